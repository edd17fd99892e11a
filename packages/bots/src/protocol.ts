import { isObject, type Json, plainText, type RecordedPlace, shortText } from "@tabletown/kernel";

/** The line protocol between a table and a bot in any language; docs/bots.md describes it for people. */
export const BOT_PROTOCOL = 1;

/** What the table says. */
export type ToBot =
  | {
      readonly type: "hello";
      readonly protocol: number;
      readonly game: string;
      readonly rules: number;
      readonly options: Json;
      /** The component table, where it is not the game's own. */
      readonly table?: Json;
    }
  | { readonly type: "new"; readonly match: string; readonly seat: number; readonly seats: number }
  | {
      readonly type: "ask";
      readonly id: number;
      readonly seat: number;
      readonly view: Json;
      /** What may be done, in the game's notation; `actions` holds the same as data. */
      readonly options: readonly string[];
      readonly actions: readonly Json[];
      readonly milliseconds?: number;
      readonly iterations?: number;
    }
  | {
      readonly type: "what-if";
      readonly id: number;
      /** The place in the list of the question. */
      readonly option: number;
      readonly worlds: number;
      readonly scores: readonly number[];
      readonly wins: readonly number[];
      readonly ended: number;
      /** The first world, as the bot would see it. */
      readonly first: { readonly over: boolean; readonly view: Json };
    }
  | { readonly type: "end"; readonly match: string; readonly standing: readonly RecordedPlace[] }
  | { readonly type: "error"; readonly text: string; readonly id?: number }
  | { readonly type: "bye" };

/** What the bot says. */
export type FromBot =
  | { readonly type: "hello"; readonly protocol: number; readonly name: string }
  | {
      readonly type: "answer";
      readonly id: number;
      /** The place in the list, counted from 0, or the notation itself. */
      readonly option: number | string;
      /** What it thinks of the options, by their places, if it says. */
      readonly weighed?: readonly { readonly option: number; readonly value: number }[];
      /** Why it could not choose and something simpler chose in its place. */
      readonly forfeit?: string;
    }
  | {
      readonly type: "what-if";
      /** Of the question that it has been asked. */
      readonly id: number;
      readonly option: number | string;
      readonly worlds?: number;
      readonly playouts?: boolean;
    }
  | { readonly type: "log"; readonly text: string }
  | { readonly type: "error"; readonly text: string; readonly id?: number };

/** A line that cannot be used, and why. */
export interface InvalidMessage {
  readonly type: "invalid";
  readonly problem: string;
  /** Of the question, where it can be read. */
  readonly id?: number;
}

function invalid(problem: string, id?: unknown): InvalidMessage {
  return { type: "invalid", problem, ...(typeof id === "number" && { id }) };
}

/** The object on a line, whatever it says, or what is wrong with the line. */
function readObject(line: string): Readonly<Record<string, unknown>> | string {
  let said: unknown;
  try {
    said = JSON.parse(line);
  } catch {
    return `not JSON: ${excerpt(line)}`;
  }
  return isObject(said) ? said : `no object: ${excerpt(line)}`;
}

/** A line of the bot's, checked like anything from outside; says what is wrong with it otherwise. */
export function readFromBot(line: string): FromBot | InvalidMessage {
  const said = readObject(line);
  if (typeof said === "string") return invalid(said);
  const { type, protocol, name, id, option, text, weighed, forfeit, worlds, playouts } = said;
  switch (type) {
    case "hello":
      if (typeof protocol !== "number" || typeof name !== "string") return invalid("hello needs protocol and name");
      return { type, protocol, name: name.slice(0, 80) };
    case "answer":
      if (typeof id !== "number") return invalid("an answer needs the id of its question");
      if (typeof option !== "number" && typeof option !== "string") return invalid("an answer needs an option");
      return {
        type,
        id,
        option,
        ...(Array.isArray(weighed) && { weighed: weighed.filter(isWeighed) }),
        ...(typeof forfeit === "string" && { forfeit: told(forfeit) }),
      };
    case "what-if":
      if (typeof id !== "number") return invalid("what-if needs the id of the question");
      if (typeof option !== "number" && typeof option !== "string") return invalid("what-if needs an option");
      return {
        type,
        id,
        option,
        ...(typeof worlds === "number" && { worlds }),
        ...(typeof playouts === "boolean" && { playouts }),
      };
    case "log":
      return { type, text: told(text) };
    case "error":
      return { type, text: told(text), ...(typeof id === "number" && { id }) };
    default:
      return invalid(`unknown type: ${excerpt(line)}`);
  }
}

type FieldCheck = readonly [wanted: string, holds: (given: unknown) => boolean];

const TEXT: FieldCheck = ["a text", (given) => typeof given === "string"];
const WHOLE: FieldCheck = ["a whole number from 0 on", (given) => Number.isSafeInteger(given) && Number(given) >= 0];
const OBJECT: FieldCheck = ["an object", isObject];
const LIST: FieldCheck = ["a list", Array.isArray];
const OPTIONS: FieldCheck = ["a list of at least one", (given) => Array.isArray(given) && given.length > 0];
const AMOUNT: FieldCheck = [
  "a number above 0, or left out",
  (given) => given === undefined || (Number.isFinite(given) && Number(given) > 0),
];

const FIELDS: Readonly<Record<ToBot["type"], Readonly<Record<string, FieldCheck>>>> = {
  hello: { protocol: WHOLE, game: TEXT, rules: WHOLE, options: OBJECT },
  new: { match: TEXT, seat: WHOLE, seats: WHOLE },
  ask: {
    id: WHOLE,
    seat: WHOLE,
    view: OBJECT,
    options: OPTIONS,
    actions: OPTIONS,
    milliseconds: AMOUNT,
    iterations: AMOUNT,
  },
  "what-if": { id: WHOLE, option: WHOLE, worlds: WHOLE, scores: LIST, wins: LIST, ended: WHOLE, first: OBJECT },
  end: { match: TEXT, standing: LIST },
  error: { text: TEXT },
  bye: {},
};

/** A line of the table's, checked likewise. Nothing comes of a type that only later versions know. */
export function readToBot(line: string): ToBot | InvalidMessage | undefined {
  const said = readObject(line);
  if (typeof said === "string") return invalid(said);
  const { type, id } = said;
  if (typeof type !== "string") return invalid('"type" must be a text', id);
  if (!Object.hasOwn(FIELDS, type)) return undefined;
  const wrong = wrongField(said, type as ToBot["type"]);
  if (wrong !== undefined) return invalid(wrong, id);
  return said as ToBot;
}

function wrongField(said: Readonly<Record<string, unknown>>, type: ToBot["type"]): string | undefined {
  const wrong = Object.entries(FIELDS[type]).find(([field, [, holds]]) => !holds(said[field]));
  return wrong === undefined ? undefined : `"${wrong[0]}" must be ${wrong[1][0]}`;
}

function isWeighed(given: unknown): given is { option: number; value: number } {
  return isObject(given) && typeof given.option === "number" && typeof given.value === "number";
}

function excerpt(line: string): string {
  return plainText(line.length > 60 ? `${line.slice(0, 60)}…` : line);
}

/** What somebody else's program says to people: it must not command their terminals. */
function told(text: unknown): string {
  return shortText(String(text), 500);
}
