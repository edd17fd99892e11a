import { readFileSync } from "node:fs";
import { findMind, findTitle } from "@tabletown/catalog";
import { type GameEvent, type GameRecord, gameOfRecord, readRecord, replayAsFar } from "@tabletown/kernel";
import { expect } from "vitest";
import type { Review } from "../src/review.ts";
import type { ReviewedGame } from "../src/reviewer.ts";

/** A game that a record holds, ready to be reviewed. */
export type RecordedGame = ReviewedGame<unknown, unknown, unknown, unknown, GameEvent>;

/** A record among the fixtures of a game: "london/3-corrected-table". Of a long one, only so many moves. */
export async function recordedGame(path: string, moves = Number.POSITIVE_INFINITY): Promise<RecordedGame> {
  const [id, name] = path.split("/");
  return gameIn(readFileSync(`games/${id}/fixtures/${name}.json`, "utf8"), moves);
}

async function gameIn(text: string, most: number): Promise<RecordedGame> {
  const read = readRecord(text);
  if (!read.ok) throw new Error(read.problem.code);
  const record: GameRecord = read.value;
  const title = await findTitle(record.game);
  if (title === undefined) throw new Error(record.game);
  const game = gameOfRecord(title, record);
  if (!game.ok) throw new Error(game.problem.code);
  const mind = (await findMind(record.game))?.mind(game.value.options, record.components.table);
  // That records replay to what was written is a test of each game: here the states in between are not hashed.
  const shortened = { ...record, moves: record.moves.slice(0, most).map((move) => ({ ...move, hash: "" })) };
  const { states, moves, fault } = replayAsFar(game.value, shortened);
  if (fault !== undefined) throw new Error(fault.code);
  return {
    game: game.value,
    mind,
    played: { states, moves },
    seats: record.seats.length,
    record: record.seal,
  };
}

/** The parts of every ledger add up to result − beginning. */
export function expectIdentity({ seats, beginning, result }: Review): void {
  for (const [seat, { ledger }] of seats.entries()) {
    const { deal, ownLuck, othersLuck, ownChoices, othersChoices, remainder } = ledger;
    const explained = deal + ownLuck + othersLuck + ownChoices + othersChoices + remainder;
    expect(explained).toBeCloseTo((result[seat] as number) - (beginning[seat] as number), 4);
  }
}
