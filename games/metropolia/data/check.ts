import { failure, type Result, success } from "@tabletown/kernel";
import * as v from "valibot";
import { standard } from "./standard.ts";
import { type Colour, type Effect, type Establishment, SYMBOLS, type Table } from "./table.ts";

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
const positive = v.pipe(whole, v.minValue(1));
const id = v.pipe(v.string(), v.maxLength(100));
const box = v.picklist(["base", "plus"]);
const symbol = v.picklist(SYMBOLS);
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
      }),
    ),
    v.maxLength(100),
  ),
  landmarks: v.pipe(v.array(v.strictObject({ id, box, cost: whole, effect: landmarkEffect })), v.maxLength(20)),
  townHall: v.strictObject({ id, box, amount: whole }),
  marketPiles: positive,
});

/** Effects that make sense in each colour: it says in whose turn a card works and who pays. */
const fitting: Record<Colour, readonly Effect["type"][]> = {
  blue: ["bank", "bank-per-symbol", "bank-per-card", "bank-roll"],
  green: ["bank", "bank-per-symbol", "bank-per-card"],
  red: ["roller-pays"],
  purple: ["each-pays", "each-pays-per-symbol", "each-pays-half", "one-pays", "swap"],
};

/** Accepts the cards of the standard table with any values that the rules can play. */
export function check(given: unknown): Result<Table, string> {
  const parsed = v.safeParse(schema, given, { abortEarly: true });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return failure(`${v.getDotPath(issue) ?? "table"}: ${issue.message}`);
  }
  const table: Table = parsed.output;
  const [problem] = problemsOf(table);
  return problem === undefined ? success(table) : failure(problem);
}

function* problemsOf(table: Table): Generator<string> {
  yield* sameIds("establishments", standard.establishments, table.establishments);
  yield* sameIds("landmarks", standard.landmarks, table.landmarks);
  if (table.townHall.id !== standard.townHall.id) yield `townHall.id: must be ${standard.townHall.id}`;
  for (const [index, card] of table.establishments.entries()) {
    for (const problem of cardProblems(table, card)) yield `establishments.${index} (${card.id}): ${problem}`;
  }
  for (const [index, landmark] of table.landmarks.entries()) {
    const type = standard.landmarks[index]?.effect.type;
    if (landmark.effect.type !== type) yield `landmarks.${index}.effect.type (${landmark.id}): must be ${type}`;
  }
  for (const start of table.start.establishments) {
    const card = baseCard(table, start);
    if (card === undefined) yield `start.establishments: ${start} is no establishment of the base game`;
    else if (card.colour === "purple") yield `start.establishments: ${start} is purple`;
  }
}

function* sameIds(
  list: string,
  known: readonly { id: string; box: string }[],
  given: readonly { id: string; box: string }[],
): Generator<string> {
  for (let i = 0; i < Math.max(known.length, given.length); i++) {
    const must = known[i];
    if (must === undefined) yield `${list}.${i}: one too many`;
    else if (given[i]?.id !== must.id) yield `${list}.${i}.id: must be ${must.id}`;
    else if (given[i]?.box !== must.box) yield `${list}.${i}.box: must be ${must.box}`;
  }
}

function* cardProblems(table: Table, card: Establishment): Generator<string> {
  const { colour, effect, needs } = card;
  if (!fitting[colour].includes(effect.type)) yield `a ${colour} card cannot have the effect ${effect.type}`;
  if (new Set(card.numbers).size !== card.numbers.length) yield "a number is listed twice";
  if ((colour === "purple") !== (card.symbol === "tower")) yield "purple cards, and only they, show the tower";
  if (effect.type === "swap" && effect.except !== "tower") yield "cards with the tower cannot be swapped";
  const together = (other: { box: string } | undefined): boolean =>
    other !== undefined && (other.box === "base" || card.box === "plus");
  if (needs !== undefined && !together(table.landmarks.find((landmark) => landmark.id === needs))) {
    yield `needs ${needs}, which is no landmark of its box`;
  }
  if (effect.type === "bank-per-card" && !together(table.establishments.find(({ id }) => id === effect.card))) {
    yield `counts ${effect.card}, which is no establishment of its box`;
  }
}

function baseCard(table: Table, id: string): Establishment | undefined {
  return table.establishments.find((card) => card.id === id && card.box === "base");
}
