import { type GameRecord, RECORD_VERSION } from "./record.ts";
import type { RecordFault } from "./record-fault.ts";
import { failure, type Result, success } from "./result.ts";
import { isObject, misfit, type Shape } from "./shape.ts";

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
