import { type GameRecord, RECORD_VERSION } from "./record.ts";
import { failure, type Result, success } from "./result.ts";
import { isObject, misfit, type Shape } from "./shape.ts";
import type { Texts } from "./words/texts.ts";

/** What can be wrong with a record. Each code has a sentence in every language (`words/record-faults.ts`). */
export const RECORD_FAULTS = [
  "not-json",
  "not-a-record",
  "newer-version",
  "broken-seal",
  "unknown-game",
  "other-rules",
  "bad-options",
  "bad-table",
  "other-components",
  "bad-seats",
  "bad-draw",
  "other-draw",
  "illegal-move",
  "other-state",
  "other-standing",
  "moves-after-end",
  "no-seed",
  "other-commitment",
] as const;

export interface RecordFault {
  readonly code: (typeof RECORD_FAULTS)[number];
  /** Where in the document, as a path: "moves[12].draws". */
  readonly path: string;
  /** What was found there, or what is wrong with it. */
  readonly detail?: string | Texts;
}

/** Reads a record from text. Its shape is right afterwards; whether the game in it is, `replay` tells. */
export function readRecord(text: string): Result<GameRecord, RecordFault> {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return failure({ code: "not-json", path: "" });
  }
  return checkRecord(given);
}

export function checkRecord(given: unknown): Result<GameRecord, RecordFault> {
  const wrong = misfit(given, shape, "");
  if (isObject(given) && Number.isInteger(given.tabletown) && (given.tabletown as number) > RECORD_VERSION) {
    return failure({ code: "newer-version", path: "tabletown", detail: String(given.tabletown) });
  }
  if (wrong !== undefined) return failure({ code: "not-a-record", path: wrong.path, detail: wrong.detail });
  return success(given as GameRecord);
}

const shape: Shape = {
  fields: {
    tabletown: "count",
    game: "text",
    rules: "count",
    options: "json",
    components: { fields: { hash: "text" }, optional: { table: "json" } },
    seats: { list: { fields: { name: "text" }, optional: { bot: "text" } } },
    chance: { fields: {}, optional: { commitment: "text", seed: "text" } },
    setup: { fields: { draws: { list: "count" }, hash: "text" } },
    moves: { list: { fields: { seat: "count", move: "text", hash: "text" }, optional: { draws: { list: "count" } } } },
    seal: "text",
  },
  optional: { standing: { list: { fields: { seat: "count", rank: "count", score: "number" } } } },
};
