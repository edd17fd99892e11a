import { counted } from "@tabletown/kernel";

/** As an object: "dobiera 5 kart". */
export const cards = (n: number): string =>
  counted("pl", n, { one: "kartę", few: "karty", many: "kart", other: "karty" });
export const prestige = (n: number): string =>
  counted("pl", n, {
    one: "punkt prestiżu",
    few: "punkty prestiżu",
    many: "punktów prestiżu",
    other: "punktu prestiżu",
  });
export const poverty = (n: number): string =>
  counted("pl", n, {
    one: "znacznik ubóstwa",
    few: "znaczniki ubóstwa",
    many: "znaczników ubóstwa",
    other: "znacznika ubóstwa",
  });
