import { failure, PROVENANCES, type Result, success } from "@tabletown/kernel";
import * as v from "valibot";
import { EVENT_NAMES } from "../rules/event.ts";
import { fromStoredTable } from "../rules/stored-table.ts";
import { COUNTS } from "./effect.ts";
import { BOROUGH_FIELDS, CARD_FIELDS, type Card, COLOURS, DECKS, SETTING_FIELDS, SIDES, type Table } from "./table.ts";
import { TERMS } from "./vocabulary.ts";

const isPauper = ({ colour }: Card): boolean => colour === "grey";
const isAction = ({ action }: Card): boolean => action.length > 0;

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
const positive = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000));
const few = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20));
const from = v.picklist(PROVENANCES);
const text = v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty"), v.maxLength(80));
const name = v.strictObject({ en: text, pl: text, ru: text });
const id = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, "must be small letters and digits, in words joined by hyphens"),
  v.maxLength(60),
);

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
export function check(given: unknown): Result<Table, string> {
  const current = fromStoredTable(given);
  const parsed = v.safeParse(schema, current);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return failure(`${pathOf(current, issue.path ?? [])}: ${issue.message}`);
  }
  const table: Table = parsed.output;
  const problem = idProblem(table) ?? cardProblem(table) ?? boroughProblem(table) ?? countProblem(table);
  return problem === undefined ? success(table) : failure(problem);
}

/** `cards.3.playCost (a-salters)`: the path, and the id of the component it leads through. */
function pathOf(given: unknown, path: readonly { readonly key: unknown }[]): string {
  if (path.length === 0) return "the table";
  const keys = path.map(({ key }) => String(key));
  let here: unknown = given;
  for (const key of keys.slice(0, 2))
    here = typeof here === "object" && here !== null ? Reflect.get(here, key) : undefined;
  const found: unknown = typeof here === "object" && here !== null ? Reflect.get(here, "id") : undefined;
  return `${keys.join(".")}${typeof found === "string" && keys.length > 2 ? ` (${found})` : ""}`;
}

/** No id means two things, nor one of the words the game uses itself. */
function idProblem(table: Table): string | undefined {
  const seen = new Set<string>([...EVENT_NAMES, ...TERMS]);
  for (const list of ["cards", "boroughs"] as const) {
    for (const [i, { id }] of table[list].entries()) {
      if (seen.has(id)) return `${list}.${i}.id: "${id}" is already taken`;
      seen.add(id);
    }
  }
  return undefined;
}

function cardProblem(table: Table): string | undefined {
  for (const [i, card] of table.cards.entries()) {
    const wrong = (field: string, problem: string): string => `cards.${i}.${field} (${card.id}): ${problem}`;
    const cost = card.activationCost;
    if (cost.money !== undefined && cost.cards !== undefined)
      return wrong("activationCost", "is money or cards, not both");
    if (card.activation.length === 0 && (cost.money ?? cost.cards) !== undefined) {
      return wrong("activationCost", "there is nothing to activate");
    }
    if (card.activation.length > 1 && card.activation.some(({ type }) => type === "turnThisInstead")) {
      return wrong("activation", "a card that turns over in place of another does nothing else");
    }
    const idle = card.activation.length === 0 && card.permanent.length === 0 && card.playCost === 0;
    if (isPauper(card) && (!idle || isAction(card))) return wrong("colour", "a grey card is a pauper and does nothing");
    if (isAction(card) && !idle) return wrong("action", "an action card has no cost, activated or permanent effect");
  }
  return undefined;
}

function boroughProblem(table: Table): string | undefined {
  const starters = table.boroughs.filter(({ starter }) => starter).length;
  const { boroughsShown } = table.settings;
  if (starters !== boroughsShown) {
    return `settings.boroughsShown: is ${boroughsShown}, but ${starters} boroughs are starters`;
  }
  return undefined;
}

/** Three times as many as there are: decks beyond that only take time to shuffle. */
const MOST_CARDS = 330;

function countProblem(table: Table): string | undefined {
  const copies = (cards: Table["cards"]): number => cards.reduce((sum, card) => sum + card.copies, 0);
  const found = {
    cards: copies(table.cards),
    paupers: copies(table.cards.filter(isPauper)),
    actionCards: copies(table.cards.filter(isAction)),
    boroughs: table.boroughs.length,
  };
  for (const field of ["cards", "paupers", "actionCards", "boroughs"] as const) {
    if (found[field] !== table.counts[field]) {
      return `counts.${field}: is ${table.counts[field]}, but the table holds ${found[field]}`;
    }
  }
  if (found.cards > MOST_CARDS) return `cards: ${found.cards} cards, no more than ${MOST_CARDS} may be`;
  const dealt = 4 * table.settings.startHand;
  if (found.cards <= dealt) return `cards: ${found.cards} are too few to deal ${dealt} and play`;
  return undefined;
}
