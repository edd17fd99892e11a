import { type Encoding, maskBytes } from "@tabletown/bots";
import type { Game, Seat } from "@tabletown/kernel";

/** A recorded game in arrays: one row for each of its moves. */
export interface Rows {
  readonly observations: Float32Array;
  readonly actions: Int32Array;
  readonly masks: Uint8Array;
  readonly seats: Uint8Array;
  readonly games: Int32Array;
  readonly rewards: Float32Array;
}

/** A game as it was replayed. */
export interface DatasetGame {
  readonly states: readonly unknown[];
  readonly moves: readonly { readonly seat: Seat; readonly action: unknown }[];
  /** What the end of the game brought, by seat. */
  readonly rewards: readonly number[];
}

export function rowsOf(game: Game, encoding: Encoding, number: number, played: DatasetGame): Rows {
  const { states, moves, rewards } = played;
  const { observationSize, actionCount } = encoding;
  const width = maskBytes(actionCount);
  const rows: Rows = {
    observations: new Float32Array(moves.length * observationSize),
    actions: new Int32Array(moves.length),
    masks: new Uint8Array(moves.length * width),
    seats: new Uint8Array(moves.length),
    games: new Int32Array(moves.length).fill(number),
    rewards: new Float32Array(moves.length),
  };
  for (const [row, { seat, action }] of moves.entries()) {
    const state = states[row];
    encoding.observe(game.view(state, seat), seat, rows.observations, row * observationSize);
    for (const legal of game.actions(state, seat)) {
      const index = encoding.indexOf(legal, seat);
      const byte = row * width + (index >> 3);
      rows.masks[byte] = (rows.masks[byte] as number) | (1 << (index & 7));
    }
    rows.actions[row] = encoding.indexOf(action, seat);
    rows.seats[row] = seat;
    rows.rewards[row] = rewards[seat] as number;
  }
  return rows;
}
