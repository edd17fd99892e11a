import { counted } from "@tabletown/kernel";
import type { Kind, ObjectId } from "../../data/table.ts";
import type { StreetFacts } from "../phrases.ts";
import { cases, kinds } from "./names.ts";

export const beside = (id: ObjectId): string => `obok ${cases[id][1]}`;
export const inObject = (id: ObjectId): string => `w ${cases[id][4]}`;
export const money = (amount: number): string => `${amount} mln $`;
export const between = ({ first, last }: StreetFacts): string => `między ${cases[first][3]} a ${cases[last][3]}`;
export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} i ${items.at(-1)}`;
export const either = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} lub ${items.at(-1)}`;
export const shares = (count: number, id: ObjectId): string =>
  `${counted("pl", count, { one: "udział", few: "udziały", many: "udziałów" })} ${inObject(id)}`;
export const buildings = (count: number): string =>
  counted("pl", count, { one: "budynek", few: "budynki", many: "budynków" });
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const street = (id: string): string => `ulica ${id}`;
export const building = (lot: string, kind: Kind): string => `${kinds[kind]} ${lot}`;
