import type { Texts } from "@tabletown/kernel";
import { kinds } from "./text.ts";

/** The values of a component table and what they can be, as the form for correcting them calls them. */
export const formTexts = {
  shares: { en: "Prices of shares", pl: "Ceny udziałów", ru: "Цены акций" },
  price: { en: "Price", pl: "Cena", ru: "Цена" },
  "kind.villa": kinds.villa,
  "kind.block-of-flats": kinds["block-of-flats"],
  "kind.office": kinds.office,
  "kind.factory": kinds.factory,
} as const satisfies Record<string, Texts>;
