import { recorded, streamOf, success } from "@tabletown/kernel";
import { isOpen, type NewEntry } from "../stores/entry.ts";
import { type Decided, type DecisionContext, refuse } from "./decision.ts";
import { resultOf } from "./result.ts";
import { nativeStateHash } from "./state-hash.ts";

/** The game is set up, once everybody sits; `first` are changes that happen just before. */
export function startOf({ row, game, state }: DecisionContext, first: readonly NewEntry[] = []): Decided {
  if (state.status !== "lobby") return refuse("already-started");
  const filled = (index: number): boolean =>
    first.some((each) => each.kind === "seats" && each.seats[index] !== undefined);
  if (state.seats.some((seat, index) => isOpen(seat) && !filled(index))) return refuse("seats-open");
  // Nobody plays, or loses, who does not know of it.
  if (state.seats.some(({ expected }) => expected)) return refuse("not-all-here");
  const draws: number[] = [];
  const position = game.setup(state.seats.length, recorded(streamOf(row.seed, 0), draws));
  const start: NewEntry = { kind: "start", draws, hash: nativeStateHash(game, position) };
  if (game.toAct(position).length > 0) return success({ entries: [start] });
  // With corrected components a game may be over before anybody has moved.
  return success({ entries: [start, { kind: "end", result: resultOf(game, state.seats, position, "finished") }] });
}
