import { type Game, type GameEvent, type Seat, scripted } from "@tabletown/kernel";
import type { LoggedMove, MatchEntry } from "../stores/entry.ts";
import type { MatchState } from "./match-state.ts";
import { freeAfter } from "./moved.ts";
import { applyMove } from "./play-move.ts";
import type { EarlierPosition } from "./taken-back.ts";

interface HistoryMove extends LoggedMove {
  readonly at: number;
}

/** The moves of a log that count, in order, with the draws of the set-up; those taken back are left out. */
export interface MoveHistory {
  readonly started: number;
  readonly setup: { readonly draws: readonly number[]; readonly hash: string };
  readonly moves: readonly HistoryMove[];
}

export function historyOf(log: readonly MatchEntry[]): MoveHistory | undefined {
  let history: { started: number; setup: MoveHistory["setup"]; moves: HistoryMove[] } | undefined;
  for (const entry of log) {
    if (entry.kind === "start") {
      const { draws, hash, at, opening = [] } = entry;
      history = { started: at, setup: { draws, hash }, moves: opening.map((move) => ({ ...move, at })) };
    }
    if (entry.kind === "move") {
      const { seat, move, draws, hash, at } = entry;
      history?.moves.push({ seat, move, draws, at, ...(hash !== undefined && { hash }) });
    }
    if (entry.kind === "undo" && history !== undefined) history.moves.length = entry.to;
  }
  return history;
}

/** Plays the first `count` moves again from the start, showing every position on the way. `show` must not keep the position. */
export function replayMoves(
  game: Game,
  seats: number,
  { setup, moves }: MoveHistory,
  count: number,
  show?: (move: number, position: unknown, events: readonly GameEvent[]) => void,
): unknown {
  const position = game.setup(seats, scripted(setup.draws));
  show?.(0, position, []);
  for (const [index, move] of moves.slice(0, count).entries()) {
    const events = applyMove(game, position, move);
    show?.(index + 1, position, events);
  }
  return position;
}

/** The position after the first `count` moves, how many of them their maker may take back freely, and whose the others were. */
export function positionAfter(
  game: Game,
  state: MatchState,
  log: readonly MatchEntry[],
  count: number,
): EarlierPosition {
  const history = historyOf(log);
  if (history === undefined) throw new Error("moves were taken back before the first");
  let free: MatchState["free"] = { seat: 0, count: 0 };
  const position = replayMoves(game, state.seats.length, history, count, (number, _position, events) => {
    const made = history.moves[number - 1];
    // Moves that came with a continued record cannot be taken back.
    if (made !== undefined && number > state.opening) free = freeAfter(free, { ...made, events });
  });
  return { position, toAct: game.toAct(position), free, undone: undoneBy(log, count) };
}

/** The moves of a log beyond the first `count`: whose they are and where they stand. */
function undoneBy(log: readonly MatchEntry[], count: number): EarlierPosition["undone"] {
  const made: { seat: Seat; seq: number }[] = [];
  for (const entry of log) {
    if (entry.kind === "start") made.push(...(entry.opening ?? []).map(({ seat }) => ({ seat, seq: entry.seq })));
    if (entry.kind === "move") made.push({ seat: entry.seat, seq: entry.seq });
    if (entry.kind === "undo") made.length = entry.to;
  }
  return made.slice(count);
}
