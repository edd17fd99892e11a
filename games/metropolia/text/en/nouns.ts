import { counted } from "@tabletown/kernel";
import type { CardSymbol } from "../../data/table.ts";
import { names } from "./names.ts";

export const coins = (n: number): string => counted("en", n, { one: "coin", other: "coins" });
export const called = (id: string | undefined): string => names[id ?? ""] ?? id ?? "";
export const list = (words: readonly string[]): string => words.join(" or ");
export const symbolName = (symbol: CardSymbol): string => names[`symbol.${symbol}`] ?? symbol;
