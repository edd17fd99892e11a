import type { Json, RecordedPlace } from "@tabletown/kernel";

/** The line protocol between a table and a bot in any language; docs/bots.md describes it for people. */
export const PROTOCOL = 1;

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
    }
  | { readonly type: "log"; readonly text: string }
  | { readonly type: "error"; readonly text: string; readonly id?: number };

/** A line of the bot's, read as carefully as anything from outside; says what is wrong with it otherwise. */
export function readFromBot(line: string): FromBot | { readonly type: "nonsense"; readonly problem: string } {
  const nonsense = (problem: string) => ({ type: "nonsense", problem }) as const;
  let said: unknown;
  try {
    said = JSON.parse(line);
  } catch {
    return nonsense(`not JSON: ${excerpt(line)}`);
  }
  if (typeof said !== "object" || said === null || Array.isArray(said)) return nonsense(`no object: ${excerpt(line)}`);
  const { type, protocol, name, id, option, text, weighed } = said as Readonly<Record<string, unknown>>;
  switch (type) {
    case "hello":
      if (typeof protocol !== "number" || typeof name !== "string") return nonsense("hello needs protocol and name");
      return { type, protocol, name: name.slice(0, 80) };
    case "answer":
      if (typeof id !== "number") return nonsense("an answer needs the id of its question");
      if (typeof option !== "number" && typeof option !== "string") return nonsense("an answer needs an option");
      return { type, id, option, ...(Array.isArray(weighed) && { weighed: weighed.filter(isWeighed) }) };
    case "log":
      return { type, text: String(text).slice(0, 500) };
    case "error":
      return { type, text: String(text).slice(0, 500), ...(typeof id === "number" && { id }) };
    default:
      return nonsense(`unknown type: ${excerpt(line)}`);
  }
}

function isWeighed(given: unknown): given is { option: number; value: number } {
  if (typeof given !== "object" || given === null) return false;
  const { option, value } = given as Readonly<Record<string, unknown>>;
  return typeof option === "number" && typeof value === "number";
}

function excerpt(line: string): string {
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
