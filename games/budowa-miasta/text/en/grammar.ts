import { counted } from "@tabletown/kernel";
import type { Kind, ObjectId } from "../../data/table.ts";
import type { StreetFacts } from "../phrases.ts";
import { kinds, objects } from "./names.ts";

export const the = (id: ObjectId): string => `the ${objects[id]}`;
export const a = (noun: string): string => `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
export const share = (id: ObjectId): string => `${objects[id]} share`;
export const building = (lot: string, kind: Kind): string => `${kinds[kind]} ${lot}`;
export const money = (amount: number): string => `$${amount}M`;
export const between = ({ first, last }: StreetFacts): string => `between ${the(first)} and ${the(last)}`;
export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
export const shares = (count: number, id: ObjectId): string =>
  counted("en", count, { one: share(id), other: `${share(id)}s` });
export const buildings = (count: number): string => counted("en", count, { one: "building", other: "buildings" });
export const street = (id: string): string => `street ${id}`;
