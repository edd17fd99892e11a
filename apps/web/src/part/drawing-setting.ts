import type { Language } from "@tabletown/kernel";
import type { Setting } from "@tabletown/ui";
import type { LoadedGame } from "../library.ts";
import { settings } from "../settings.ts";

/** What the pictures of components need to know, where no match is being played. */
export function drawingSetting(
  { title }: LoadedGame,
  table: unknown,
  language: Language = settings.value.language,
): Setting {
  const options = title.options({});
  return {
    options: options.ok ? options.value : {},
    table,
    language,
    words: title.words(language, table),
    name: String,
  };
}
