import type { Language } from "./words.ts";

const inTenths: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat("en", { maximumFractionDigits: 1 }),
  pl: new Intl.NumberFormat("pl", { maximumFractionDigits: 1 }),
  ru: new Intl.NumberFormat("ru", { maximumFractionDigits: 1 }),
};

/** A number as the language writes it, in tenths at most and with a real minus sign: "2.5", "2,5". */
export function figure(language: Language, n: number): string {
  const size = inTenths[language].format(Math.abs(n));
  return n < 0 && size !== "0" ? `−${size}` : size;
}

/** What came or went, with its sign: "+2.5", "−1". */
export function signedFigure(language: Language, n: number): string {
  return n > 0 ? `+${figure(language, n)}` : figure(language, n);
}

/** A share of one as the language writes it: "44%" in English and Polish, "44 %" in Russian. */
export function percentage(language: Language, share: number, digits = 0): string {
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: digits }).format(share);
}
