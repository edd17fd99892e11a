import { type Chance, commitmentTo, recorded, ScriptError, scripted, streamOf } from "./chance.ts";
import type { GameEvent } from "./event.ts";
import type { Game } from "./game.ts";
import { same } from "./json.ts";
import type { Move } from "./match.ts";
import { type GameRecord, placesOf, type RecordedMove, sealOf, stateHash } from "./record.ts";
import type { RecordFault } from "./record-fault.ts";
import { failure, type Result, success } from "./result.ts";
import { step } from "./step.ts";
import { finish } from "./steps.ts";
import { tableFaultText } from "./table-fault.ts";
import { gameWithTable, type Title, titleUnder } from "./title.ts";
import { drawsLeftOver, outOfTurn } from "./words/record-details.ts";
import { inEveryLanguage } from "./words/texts.ts";

/** A recorded game, played again. */
export interface Replayed<S = unknown, A = unknown, E extends GameEvent = GameEvent> {
  /** States from the start on: `states[n]` is how it stood after move n. */
  readonly states: readonly S[];
  readonly moves: readonly Move<A, E>[];
}

/**
 * The game a record was played with: its title, rules, options and components must be at hand. A record that does not
 * carry its table means a standard one, or the one given here.
 */
export function gameOfRecord<S, A, V, O, T, E extends GameEvent>(
  title: Title<S, A, V, O, T, E>,
  record: GameRecord,
  table: unknown = record.components.table,
): Result<Game<S, A, V, O, E>, RecordFault> {
  if (title.id !== record.game) return failure({ code: "unknown-game", path: "game", detail: record.game });
  const version = titleUnder(title, record.rules);
  if (version === undefined) return failure({ code: "other-rules", path: "rules", detail: String(record.rules) });
  const options = version.options(record.options);
  if (!options.ok) return failure({ code: "bad-options", path: "options", detail: options.problem });
  const { hash } = record.components;
  const found = gameWithTable(version, options.value, { hash, table });
  if (!found.ok) {
    const { wrong } = found.problem;
    return wrong === undefined
      ? failure({ code: "other-components", path: "components.hash" })
      : failure({
          code: "bad-table",
          path: "components.table",
          detail: inEveryLanguage((language) => tableFaultText(language, wrong)),
        });
  }
  const { game } = found.value;
  const [fewest, most] = game.seats;
  if (record.seats.length < fewest || record.seats.length > most) {
    return failure({ code: "bad-seats", path: "seats", detail: String(record.seats.length) });
  }
  return success(game);
}

/** Plays a record again from its written draws, checking every move, every state and the standing. */
export function replay<S, A, V, O, E extends GameEvent>(
  game: Game<S, A, V, O, E>,
  record: GameRecord,
): Result<Replayed<S, A, E>, RecordFault> {
  return finish(replaySteps(game, record));
}

/** The same one move at a time: a page has other things to do meanwhile. */
export function* replaySteps<S, A, V, O, E extends GameEvent>(
  game: Game<S, A, V, O, E>,
  record: GameRecord,
): Generator<undefined, Result<Replayed<S, A, E>, RecordFault>> {
  const { states, moves, fault } = yield* stepsAsFar(game, record);
  if (fault !== undefined) return failure(fault);
  const last = states.at(-1) as S;
  const standing = game.toAct(last).length === 0 ? placesOf(game.score(last)) : undefined;
  if (!same(standing, record.standing)) return failure({ code: "other-standing", path: "standing" });
  // Last, so that whatever was changed is named where it stands.
  if (sealOf(record) !== record.seal) return failure({ code: "broken-seal", path: "seal" });
  return success({ states, moves });
}

/** A record played again as far as it goes. */
type ReplayedSoFar<S, A, E extends GameEvent> = Replayed<S, A, E> & { readonly fault?: RecordFault };

/** Plays a record up to the first move that cannot be, or leads elsewhere than it once did. */
export function replayAsFar<S, A, V, O, E extends GameEvent>(
  game: Game<S, A, V, O, E>,
  record: GameRecord,
): ReplayedSoFar<S, A, E> {
  return finish(stepsAsFar(game, record));
}

function* stepsAsFar<S, A, V, O, E extends GameEvent>(
  game: Game<S, A, V, O, E>,
  record: GameRecord,
): Generator<undefined, ReplayedSoFar<S, A, E>> {
  const states: S[] = [];
  const moves: Move<A, E>[] = [];
  const opening = drawn(record.setup.draws, "setup.draws", (chance) => game.setup(record.seats.length, chance));
  if (!opening.ok) return { states, moves, fault: opening.problem };
  let state = opening.value;
  if (stateHash(game, state) !== record.setup.hash) {
    return { states, moves, fault: { code: "other-state", path: "setup.hash" } };
  }
  states.push(state);
  for (const index of record.moves.keys()) {
    const made = replayedMove(game, state, record, index);
    if (!made.ok) return { states, moves, fault: made.problem };
    state = made.value.state;
    states.push(state);
    moves.push(made.value.move);
    yield;
  }
  return { states, moves };
}

function replayedMove<S, A, V, O, E extends GameEvent>(
  game: Game<S, A, V, O, E>,
  before: S,
  record: GameRecord,
  index: number,
): Result<{ readonly state: S; readonly move: Move<A, E> }, RecordFault> {
  const { seat, move, draws = [], hash } = record.moves[index] as RecordedMove;
  const path = `moves[${index}]`;
  if (game.toAct(before).length === 0) return failure({ code: "moves-after-end", path });
  const stepped = drawn(
    draws,
    `${path}.draws`,
    (chance) => step(game, before, seat, move, chance),
    ({ ok }) => ok,
  );
  if (!stepped.ok) return stepped;
  if (!stepped.value.ok) {
    return failure({
      code: "illegal-move",
      path,
      detail: stepped.value.problem === "illegal" ? move : outOfTurn(move),
    });
  }
  const { action, events, state } = stepped.value.value;
  if (hash !== "" && stateHash(game, state) !== hash) return failure({ code: "other-state", path: `${path}.hash` });
  return success({ state, move: { seat, action, draws, events } });
}

/** Runs something on written draws: each must be possible, and where it was `done` none may be left over. */
function drawn<T>(
  draws: readonly number[],
  path: string,
  run: (chance: Chance) => T,
  done: (value: T) => boolean = () => true,
): Result<T, RecordFault> {
  const script = scripted(draws);
  try {
    const value = run(script);
    if (done(value) && script.left() > 0)
      return failure({ code: "bad-draw", path, detail: drawsLeftOver(script.left()) });
    return success(value);
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    return failure({ code: "bad-draw", path, detail: error.texts });
  }
}

/** Checks that chance was fair: the seed is the one committed to, and every draw follows from it. */
export function verifyChance<S, A, V, O, E extends GameEvent>(
  game: Game<S, A, V, O, E>,
  record: GameRecord,
): Result<{ readonly draws: number }, RecordFault> {
  const seed = committedSeed(record);
  if (!seed.ok) return seed;
  const again = replay(game, record);
  return again.ok ? finish(verifySteps(game, record, again.value)) : again;
}

/** The same one move at a time, of a record that was played again. */
export function* verifySteps<S, A, V, O, E extends GameEvent>(
  game: Game<S, A, V, O, E>,
  record: GameRecord,
  { states, moves }: Replayed<S, A, E>,
): Generator<undefined, Result<{ readonly draws: number }, RecordFault>> {
  const seed = committedSeed(record);
  if (!seed.ok) return seed;
  const draws: number[] = [];
  game.setup(record.seats.length, recorded(streamOf(seed.value, 0), draws));
  if (!same(record.setup.draws, draws)) return failure({ code: "other-draw", path: "setup.draws" });
  let count = draws.length;
  for (const [index, { seat, action, draws: written }] of moves.entries()) {
    const before = game.copy(states[index] as S);
    const fair: number[] = [];
    game.apply(before, seat, action, recorded(streamOf(seed.value, index + 1), fair));
    if (!same(written, fair)) return failure({ code: "other-draw", path: `moves[${index}].draws` });
    count += fair.length;
    yield;
  }
  return success({ draws: count });
}

function committedSeed({ chance: { seed, commitment } }: GameRecord): Result<string, RecordFault> {
  if (seed === undefined) return failure({ code: "no-seed", path: "chance.seed" });
  if (commitment !== commitmentTo(seed)) return failure({ code: "other-commitment", path: "chance.commitment" });
  return success(seed);
}
