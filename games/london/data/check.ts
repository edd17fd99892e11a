import { failure, PROVENANCES, type Result, schemaFault, success, type TableFault } from "@tabletown/kernel";
import * as v from "valibot";
import { fromStoredTable } from "../rules/stored-table.ts";
import { contradiction } from "./contradictions.ts";
import { COUNTS } from "./effect.ts";
import { BOROUGH_FIELDS, CARD_FIELDS, COLOURS, DECKS, SETTING_FIELDS, SIDES, type Table } from "./table.ts";

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
const positive = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000));
const few = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20));
const from = v.picklist(PROVENANCES);
const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(80));
const name = v.strictObject({ en: text, pl: text, ru: text });
const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/), v.maxLength(60));

function sureness<const Fields extends readonly [string, ...string[]]>(fields: Fields) {
  return v.strictObject(
    Object.fromEntries(fields.map((field) => [field, v.exactOptional(from)])) as {
      [Field in Fields[number]]: v.ExactOptionalSchema<typeof from, undefined>;
    },
  );
}

const gains = [
  v.strictObject({ type: v.literal("gainMoney"), n: positive }),
  v.strictObject({ type: v.literal("gainPrestige"), n: positive }),
  v.strictObject({ type: v.literal("removePoverty"), n: positive }),
  v.strictObject({ type: v.literal("gainPoverty"), n: positive }),
] as const;

const effects = [
  ...gains,
  v.strictObject({ type: v.literal("gainMoneyPer"), n: positive, per: v.picklist(COUNTS) }),
  v.strictObject({ type: v.literal("gainPrestigePer"), n: positive, per: v.picklist(COUNTS) }),
  v.strictObject({ type: v.literal("drawCards"), n: few }),
  v.strictObject({
    type: v.literal("discardUpTo"),
    max: v.exactOptional(positive),
    filter: v.picklist(["any", "paupers"]),
    each: v.pipe(v.array(v.variant("type", gains)), v.minLength(1)),
  }),
  v.strictObject({ type: v.literal("takeFromEach"), n: positive }),
  v.strictObject({ type: v.literal("eachPaysPerBorough"), n: positive }),
  v.strictObject({ type: v.literal("givePoverty"), n: positive }),
  v.strictObject({ type: v.literal("causePoverty"), n: positive }),
  v.strictObject({ type: v.literal("spareHand") }),
] as const;

const cardEffects = [
  ...effects,
  v.strictObject({ type: v.literal("collectStored") }),
  v.strictObject({ type: v.literal("turnThisInstead") }),
  v.strictObject({ type: v.literal("placeFromBoard") }),
  v.strictObject({ type: v.literal("repeatCard") }),
] as const;

const abilities = [
  v.strictObject({ type: v.literal("anyColourDiscard"), price: whole, paupers: v.boolean() }),
  v.strictObject({ type: v.literal("loanPays"), n: positive }),
  v.strictObject({ type: v.literal("loanRepay"), n: positive }),
  v.strictObject({ type: v.literal("swap"), times: few }),
  v.strictObject({ type: v.literal("look"), n: few }),
  v.strictObject({ type: v.literal("drawRange"), min: v.pipe(whole, v.maxValue(1)), max: few }),
  v.strictObject({ type: v.literal("discount"), n: positive, min: whole }),
] as const;

const card = v.strictObject({
  id,
  name,
  deck: v.picklist(DECKS),
  colour: v.picklist(COLOURS),
  copies: few,
  playCost: whole,
  activationCost: v.strictObject({ money: v.exactOptional(positive), cards: v.exactOptional(few) }),
  activation: v.array(v.variant("type", cardEffects)),
  turns: v.boolean(),
  permanent: v.array(
    v.variant("type", [
      ...abilities,
      v.strictObject({ type: v.literal("storeMoney"), n: positive }),
      v.strictObject({ type: v.literal("noDiscard") }),
    ]),
  ),
  action: v.array(v.variant("type", [...effects, v.strictObject({ type: v.literal("placeCards"), n: few })])),
  prestige: whole,
  provenance: sureness(CARD_FIELDS),
});

const borough = v.strictObject({
  id,
  name,
  starter: v.boolean(),
  side: v.picklist(SIDES),
  riverside: v.boolean(),
  price: whole,
  cards: whole,
  prestige: whole,
  poverty: whole,
  ability: v.array(v.variant("type", abilities)),
  runEffect: v.array(v.variant("type", effects)),
  provenance: sureness(BOROUGH_FIELDS),
});

/** What `check` accepts, before parts are held against each other. */
export const schema = v.strictObject({
  settings: v.strictObject({
    startMoney: whole,
    startHand: few,
    handLimit: few,
    drawAction: few,
    boroughsShown: few,
    spaces: v.strictObject({ 2: few, 3: few, 4: few }),
    loan: v.strictObject({ pays: positive, repay: positive, prestigeLost: whole }),
    moneyPerPrestige: positive,
    provenance: sureness(SETTING_FIELDS),
  }),
  poverty: v.strictObject({
    lost: v.pipe(v.array(whole), v.minLength(1), v.maxLength(100)),
    beyond: whole,
    provenance: sureness(["lost", "beyond"]),
  }),
  counts: v.strictObject({ cards: whole, paupers: whole, actionCards: whole, boroughs: whole }),
  provenance: v.strictObject({ settings: from, poverty: from, cards: from, boroughs: from }),
  cards: v.pipe(v.array(card), v.minLength(1), v.maxLength(200)),
  boroughs: v.pipe(v.array(borough), v.minLength(1), v.maxLength(60)),
});

/** Accepts a table that can be played with, under today's names or stored ones; otherwise names the place that is wrong. */
export function check(given: unknown): Result<Table, TableFault> {
  const current = fromStoredTable(given);
  const parsed = v.safeParse(schema, current);
  if (!parsed.success) return failure(schemaFault(current, parsed.issues[0]));
  const fault = contradiction(parsed.output);
  return fault === undefined ? success(parsed.output) : failure(fault);
}
