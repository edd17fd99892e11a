import type { Language } from "@tabletown/kernel";
import { settings } from "../settings.ts";
import { en, type Phrases } from "./en.ts";
import { pl } from "./pl.ts";
import { ru } from "./ru.ts";

const all: Record<Language, Phrases> = { en, pl, ru };

/** The phrases of the chosen language; reading them in a component follows the switch. */
export function t(): Phrases {
  return all[settings.value.language];
}
