import { type Match, openMatch, play } from "@tabletown/kernel";
import type { InPlay } from "../library.ts";
import { inSlices } from "../part/in-slices.ts";
import { keep, randomId, type Save, type SavedSeat } from "./saves.ts";

/** A fresh match; it is stored at once. */
export async function newMatch(inPlay: InPlay, seats: readonly SavedSeat[]): Promise<Save> {
  const { game } = inPlay;
  const seed = randomId(26);
  const { state } = openMatch(game, seats.length, seed);
  const save: Save = {
    id: randomId(10),
    game: game.id,
    rules: game.rules,
    options: game.options,
    seats,
    seed,
    moves: [],
    updated: Date.now(),
    toAct: game.toAct(state),
    revision: 1,
  };
  await keep(save).catch(() => undefined);
  return save;
}

/** The match of a save, played up to where it stood. Undefined where a move no longer fits the rules. */
export function matchOf(inPlay: InPlay, save: Save): Match | undefined {
  let match = openMatch(inPlay.game, save.seats.length, save.seed);
  for (const { seat, move } of save.moves) {
    const played = play(match, seat, move);
    if (!played.ok) return undefined;
    match = played.value;
  }
  return match;
}

/** Every position of a match, from the set-up on. */
export async function statesOf(match: Match): Promise<readonly unknown[]> {
  let again = openMatch(match.game, match.seats, match.seed);
  const first = again.state;
  const later = await inSlices(match.moves, ({ seat, action }) => {
    const next = play(again, seat, action);
    if (!next.ok) throw new Error(`a move that was made cannot be made again: ${next.problem}`);
    again = next.value;
    return again.state;
  });
  return [first, ...later];
}
