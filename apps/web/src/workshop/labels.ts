import { capital, type Words } from "@tabletown/kernel";
import { type Setting, say } from "@tabletown/ui";
import type { Board } from "../library.ts";

/** How the places of a table and what may stand in them are called. */
export interface Labels {
  /** `parent` is the field it stands in, where it stands in one. */
  field(name: string, parent?: string): string;
  value(field: string, value: string): string;
}

export function labelsOf(board: Board, { language, words }: Pick<Setting, "language" | "words">): Labels {
  const own = (key: string): string | undefined => {
    const texts = board.formTexts?.[key];
    return texts && say(language, texts);
  };
  return {
    field: (name, parent) =>
      capital(
        own(`${parent}.${name}`) ??
          named(words, `field.${parent}.${name}`) ??
          named(words, `field.${name}`) ??
          own(name) ??
          named(words, name) ??
          spaced(name),
      ),
    value: (field, value) =>
      capital(
        own(`${field}.${value}`) ?? named(words, `${field}.${value}`) ?? own(value) ?? named(words, value) ?? value,
      ),
  };
}

function named({ names }: Words, key: string): string | undefined {
  return Object.hasOwn(names, key) ? names[key] : undefined;
}

/** `handLimit` as people write it. */
function spaced(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
}
