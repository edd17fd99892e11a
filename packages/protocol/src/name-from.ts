import { shortText } from "@tabletown/kernel";

/** Most characters in a person's or seat's name. */
export const NAME_LENGTH = 40;

/** A name out of a document that anybody may have written, made one that could have been chosen here; possibly empty. */
export function nameFrom(text: string): string {
  return shortText(text, NAME_LENGTH);
}
