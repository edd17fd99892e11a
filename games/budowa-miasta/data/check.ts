import { failure, PROVENANCES, type Result, schemaFault, success, type TableFault } from "@tabletown/kernel";
import * as v from "valibot";
import { contradiction, LOTS } from "./contradictions.ts";
import { KINDS, OBJECTS, type Table } from "./table.ts";

const STREETS = 12;
const SHARES = 5;

const amount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000));
const money = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));
const symbol = v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9]{0,3}$/));
const object = v.picklist(OBJECTS);
const from = v.picklist(PROVENANCES);

/** What `check` accepts, before parts are held against each other. */
export const schema = v.strictObject({
  startingMoney: v.strictObject({ 2: money, 3: money, 4: money, 5: money, 6: money }),
  hand: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)),
  bonus: money,
  goal: v.strictTuple([object, object]),
  provenance: v.strictObject({ startingMoney: from, hand: from, bonus: from, goal: from }),
  objects: v.pipe(
    v.array(
      v.strictObject({
        id: object,
        row: place,
        column: place,
        payouts: v.pipe(v.array(amount), v.length(SHARES)),
        shares: v.pipe(
          v.array(v.strictObject({ price: money, provenance: v.strictObject({ price: from }) })),
          v.length(SHARES),
        ),
        provenance: v.strictObject({ place: from, payouts: from }),
      }),
    ),
    v.length(OBJECTS.length),
  ),
  streets: v.pipe(
    v.array(
      v.strictObject({
        id: symbol,
        first: object,
        last: object,
        lots: v.pipe(v.array(symbol), v.length(LOTS)),
        provenance: v.strictObject({ first: from, last: from }),
      }),
    ),
    v.length(STREETS),
  ),
  buildings: v.pipe(
    v.array(
      v.strictObject({
        id: symbol,
        kind: v.picklist(KINDS),
        cost: amount,
        provenance: v.strictObject({ kind: from, cost: from }),
      }),
    ),
    v.length(STREETS * LOTS),
  ),
});

/** Accepts a table that can be played with; otherwise names the place that is wrong. */
export function check(given: unknown): Result<Table, TableFault> {
  const parsed = v.safeParse(schema, given);
  if (!parsed.success) return failure(schemaFault(given, parsed.issues[0]));
  const fault = contradiction(parsed.output);
  return fault === undefined ? success(parsed.output) : failure(fault);
}
