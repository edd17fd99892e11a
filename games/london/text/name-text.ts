import type { Language } from "@tabletown/kernel";
import type { Name } from "../data/table.ts";

/** A name as it is read: in the table apostrophes are typed, as on a keyboard. */
export function nameText(name: Name, language: Language): string {
  return name[language].replaceAll("'", "’");
}
