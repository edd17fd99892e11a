import { counted } from "@tabletown/kernel";
import type { Kind, ObjectId } from "../../data/table.ts";
import type { StreetFacts } from "../phrases.ts";
import { cases, kinds } from "./names.ts";

export const beside = (id: ObjectId): string =>
  `${id === "stadium" || id === "sports-hall" ? "рядом со" : "рядом с"} ${cases[id][2]}`;
export const ofObject = (id: ObjectId): string => cases[id][1];
export const money = (amount: number): string => `${amount} млн $`;
export const between = ({ first, last }: StreetFacts): string => `между ${cases[first][2]} и ${cases[last][2]}`;
export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} и ${items.at(-1)}`;
export const either = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} или ${items.at(-1)}`;
/** After "за": "за 1 акцию", "за 2 акции", "за 5 акций". */
export const sharesAccusative = (count: number, id: ObjectId): string =>
  `${counted("ru", count, { one: "акцию", few: "акции", many: "акций" })} ${ofObject(id)}`;
export const shares = (count: number, id: ObjectId): string =>
  `${counted("ru", count, { one: "акция", few: "акции", many: "акций" })} ${ofObject(id)}`;
export const buildings = (count: number): string =>
  counted("ru", count, { one: "здание", few: "здания", many: "зданий" });
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const street = (id: string): string => `улица ${id}`;
export const building = (lot: string, kind: Kind): string => `${kinds[kind]} ${lot}`;
