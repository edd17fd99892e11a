import {
  failure,
  idsIn,
  type Result,
  schemaFault,
  success,
  type TableFault,
  type Texts,
  takenId,
} from "@tabletown/kernel";
import * as v from "valibot";
import type { Table } from "./table.ts";

/** Moves are written with it. */
const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/), v.maxLength(40));
const positive = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20));
/** What `check` accepts, before parts are held against each other. */
export const schema = v.strictObject({
  buildings: v.array(v.strictObject({ id, height: positive, copies: positive })),
  corner: v.strictObject({ id, points: count }),
  coins: count,
});

/** Accepts a table that can be played with, otherwise says which place is wrong and how. */
export function check(given: unknown): Result<Table, TableFault> {
  const parsed = v.safeParse(schema, given);
  if (!parsed.success) return failure(schemaFault(given, parsed.issues[0]));
  const { buildings, corner } = parsed.output;
  const taken = takenId([...idsIn("buildings", buildings), ["corner.id", corner.id]]);
  if (taken !== undefined) return failure(taken);
  // SPEC 1.2: three buildings for each of four players.
  const enough = buildings.reduce((sum, { copies }) => sum + copies, 0) >= 12;
  return enough ? success(parsed.output) : failure({ path: "buildings", says: TOO_FEW });
}

const TOO_FEW: Texts = {
  en: "at least 12 buildings are needed",
  pl: "potrzeba co najmniej 12 budynków",
  ru: "нужно не меньше 12 зданий",
};
