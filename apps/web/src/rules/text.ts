import { counted, type Forms } from "@tabletown/kernel";
import { settings } from "../settings.ts";

const en: Forms = { one: "component", other: "components" };
const pl: Forms = { one: "element", few: "elementy", many: "elementów", other: "elementu" };
const ru: Forms = { one: "компонент", few: "компонента", many: "компонентов", other: "компонента" };

const texts = {
  en: {
    example: "Example",
    exampleStart: "Before the move.",
    glossary: "Words of this game",
    seeAlso: "See also",
    allRules: "All rules",
    onePage: "On one page, to print",
    foundComponents: (n: number) => counted("en", n, en),
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
    foundComponents: (n: number) => counted("pl", n, pl),
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
    foundComponents: (n: number) => counted("ru", n, ru),
    print: "Печать",
    pageNote: "Правила, без которых играть нельзя. Всё остальное — в полных правилах.",
  },
};

/** What only the rules say; it is fetched with them. */
export function rulesTexts(): (typeof texts)["en"] {
  return texts[settings.value.language];
}
