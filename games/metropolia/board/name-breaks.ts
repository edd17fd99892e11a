import type { WordBreak } from "@tabletown/ui";

/** Where the longest words of names may break on small cards. */
export const nameBreaks: readonly WordBreak[] = [
  ["Burgerownia", "Burger\u00adownia"],
  ["telewizyjna", "telewi\u00adzyjna"],
  ["Пшеничное", "Пшенич\u00adное"],
  ["развлечений", "развле\u00adчений"],
  ["Радиобашня", "Радио\u00adбашня"],
  ["Тунцеловный", "Тунце\u00adловный"],
  ["Издательство", "Изда\u00adтельство"],
  ["Продовольственный", "Продоволь\u00adственный"],
];
