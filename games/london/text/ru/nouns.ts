import { counted } from "@tabletown/kernel";

/** As an object: "берёт 5 карт". */
export const cards = (n: number): string =>
  counted("ru", n, { one: "карту", few: "карты", many: "карт", other: "карты" });
export const prestige = (n: number): string =>
  counted("ru", n, { one: "очко престижа", few: "очка престижа", many: "очков престижа", other: "очка престижа" });
export const poverty = (n: number): string =>
  counted("ru", n, {
    one: "жетон бедности",
    few: "жетона бедности",
    many: "жетонов бедности",
    other: "жетона бедности",
  });
