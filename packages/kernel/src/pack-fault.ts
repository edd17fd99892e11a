import { type DocumentFault, documentFaultText } from "./document-fault.ts";
import type { Language } from "./words/words.ts";

/** What can be wrong with a pack. */
export const PACK_FAULTS = [
  "too-large",
  "not-json",
  "not-a-pack",
  "newer-version",
  "other-game",
  "bad-text",
  "bad-table",
  "bad-seen",
] as const;

export type PackFault = DocumentFault<(typeof PACK_FAULTS)[number]>;

const sentences: Record<Language, Record<PackFault["code"], string>> = {
  en: {
    "too-large": "This file is too large to be a pack of components.",
    "not-json": "This is not a JSON document; the file may be cut off.",
    "not-a-pack": "This is not a pack of components, or a part of it is missing.",
    "newer-version": "This pack was written by a newer Tabletown. Update to read it.",
    "other-game": "This pack is for another game.",
    "bad-text": "Something in this pack is too long, too deeply nested or not allowed.",
    "bad-table": "The component table of this pack cannot be played with.",
    "bad-seen": "The pack says that something was seen in print that its table does not have.",
  },
  pl: {
    "too-large": "Ten plik jest za duży na paczkę elementów.",
    "not-json": "To nie jest dokument JSON; plik mógł zostać ucięty.",
    "not-a-pack": "To nie jest paczka elementów albo brakuje jej części.",
    "newer-version": "Tę paczkę utworzyła nowsza wersja Tabletown. Zaktualizuj program, aby ją odczytać.",
    "other-game": "Ta paczka jest do innej gry.",
    "bad-text": "Coś w tej paczce jest dłuższe, głębsze lub dziwniejsze, niż paczka może zawierać.",
    "bad-table": "Tabelą elementów z tej paczki nie da się grać.",
    "bad-seen": "Według paczki widziano w druku coś, czego nie ma w jej tabeli.",
  },
  ru: {
    "too-large": "Этот файл слишком велик для набора компонентов.",
    "not-json": "Это не документ JSON; возможно, файл обрезан.",
    "not-a-pack": "Это не набор компонентов, или в нём чего-то не хватает.",
    "newer-version": "Набор сделан более новой версией Tabletown. Обновите программу, чтобы его прочесть.",
    "other-game": "Этот набор для другой игры.",
    "bad-text": "Что-то в этом наборе длиннее, глубже или необычнее, чем допустимо.",
    "bad-table": "С таблицей компонентов из этого набора играть нельзя.",
    "bad-seen": "В наборе отмечено как сверенное с изданием то, чего нет в его таблице.",
  },
};

/** What is wrong with a pack and where, as one sentence. */
export function packFaultText(language: Language, fault: PackFault): string {
  return documentFaultText(language, fault, sentences);
}
