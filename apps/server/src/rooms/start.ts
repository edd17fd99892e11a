import { recorded, streamOf, success } from "@tabletown/kernel";
import { stateHash } from "../random.ts";
import { type Happened, isOpen } from "./entry.ts";
import { type Decided, refuse, type Situation } from "./situation.ts";

/** The game is set up, once everybody sits; `first` are changes that happen just before. */
export function startOf({ row, game, table }: Situation, first: readonly Happened[] = []): Decided {
  if (table.status !== "lobby") return refuse("already-started");
  const filled = (index: number): boolean =>
    first.some((each) => each.kind === "seats" && each.seats[index] !== undefined);
  if (table.seats.some((seat, index) => isOpen(seat) && !filled(index))) return refuse("seats-open");
  const draws: number[] = [];
  const state = game.setup(table.seats.length, recorded(streamOf(row.seed, 0), draws));
  return success({ happened: [{ kind: "start", draws, hash: stateHash(state) }] });
}
