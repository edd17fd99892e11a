import { type DocumentFault, documentFaultText, type Language } from "@tabletown/kernel";

/** What can be wrong with a review. */
export const REVIEW_FAULTS = ["not-json", "not-a-review", "other-version"] as const;

export type ReviewFault = DocumentFault<(typeof REVIEW_FAULTS)[number]>;

const sentences: Record<Language, Record<ReviewFault["code"], string>> = {
  en: {
    "not-json": "This is not a JSON document; the file may be cut off.",
    "not-a-review": "This is not a review of a game, or a part of it is missing. Make the review again.",
    "other-version": "This review was made by another version of Tabletown. Make it again.",
  },
  pl: {
    "not-json": "To nie jest dokument JSON; plik mógł zostać ucięty.",
    "not-a-review": "To nie jest analiza partii albo brakuje jej części. Przeprowadź analizę ponownie.",
    "other-version": "Tę analizę utworzyła inna wersja Tabletown. Przeprowadź ją ponownie.",
  },
  ru: {
    "not-json": "Это не документ JSON; возможно, файл обрезан.",
    "not-a-review": "Это не разбор партии, или в нём чего-то не хватает. Сделайте разбор заново.",
    "other-version": "Разбор сделан другой версией Tabletown. Сделайте его заново.",
  },
};

/** What is wrong with a review and where, as one sentence. */
export function reviewFaultText(language: Language, fault: ReviewFault): string {
  return documentFaultText(language, fault, sentences);
}
