import type { TableFault } from "./table-fault.ts";
import type { Texts } from "./words/texts.ts";

/** An id in a component table, and where it stands. */
export type PlacedId = readonly [path: string, id: string];

/** The ids of a list of the table. */
export function idsIn(list: string, items: readonly { readonly id: string }[]): readonly PlacedId[] {
  return items.map(({ id }, index) => [`${list}.${index}.id`, id]);
}

/** The first id that means something already: another component, or one of the words that the game uses itself. */
export function takenId(ids: readonly PlacedId[], ownWords?: ReadonlySet<string>): TableFault | undefined {
  const seen = new Set<string>();
  for (const [path, id] of ids) {
    if (ownWords?.has(id)) return { path, says: ownWord(id) };
    if (seen.has(id)) return { path, says: usedTwice(id) };
    seen.add(id);
  }
  return undefined;
}

function ownWord(id: string): Texts {
  return {
    en: `the game itself uses the word "${id}": choose another`,
    pl: `słowa „${id}” używa sama gra: wybierz inne`,
    ru: `слово «${id}» занято самой игрой: выберите другое`,
  };
}

function usedTwice(id: string): Texts {
  return { en: `"${id}" is used twice`, pl: `„${id}” występuje dwa razy`, ru: `«${id}» встречается дважды` };
}

/** Where the first number stands that is not above the one before it. */
export function notRising(numbers: readonly number[]): number | undefined {
  const index = numbers.findIndex((number, i) => i > 0 && number <= (numbers[i - 1] ?? 0));
  return index < 0 ? undefined : index;
}
