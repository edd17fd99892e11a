import { failure, PROVENANCES, type Result, schemaFault, success, type TableFault } from "@tabletown/kernel";
import * as v from "valibot";
import { fromStoredTable } from "../rules/stored-table.ts";
import { contradiction } from "./contradictions.ts";
import { ICONS, PLACES, STACKS, STATS, type Table, TYPES } from "./table.ts";

const whole = v.pipe(v.number(), v.integer(), v.minValue(-1000), v.maxValue(1000));
const count = v.pipe(whole, v.minValue(0));
const positive = v.pipe(whole, v.minValue(1));
const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/));
const sources = v.record(v.string(), v.picklist(PROVENANCES));
const sign = v.picklist([...TYPES, ...ICONS]);

const effect = v.variant("type", [
  v.strictObject({ type: v.literal("gain"), stat: v.picklist(STATS), amount: whole }),
  v.strictObject({
    type: v.literal("each"),
    stat: v.picklist(STATS),
    amount: whole,
    where: v.picklist(PLACES),
    of: v.pipe(v.array(sign), v.minLength(1)),
    later: v.optional(v.literal(true)),
  }),
  v.strictObject({ type: v.literal("shore"), amount: whole }),
  v.strictObject({ type: v.literal("red-line"), stat: v.picklist(["income", "reputation"]), amount: whole }),
]);

const face = { id, type: v.picklist(TYPES), icon: v.optional(v.picklist(ICONS)), cost: count };
const rest = { effects: v.array(effect), provenance: sources };

const measure = v.variant("type", [
  v.strictObject({ type: v.literal("count"), of: v.picklist([...TYPES, ...ICONS, "lake"]) }),
  v.strictObject({ type: v.literal("group"), of: v.picklist([...TYPES, ...ICONS, "lake"]) }),
  v.strictObject({ type: v.literal("stat"), of: v.picklist(STATS) }),
  v.strictObject({ type: v.literal("markers") }),
]);

const coordinates = {
  col: v.pipe(whole, v.minValue(-9), v.maxValue(9)),
  row: v.pipe(whole, v.minValue(-9), v.maxValue(9)),
};
const side = v.strictObject({
  start: v.pipe(v.array(v.strictObject({ tile: id, ...coordinates })), v.minLength(1)),
  blocked: v.array(v.strictObject(coordinates)),
});

const sizes = v.strictObject({ A: positive, B: positive, C: positive, withMarker: count });
const edition = v.strictObject({
  stacks: v.strictObject({ 2: sizes, 3: sizes, 4: sizes }),
  under: v.strictObject({ from: v.picklist(["box", "top"]), count }),
  loneArchitect: v.strictObject({ removal: v.picklist(["before-refill", "after-refill"]) }),
  dale: v.strictObject({ titleNeedsVictory: v.boolean() }),
});

const limits = v.tuple([v.pipe(whole, v.maxValue(0)), positive]);
const market = v.pipe(v.array(count), v.minLength(4));

/** What `check` accepts, before parts are held against each other. */
export const schema = v.strictObject({
  buildings: v.array(v.strictObject({ ...face, stack: v.picklist(STACKS), copies: positive, ...rest })),
  basics: v.array(v.strictObject({ ...face, supply: count, ...rest })),
  lake: v.strictObject({ id: v.literal("lake"), cost: v.literal(0), ...rest }),
  goals: v.array(
    v.strictObject({ id, aim: v.picklist(["most", "fewest"]), measure, points: count, provenance: sources }),
  ),
  market,
  start: v.strictObject({ money: count, income: whole, reputation: whole, population: count, markers: count }),
  limits: v.strictObject({ income: limits, reputation: limits }),
  populationBoard: v.strictObject({
    redLines: v.pipe(v.array(positive), v.minLength(1)),
    beyond: positive,
    top: positive,
    loss: count,
  }),
  moneyPerPopulation: positive,
  sides: v.strictObject({ down: side, up: side }),
  editions: v.strictObject({ 1: edition, 2: edition }),
  loneArchitect: v.strictObject({ loss: count }),
  dale: v.strictObject({ stacks: sizes, market, goals: count, pays: count }),
  titles: v.pipe(v.array(v.strictObject({ id, from: count })), v.minLength(1)),
  provenance: sources,
});

/** Accepts a component table, written in old names or new, or says which place is wrong first and how. */
export function check(given: unknown): Result<Table, TableFault> {
  const current = fromStoredTable(given);
  const parsed = v.safeParse(schema, current, { abortEarly: true });
  if (!parsed.success) return failure(schemaFault(current, parsed.issues[0]));
  const fault = contradiction(parsed.output);
  return fault === undefined ? success(parsed.output) : failure(fault);
}
