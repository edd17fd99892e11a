import { counted, inCase } from "@tabletown/kernel";
import type { Kind, ObjectId } from "../../data/table.ts";
import type { StreetFacts } from "../phrases.ts";
import { kindNouns, kinds, objectNouns, objects } from "./names.ts";

export const beside = (id: ObjectId): string =>
  `${/^с[^аеёиоуыэюя]/.test(objects[id]) ? "рядом со" : "рядом с"} ${inCase(objectNouns[id], "instrumental")}`;
export const ofObject = (id: ObjectId): string => inCase(objectNouns[id], "genitive");
export const money = (amount: number): string => `${amount} млн $`;
export const between = ({ first, last }: StreetFacts): string =>
  `между ${inCase(objectNouns[first], "instrumental")} и ${inCase(objectNouns[last], "instrumental")}`;
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
export const street = (id: string): string => `улица ${id}`;
/** What is joined: «соединяют бассейн и стадион». */
export const both = ([from, to]: readonly [ObjectId, ObjectId]): string =>
  `${inCase(objectNouns[from], "accusative")} и ${inCase(objectNouns[to], "accusative")}`;
/** What is built: «виллу B1». */
export const buildingAccusative = (lot: string, kind: Kind): string =>
  `${inCase(kindNouns[kind], "accusative")} ${lot}`;
export const building = (lot: string, kind: Kind): string => `${kinds[kind]} ${lot}`;
