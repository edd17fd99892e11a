import { failure, type Result, success } from "@tabletown/kernel";
import * as v from "valibot";
import type { Table } from "./table.ts";

const positive = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20));
/** What `check` accepts, before parts are held against each other. */
export const schema = v.strictObject({
  buildings: v.pipe(
    v.array(v.strictObject({ id: v.string(), height: positive, copies: positive })),
    // SPEC 1.2: three buildings for each of four players.
    v.check((rows) => rows.reduce((sum, { copies }) => sum + copies, 0) >= 12, "at least 12 buildings are needed"),
  ),
  corner: v.strictObject({ id: v.string(), points: count }),
  coins: count,
});

/** Accepts a table of the right shape, otherwise says which place is wrong and how. */
export function check(given: unknown): Result<Table, string> {
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return success(parsed.output);
  const [issue] = parsed.issues;
  return failure(`${v.getDotPath(issue) ?? "the table"}: ${issue.message}`);
}
