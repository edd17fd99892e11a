import { figure } from "./figures.ts";
import type { Language } from "./words.ts";

/** Forms of a counted noun. English needs one and other; Polish and Russian also few and many. */
export interface Forms {
  readonly one: string;
  readonly few?: string;
  readonly many?: string;
  readonly other?: string;
}

const rules: Record<Language, Intl.PluralRules> = {
  en: new Intl.PluralRules("en"),
  pl: new Intl.PluralRules("pl"),
  ru: new Intl.PluralRules("ru"),
};

/** "1 coin", "3 monety", "5 монет": the number and the form that goes with it. */
export function counted(language: Language, n: number, forms: Forms): string {
  return `${figure(language, n)} ${formFor(language, n, forms)}`;
}

/** Only the form that goes with the number. */
export function formFor(language: Language, n: number, forms: Forms): string {
  const category = rules[language].select(Math.abs(n));
  const form =
    category === "one" ? forms.one : category === "few" ? forms.few : category === "many" ? forms.many : forms.other;
  return form ?? forms.other ?? forms.many ?? forms.one;
}

/** "+3", "−2", "0", with a real minus sign. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : withMinus(n);
}

/** "3", "−2", with a real minus sign. */
export function withMinus(n: number): string {
  return n < 0 ? `−${-n}` : `${n}`;
}
