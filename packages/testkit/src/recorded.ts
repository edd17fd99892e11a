import { readdirSync, readFileSync } from "node:fs";
import {
  finish,
  type Game,
  type GameEvent,
  type GameRecord,
  gameOfRecord,
  type Move,
  type Replayed,
  readRecord,
  replay,
  replayAsFar,
  type Title,
  verifySteps,
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
  return filesIn(folder).map((file) => recordedGame(title, file));
}

/** The same for who only wants to look at them: what the records are checked for elsewhere is not checked again. */
export function playedGames<S, A, V, O, T, E extends GameEvent>(
  title: Title<S, A, V, O, T, E>,
  folder: URL,
): readonly RecordedGame<S, A, V, O, E>[] {
  return filesIn(folder).map((file) => {
    const { record, game } = opened(title, file);
    const { states, moves, fault } = replayAsFar(game, withoutHashes(record));
    if (fault !== undefined) throw new Error(`${nameOf(file)}: ${JSON.stringify(fault)}`);
    return playedGame(file, record, game, { states, moves });
  });
}

/** One recorded game; throws where it does not replay. */
export function recordedGame<S, A, V, O, T, E extends GameEvent>(
  title: Title<S, A, V, O, T, E>,
  file: URL,
): RecordedGame<S, A, V, O, E> {
  const { record, game } = opened(title, file);
  const replayed = told(file, replay(game, record));
  told(file, finish(verifySteps(game, record, replayed)));
  return playedGame(file, record, game, replayed);
}

function opened<S, A, V, O, T, E extends GameEvent>(
  title: Title<S, A, V, O, T, E>,
  file: URL,
): { readonly record: GameRecord; readonly game: Game<S, A, V, O, E> } {
  const record = told(file, readRecord(readFileSync(file, "utf8")));
  return { record, game: told(file, gameOfRecord(title, record)) };
}

function playedGame<S, A, V, O, E extends GameEvent>(
  file: URL,
  record: GameRecord,
  game: Game<S, A, V, O, E>,
  { states, moves }: Replayed<S, A, E>,
): RecordedGame<S, A, V, O, E> {
  const end = states.at(-1) as S;
  if (game.toAct(end).length > 0) throw new Error(`${nameOf(file)} stops before the game is over`);
  const events = moves.flatMap((move) => move.events);
  return { name: nameOf(file), record, game, seats: record.seats.length, states, moves, events, end };
}

/** A record that says nothing of the states in between, and so is quick to replay. */
function withoutHashes(record: GameRecord): GameRecord {
  return { ...record, moves: record.moves.map((move) => ({ ...move, hash: "" })) };
}

function told<Value>(
  file: URL,
  result: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: unknown },
): Value {
  if (!result.ok) throw new Error(`${nameOf(file)}: ${JSON.stringify(result.problem)}`);
  return result.value;
}

function filesIn(folder: URL): URL[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => new URL(name, folder));
}

function nameOf(file: URL): string {
  return file.pathname.slice(file.pathname.lastIndexOf("/") + 1);
}
