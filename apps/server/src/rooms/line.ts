import { type Game, type GameEvent, type Seat, scripted } from "@tabletown/kernel";
import type { Entry, LoggedMove } from "./entry.ts";
import { applyMove, type Table } from "./table.ts";

export interface LineMove extends LoggedMove {
  readonly at: number;
}

/** The moves of a log that count, in order, with the draws of the set-up; those taken back are left out. */
export interface Line {
  readonly started: number;
  readonly setup: { readonly draws: readonly number[]; readonly hash: string };
  readonly moves: readonly LineMove[];
}

export function lineOf(log: readonly Entry[]): Line | undefined {
  let line: { started: number; setup: Line["setup"]; moves: LineMove[] } | undefined;
  for (const entry of log) {
    if (entry.kind === "start") {
      const { draws, hash, at, opening = [] } = entry;
      line = { started: at, setup: { draws, hash }, moves: opening.map((move) => ({ ...move, at })) };
    }
    if (entry.kind === "move") {
      const { seat, move, draws, hash, at } = entry;
      line?.moves.push({ seat, move, draws, at, ...(hash !== undefined && { hash }) });
    }
    if (entry.kind === "undo" && line !== undefined) line.moves.length = entry.to;
  }
  return line;
}

/** Plays a line again from the start, showing every position on the way. `seen` must not keep the state. */
export function walkLine(
  game: Game,
  seats: number,
  { setup, moves }: Line,
  to: number,
  seen?: (move: number, state: unknown, events: readonly GameEvent[]) => void,
): unknown {
  const state = game.setup(seats, scripted(setup.draws));
  seen?.(0, state, []);
  for (const [index, move] of moves.slice(0, to).entries()) {
    const events = applyMove(game, state, move);
    seen?.(index + 1, state, events);
  }
  return state;
}

/** The position after `to` moves, and how many of them their maker may take back freely. */
export function tableAt(game: Game, table: Table, line: Line, to: number): Table {
  let free = { seat: 0 as Seat, count: 0 };
  const state = walkLine(game, table.seats.length, line, to, (number, _state, events) => {
    const made = line.moves[number - 1];
    if (made === undefined || number <= table.opening) return;
    const run = free.seat === made.seat ? free.count : 0;
    const open = made.draws.length === 0 && !events.some((event) => event.reveals);
    free = { seat: made.seat, count: open ? run + 1 : 0 };
  });
  return { ...table, state, moves: to, free };
}
