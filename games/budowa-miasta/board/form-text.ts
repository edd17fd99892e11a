import type { Texts } from "@tabletown/ui";
import { kinds } from "./text.ts";

/** The values of a component table and what they can be, as the form for correcting them calls them. */
export const formTexts = {
  row: { en: "Row on the map", pl: "Rząd na mapie", ru: "Ряд на карте" },
  column: { en: "Column on the map", pl: "Kolumna na mapie", ru: "Столбец на карте" },
  shares: { en: "Prices of shares", pl: "Ceny udziałów", ru: "Цены акций" },
  price: { en: "Price", pl: "Cena", ru: "Цена" },
  lots: { en: "Lots", pl: "Działki", ru: "Участки" },
  "kind.villa": kinds.villa,
  "kind.block-of-flats": kinds["block-of-flats"],
  "kind.office": kinds.office,
  "kind.factory": kinds.factory,
} as const satisfies Record<string, Texts>;
