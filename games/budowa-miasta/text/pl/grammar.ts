import { counted, inCase } from "@tabletown/kernel";
import type { Kind, ObjectId } from "../../data/table.ts";
import type { StreetFacts } from "../phrases.ts";
import { kindNouns, kinds, objectNouns } from "./names.ts";

export const beside = (id: ObjectId): string => `obok ${inCase(objectNouns[id], "genitive")}`;
export const inObject = (id: ObjectId): string => `w ${inCase(objectNouns[id], "locative")}`;
export const money = (amount: number): string => `${amount} mln $`;
export const between = ({ first, last }: StreetFacts): string =>
  `między ${inCase(objectNouns[first], "instrumental")} a ${inCase(objectNouns[last], "instrumental")}`;
export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} i ${items.at(-1)}`;
export const either = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} lub ${items.at(-1)}`;
export const shares = (count: number, id: ObjectId): string =>
  `${counted("pl", count, { one: "udział", few: "udziały", many: "udziałów" })} ${inObject(id)}`;
export const buildings = (count: number): string =>
  counted("pl", count, { one: "budynek", few: "budynki", many: "budynków" });
export const street = (id: string): string => `ulica ${id}`;
/** What is joined: "łączą pływalnię i stadion". */
export const both = ([from, to]: readonly [ObjectId, ObjectId]): string =>
  `${inCase(objectNouns[from], "accusative")} i ${inCase(objectNouns[to], "accusative")}`;
/** What is built: "willę B1". */
export const buildingAccusative = (lot: string, kind: Kind): string =>
  `${inCase(kindNouns[kind], "accusative")} ${lot}`;
export const building = (lot: string, kind: Kind): string => `${kinds[kind]} ${lot}`;
