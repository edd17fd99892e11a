import { readdirSync, readFileSync } from "node:fs";
import {
  type Game,
  type GameEvent,
  type GameRecord,
  gameOfRecord,
  type Move,
  readRecord,
  replay,
  type Title,
  verifyChance,
} from "@tabletown/kernel";

/** A whole game out of a `fixtures/` folder, played again. */
export interface RecordedGame<S, A, V, O, E extends GameEvent> {
  /** Its file. */
  readonly name: string;
  readonly record: GameRecord;
  readonly game: Game<S, A, V, O, E>;
  readonly seats: number;
  /** `states[n]` is how it stood after move n. */
  readonly states: readonly S[];
  readonly moves: readonly Move<A, E>[];
  /** Those of all moves. */
  readonly events: readonly E[];
  /** The last state. */
  readonly end: S;
}

/** Every recorded game of a folder: each must replay to its end, and its draws must follow from its seed. */
export function recordedGames<S, A, V, O, T, E extends GameEvent>(
  title: Title<S, A, V, O, T, E>,
  folder: URL,
): readonly RecordedGame<S, A, V, O, E>[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => recordedGame(title, new URL(name, folder)));
}

/** One recorded game; throws where it does not replay. */
export function recordedGame<S, A, V, O, T, E extends GameEvent>(
  title: Title<S, A, V, O, T, E>,
  file: URL,
): RecordedGame<S, A, V, O, E> {
  const name = file.pathname.slice(file.pathname.lastIndexOf("/") + 1);
  const told = <Value>(
    result: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: unknown },
  ): Value => {
    if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result.problem)}`);
    return result.value;
  };
  const record = told(readRecord(readFileSync(file, "utf8")));
  const game = told(gameOfRecord(title, record));
  const { states, moves } = told(replay(game, record));
  told(verifyChance(game, record));
  const end = states.at(-1) as S;
  if (game.toAct(end).length > 0) throw new Error(`${name} stops before the game is over`);
  const events = moves.flatMap((move) => move.events);
  return { name, record, game, seats: record.seats.length, states, moves, events, end };
}
