import { failure, PROVENANCES, type Result, success } from "@tabletown/kernel";
import * as v from "valibot";
import type { Table } from "./table.ts";

const provenance = v.picklist(PROVENANCES);
const whole = v.pipe(v.number(), v.integer(), v.minValue(1));
const schema = v.strictObject({
  houses: v.array(
    v.strictObject({
      id: v.string(),
      height: whole,
      copies: whole,
      provenance: v.strictObject({ height: provenance, copies: provenance }),
    }),
  ),
});

export function checkTable(given: unknown): Result<Table, string> {
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return success(parsed.output);
  const [issue] = parsed.issues;
  return failure(`${v.getDotPath(issue) ?? "the table"}: ${issue.message}`);
}
