import { settings } from "../settings.ts";

const texts = {
  en: {
    example: "Example",
    exampleStart: "Before the move.",
    glossary: "Words of this game",
    seeAlso: "See also",
    allRules: "All rules",
    onePage: "On one page, to print",
    print: "Print",
    pageNote: "The rules you need in order to play. Everything else is in the complete rules.",
  },
  pl: {
    example: "Przykład",
    exampleStart: "Sytuacja przed ruchem.",
    glossary: "Pojęcia w tej grze",
    seeAlso: "Zobacz też",
    allRules: "Wszystkie zasady",
    onePage: "Na jednej stronie, do druku",
    print: "Drukuj",
    pageNote: "Zasady, bez których nie da się grać. Wszystko inne jest w pełnych zasadach.",
  },
  ru: {
    example: "Пример",
    exampleStart: "Положение до хода.",
    glossary: "Термины этой игры",
    seeAlso: "См. также",
    allRules: "Все правила",
    onePage: "На одной странице, для печати",
    print: "Печать",
    pageNote: "Правила, без которых играть нельзя. Всё остальное — в полных правилах.",
  },
};

/** What only the rules say; it is fetched with them. */
export function rulesTexts(): (typeof texts)["en"] {
  return texts[settings.value.language];
}
