import { failure, PROVENANCES, type Result, success } from "@tabletown/kernel";
import * as v from "valibot";
import { KINDS, OBJECTS, type StreetRow, type Table } from "./table.ts";

const STREETS = 12;
const LOTS = 4;
const SHARES = 5;

const amount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000));
const money = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));
const symbol = v.pipe(
  v.string(),
  v.regex(/^[A-Z][A-Z0-9]{0,3}$/, "must be a capital letter and up to three more or digits"),
);
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
export function check(given: unknown): Result<Table, string> {
  const parsed = v.safeParse(schema, given);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return failure(`${v.getDotPath(issue) ?? "the table"}: ${issue.message}`);
  }
  const table: Table = parsed.output;
  const problem = shareProblem(table) ?? mapProblem(table) ?? lotProblem(table);
  return problem === undefined ? success(table) : failure(problem);
}

/** Prices and payouts rise, the free share lies on top. */
function shareProblem(table: Table): string | undefined {
  for (const [i, { id, shares, payouts }] of table.objects.entries()) {
    const prices = shares.map(({ price }) => price);
    if (prices[0] !== 0) return `objects.${i}.shares.0.price (${id}): the share on top is free, so it must be 0`;
    const price = notRising(prices);
    if (price !== undefined) return `objects.${i}.shares.${price}.price (${id}): must be above the share before it`;
    const payout = notRising(payouts);
    if (payout !== undefined) return `objects.${i}.payouts.${payout} (${id}): must be above the amount before it`;
  }
  return undefined;
}

function notRising(values: readonly number[]): number | undefined {
  const index = values.findIndex((value, i) => i > 0 && value <= (values[i - 1] ?? 0));
  return index < 0 ? undefined : index;
}

/** Objects stand apart, streets join two of them, and the two of the goal can be joined. */
function mapProblem(table: Table): string | undefined {
  const twice =
    repeated(
      "objects",
      "id",
      table.objects.map(({ id }) => id),
    ) ??
    repeated(
      "objects",
      "row and column",
      table.objects.map(({ row, column }) => `${row}, ${column}`),
    ) ??
    repeated(
      "streets",
      "id",
      table.streets.map(({ id }) => id),
    ) ??
    repeated(
      "streets",
      "ends",
      table.streets.map(({ first, last }) => [first, last].sort().join(" and ")),
    );
  if (twice !== undefined) return twice;
  for (const [i, { id, first, last }] of table.streets.entries()) {
    if (first === last) return `streets.${i}.last (${id}): a street joins two different objects`;
  }
  for (const [i, { id }] of table.objects.entries()) {
    if (!table.streets.some(({ first, last }) => first === id || last === id)) {
      return `objects.${i} (${id}): no street leads here`;
    }
  }
  const [start, target] = table.goal;
  if (start === target) return "goal.1: must be another object than goal.0";
  if (!reach(table.streets, start).has(target)) return `goal: no streets lead from ${start} to ${target}`;
  return undefined;
}

function reach(streets: readonly StreetRow[], start: string): ReadonlySet<string> {
  const reached = new Set([start]);
  for (const here of reached) {
    for (const { first, last } of streets) {
      if (first === here) reached.add(last);
      if (last === here) reached.add(first);
    }
  }
  return reached;
}

/** Every lot has its building and every building its lot; no symbol means two things. */
function lotProblem(table: Table): string | undefined {
  const lots = table.streets.flatMap((street) => street.lots);
  const buildings = table.buildings.map(({ id }) => id);
  const twice = repeated("streets", "lots", lots, LOTS) ?? repeated("buildings", "id", buildings);
  if (twice !== undefined) return twice;
  for (const [i, lot] of lots.entries()) {
    const where = `streets.${Math.floor(i / LOTS)}.lots.${i % LOTS}`;
    if (!buildings.includes(lot)) return `${where}: there is no building ${lot}`;
    if (table.streets.some(({ id }) => id === lot)) return `${where}: ${lot} is the name of a street`;
  }
  return undefined;
}

function repeated(list: string, field: string, values: readonly string[], group = 1): string | undefined {
  const index = values.findIndex((value, i) => values.indexOf(value) !== i);
  return index < 0 ? undefined : `${list}.${Math.floor(index / group)}: ${field} "${values[index]}" appears twice`;
}
