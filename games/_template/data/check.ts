import { bad, good, type Outcome, PROVENANCES } from "@tabletown/kernel";
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

export function checkTable(given: unknown): Outcome<Table, string> {
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return good(parsed.output);
  const [issue] = parsed.issues;
  return bad(`${v.getDotPath(issue) ?? "the table"}: ${issue.message}`);
}
