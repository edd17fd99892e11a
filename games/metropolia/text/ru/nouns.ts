import { counted, inCase, withinSentence } from "@tabletown/kernel";
import type { CardSymbol } from "../../data/table.ts";
import { components } from "./components.ts";
import { names } from "./names.ts";

/** «1 монета, 2 монеты, 5 монет». */
export const coins = (n: number): string => counted("ru", n, { one: "монета", few: "монеты", many: "монет" });
/** The same as an object: «получает 1 монету». */
export const taken = (n: number): string => counted("ru", n, { one: "монету", few: "монеты", many: "монет" });
/** Also with a part of a coin: «0,4 монеты». */
export const roughly = (n: number): string =>
  counted("ru", n, { one: "монету", few: "монеты", many: "монет", other: "монеты" });
/** Within a sentence: «появляется кафе». */
export const subject = (id: string): string => withinSentence(called(id));
/** What is built or swapped: «строит ферму». */
export const object = (id: string): string => {
  const noun = components[id];
  return withinSentence(noun === undefined ? id : inCase(noun, "accusative"));
};
export const called = (id: string | undefined): string => names[id ?? ""] ?? id ?? "";
export const list = (words: readonly string[]): string => words.join(" или ");

export const ofSymbol: Record<CardSymbol, string> = {
  wheat: "пшеницы",
  cow: "коровы",
  gear: "шестерни",
  bread: "хлеба",
  factory: "фабрики",
  fruit: "фрукта",
  cup: "чашки",
  boat: "лодки",
  tower: "башни",
};
