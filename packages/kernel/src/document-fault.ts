import { shortText } from "./words/plain-text.ts";
import { said, type Texts } from "./words/texts.ts";
import type { Language } from "./words/words.ts";

/** What is wrong with a document that somebody gave, and where. */
export interface DocumentFault<Code extends string> {
  readonly code: Code;
  /** Where in the document, as a path: "moves[12].draws". */
  readonly path: string;
  /** What was found there, or what is wrong with it. */
  readonly detail?: string | Texts;
}

/** Longer than any place in a document of ours, and than what is said of one. */
const PLACE_LENGTH = 600;

/** The sentence for a code, and in brackets where and what. */
export function documentFaultText<Code extends string>(
  language: Language,
  { code, path, detail = "" }: DocumentFault<Code>,
  sentences: Readonly<Record<Language, Readonly<Record<Code, string>>>>,
): string {
  const sentence = sentences[language][code];
  // The names of fields, and what stands in them, come out of a file that anybody may have written.
  const place = [path, said(language, detail)]
    .filter((part) => part !== "")
    .map((part) => shortText(part, PLACE_LENGTH))
    .join(": ");
  return place === "" ? sentence : `${sentence} (${place})`;
}
