import { failure, type Result, type Sentences, schemaFault, success, type TableFault } from "@tabletown/kernel";
import * as v from "valibot";
import type { Table } from "./table.ts";

const positive = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20));
/** What `check` accepts, before parts are held against each other. */
export const schema = v.strictObject({
  buildings: v.array(v.strictObject({ id: v.string(), height: positive, copies: positive })),
  corner: v.strictObject({ id: v.string(), points: count }),
  coins: count,
});

/** Accepts a table that can be played with, otherwise says which place is wrong and how. */
export function check(given: unknown): Result<Table, TableFault> {
  const parsed = v.safeParse(schema, given);
  if (!parsed.success) return failure(schemaFault(given, parsed.issues[0]));
  const { buildings } = parsed.output;
  // SPEC 1.2: three buildings for each of four players.
  const enough = buildings.reduce((sum, { copies }) => sum + copies, 0) >= 12;
  return enough ? success(parsed.output) : failure({ path: "buildings", says: TOO_FEW });
}

const TOO_FEW: Sentences = {
  en: "at least 12 buildings are needed",
  pl: "potrzeba co najmniej 12 budynków",
  ru: "нужно не меньше 12 зданий",
};
