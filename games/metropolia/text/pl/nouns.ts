import { counted, inCase, withinSentence } from "@tabletown/kernel";
import type { CardSymbol } from "../../data/table.ts";
import { components } from "./components.ts";
import { names } from "./names.ts";

/** "1 moneta, 2 monety, 5 monet". */
export const coins = (n: number): string => counted("pl", n, { one: "moneta", few: "monety", many: "monet" });
/** The same as an object: "bierze 1 monetę". */
export const taken = (n: number): string => counted("pl", n, { one: "monetę", few: "monety", many: "monet" });
/** Also with a part of a coin: "0,4 monety". */
export const roughly = (n: number): string =>
  counted("pl", n, { one: "monetę", few: "monety", many: "monet", other: "monety" });
/** Within a sentence, as the rulebook writes it: "trafia kawiarnia". */
export const subject = (id: string): string => withinSentence(called(id));
/** What is built or swapped: "buduje kawiarnię". */
export const object = (id: string): string => {
  const noun = components[id];
  return withinSentence(noun === undefined ? id : inCase(noun, "accusative"));
};
export const called = (id: string | undefined): string => names[id ?? ""] ?? id ?? "";
/** In quotation marks, unless the name brings its own. */
export const quoted = (id: string | undefined): string => (called(id).includes("„") ? called(id) : `„${called(id)}”`);
export const list = (words: readonly string[]): string => words.join(" lub ");

export const ofSymbol: Record<CardSymbol, string> = {
  wheat: "zboża",
  cow: "krowy",
  gear: "koła zębatego",
  bread: "pieczywa",
  factory: "fabryki",
  fruit: "owocu",
  cup: "filiżanki",
  boat: "łodzi",
  tower: "wieży",
};
