import { failure, PROVENANCES, type Result, schemaFault, success, type TableFault } from "@tabletown/kernel";
import * as v from "valibot";
import { contradictions } from "./contradictions.ts";
import { ESTABLISHMENT_FIELDS, LANDMARK_FIELDS, SYMBOLS, type Table, TOWN_HALL_FIELDS } from "./table.ts";

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
const positive = v.pipe(whole, v.minValue(1));
const id = v.pipe(v.string(), v.maxLength(100));
const box = v.picklist(["base", "plus"]);
const symbol = v.picklist(SYMBOLS);
/** Notes about the sources of some fields. */
function sources<const Fields extends readonly [string, ...string[]]>(fields: Fields) {
  return v.exactOptional(v.strictObject(v.entriesFromList(fields, v.exactOptional(v.picklist(PROVENANCES)))));
}
const symbols = v.pipe(v.array(symbol), v.minLength(1), v.maxLength(SYMBOLS.length));

const effect = v.variant("type", [
  v.strictObject({ type: v.literal("bank"), amount: positive }),
  v.strictObject({ type: v.literal("bank-per-symbol"), symbol, amount: positive }),
  v.strictObject({ type: v.literal("bank-per-card"), card: id, amount: positive }),
  v.strictObject({ type: v.literal("bank-roll"), dice: v.pipe(positive, v.maxValue(2)) }),
  v.strictObject({ type: v.literal("roller-pays"), amount: positive }),
  v.strictObject({ type: v.literal("each-pays"), amount: positive }),
  v.strictObject({ type: v.literal("each-pays-per-symbol"), symbols, amount: positive }),
  v.strictObject({ type: v.literal("each-pays-half"), from: positive }),
  v.strictObject({ type: v.literal("one-pays"), amount: positive }),
  v.strictObject({ type: v.literal("swap"), except: symbol }),
]);

const landmarkEffect = v.variant("type", [
  v.strictObject({ type: v.literal("two-dice") }),
  v.strictObject({ type: v.literal("raise"), symbols, amount: positive }),
  v.strictObject({ type: v.literal("extra-turn") }),
  v.strictObject({ type: v.literal("reroll") }),
  v.strictObject({ type: v.literal("add"), from: positive, amount: v.pipe(positive, v.maxValue(12)) }),
  v.strictObject({ type: v.literal("idle-income"), amount: positive }),
]);

/** What `check` accepts, before parts are held against each other. */
export const schema = v.strictObject({
  start: v.strictObject({ coins: whole, establishments: v.pipe(v.array(id), v.minLength(1), v.maxLength(10)) }),
  establishments: v.pipe(
    v.array(
      v.strictObject({
        id,
        box,
        colour: v.picklist(["blue", "green", "red", "purple"]),
        symbol,
        numbers: v.pipe(v.array(v.pipe(positive, v.maxValue(24))), v.minLength(1), v.maxLength(24)),
        cost: whole,
        copies: v.pipe(positive, v.maxValue(20)),
        effect,
        needs: v.exactOptional(id),
        provenance: sources(ESTABLISHMENT_FIELDS),
      }),
    ),
    v.maxLength(100),
  ),
  landmarks: v.pipe(
    v.array(v.strictObject({ id, box, cost: whole, effect: landmarkEffect, provenance: sources(LANDMARK_FIELDS) })),
    v.maxLength(20),
  ),
  townHall: v.strictObject({ id, box, amount: whole, provenance: sources(TOWN_HALL_FIELDS) }),
  marketPiles: positive,
});

/** Accepts the cards of the standard table with any values that the rules can play. */
export function check(given: unknown): Result<Table, TableFault> {
  const parsed = v.safeParse(schema, given, { abortEarly: true });
  if (!parsed.success) return failure(schemaFault(given, parsed.issues[0]));
  const [fault] = contradictions(parsed.output);
  return fault === undefined ? success(parsed.output) : failure(fault);
}
