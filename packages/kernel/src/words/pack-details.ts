import { inEveryLanguage, type Texts } from "./texts.ts";
import type { Language } from "./words.ts";

/** What of a pack has a limit. */
type Limited = "values" | "depth" | "key" | "text" | "items" | "fields";

const beyond: Readonly<Record<Language, Readonly<Record<Limited, (most: number) => string>>>> = {
  en: {
    values: (most) => `more than ${most} values`,
    depth: (most) => `nested deeper than ${most} levels`,
    key: (most) => `a field whose name is longer than ${most} characters`,
    text: (most) => `at most ${most} characters are allowed`,
    items: (most) => `at most ${most} items are allowed`,
    fields: (most) => `at most ${most} fields are allowed`,
  },
  pl: {
    values: (most) => `wartości jest więcej niż ${most}`,
    depth: (most) => `zagnieżdżenie głębsze niż ${most}`,
    key: (most) => `nazwa pola dłuższa niż ${most} znaków`,
    text: (most) => `znaków może być najwyżej ${most}`,
    items: (most) => `elementów może być najwyżej ${most}`,
    fields: (most) => `pól może być najwyżej ${most}`,
  },
  ru: {
    values: (most) => `значений больше ${most}`,
    depth: (most) => `уровней вложенности больше ${most}`,
    key: (most) => `имя поля длиннее ${most} знаков`,
    text: (most) => `знаков может быть не больше ${most}`,
    items: (most) => `элементов может быть не больше ${most}`,
    fields: (most) => `полей может быть не больше ${most}`,
  },
};

/** That there is more of something than there may be; how much there is, where that is known. */
export function beyondLimit(what: Limited, most: number, found?: number): Texts {
  return inEveryLanguage((language) => {
    const sentence = beyond[language][what](most);
    return found === undefined ? sentence : `${found}; ${sentence}`;
  });
}

export const IMPOSSIBLE_NAME: Texts = {
  en: "a field with an impossible name",
  pl: "pole o niemożliwej nazwie",
  ru: "поле с невозможным именем",
};
export const NOT_TEXT: Texts = {
  en: "signs that are not text",
  pl: "znaki, które nie są tekstem",
  ru: "знаки, которые не являются текстом",
};
export const MISSING: Texts = { en: "missing", pl: "brak", ru: "отсутствует" };
export const UNKNOWN_FIELD: Texts = { en: "unknown field", pl: "nieznane pole", ru: "неизвестное поле" };
export const TEXT_EXPECTED: Texts = { en: "expected text", pl: "powinien być tekst", ru: "должен быть текст" };
export const NUMBER_EXPECTED: Texts = {
  en: "expected a number",
  pl: "powinna być liczba",
  ru: "должно быть число",
};
export const WHOLE_NUMBER_EXPECTED: Texts = {
  en: "expected a whole number",
  pl: "powinna być liczba całkowita",
  ru: "должно быть целое число",
};
export const LIST_EXPECTED: Texts = { en: "expected a list", pl: "powinna być lista", ru: "должен быть список" };
export const OBJECT_EXPECTED: Texts = {
  en: "expected an object",
  pl: "powinien być obiekt",
  ru: "должен быть объект",
};

/** That none of these stands there. */
export function oneExpected(values: readonly string[]): Texts {
  return {
    en: `expected ${values.join(" or ")}`,
    pl: `powinno być ${values.join(" lub ")}`,
    ru: `должно быть ${values.join(" или ")}`,
  };
}
