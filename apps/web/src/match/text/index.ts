import { settings } from "../../settings.ts";
import { en } from "./en.ts";
import { pl } from "./pl.ts";
import { ru } from "./ru.ts";

const texts = { en, pl, ru };

/** What only a table says; it is fetched with the table. */
export function matchTexts(): typeof en {
  return texts[settings.value.language];
}
