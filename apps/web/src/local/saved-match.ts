import { finish, type Match, openMatch, play } from "@tabletown/kernel";
import type { InPlay } from "../library.ts";
import { inSlices } from "../part/in-slices.ts";
import { randomId } from "../part/random-id.ts";
import { type Save, type SavedSeat, storeSave } from "./saves.ts";

/** A match as it is stored, but for how often it was. */
export function snapshotOf(
  id: string,
  inPlay: InPlay,
  match: Match,
  seats: readonly SavedSeat[],
): Omit<Save, "revision"> {
  const { game, seed, moves, state } = match;
  const toAct = game.toAct(state);
  return {
    id,
    game: game.id,
    rules: game.rules,
    options: game.options,
    ...savedComponents(inPlay),
    seats,
    seed,
    moves: moves.map(({ seat, action }) => ({ seat, move: game.format(action) })),
    updated: Date.now(),
    toAct,
    ...(toAct.length === 0 && { standing: game.score(state) }),
  };
}

/** What a match keeps of the components it is played with: always its table, whatever the standard becomes. */
export function savedComponents({ table, pack }: InPlay): Pick<Save, "table" | "pack"> {
  return { table, ...(pack !== undefined && { pack }) };
}

/** A fresh match; it is stored at once, if it can be. */
export async function newMatch(inPlay: InPlay, seats: readonly SavedSeat[]): Promise<Save> {
  const match = openMatch(inPlay.game, seats.length, randomId(26));
  const save: Save = { ...snapshotOf(randomId(10), inPlay, match, seats), revision: 1 };
  await storeSave(save);
  return save;
}

/** The match of a save, played up to where it stood. Undefined where a move no longer fits the rules. */
export function matchOf(inPlay: InPlay, save: Save): Match | undefined {
  return finish(savedSteps(inPlay, save))?.match;
}

/** The same one move at a time, with every position from the set-up on. */
export function* savedSteps(
  inPlay: InPlay,
  save: Save,
): Generator<undefined, { readonly match: Match; readonly states: readonly unknown[] } | undefined> {
  let match = openMatch(inPlay.game, save.seats.length, save.seed);
  const states = [match.state];
  for (const { seat, move } of save.moves) {
    const played = play(match, seat, move);
    if (!played.ok) return undefined;
    match = played.value;
    states.push(match.state);
    yield;
  }
  return { match, states };
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
