import { type DocumentFault, documentFaultText } from "./document-fault.ts";
import type { Language } from "./words/words.ts";

/** What can be wrong with a record. */
export const RECORD_FAULTS = [
  "not-json",
  "not-a-record",
  "newer-version",
  "broken-seal",
  "unknown-game",
  "other-rules",
  "bad-options",
  "bad-table",
  "other-components",
  "bad-seats",
  "bad-draw",
  "other-draw",
  "illegal-move",
  "other-state",
  "other-standing",
  "moves-after-end",
  "no-seed",
  "other-commitment",
] as const;

export type RecordFault = DocumentFault<(typeof RECORD_FAULTS)[number]>;

const sentences: Record<Language, Record<RecordFault["code"], string>> = {
  en: {
    "not-json": "This is not a JSON document; the file may be cut off.",
    "not-a-record": "This is not a Tabletown record, or a part of it is missing.",
    "newer-version": "This record was written by a newer Tabletown. Update to read it.",
    "broken-seal": "The record was changed or damaged after it was written.",
    "unknown-game": "This Tabletown does not know the game of this record.",
    "other-rules": "The record was played under another version of the rules.",
    "bad-options": "The record’s options are not options of its game.",
    "bad-table": "The component table in the record is not usable.",
    "other-components": "The record was played with other components.",
    "bad-seats": "The number of seats does not fit the game.",
    "bad-draw": "A draw of chance written here is impossible.",
    "other-draw": "A draw of chance does not follow from the seed.",
    "illegal-move": "The rules do not allow this move.",
    "other-state": "The game stands differently here than the record says.",
    "other-standing": "The final standing is not the one the moves lead to.",
    "moves-after-end": "The record goes on after the game was over.",
    "no-seed": "The record does not reveal its seed, so its chance cannot be checked.",
    "other-commitment": "The seed is not the one that was committed to before the game.",
  },
  pl: {
    "not-json": "To nie jest dokument JSON; plik mógł zostać ucięty.",
    "not-a-record": "To nie jest zapis partii Tabletown albo brakuje jego części.",
    "newer-version": "Ten zapis utworzyła nowsza wersja Tabletown. Zaktualizuj program, aby go odczytać.",
    "broken-seal": "Zapis został zmieniony lub uszkodzony po utworzeniu.",
    "unknown-game": "Ta wersja Tabletown nie zna gry z tego zapisu.",
    "other-rules": "Partię rozegrano według innej wersji zasad.",
    "bad-options": "Opcje w zapisie nie są opcjami tej gry.",
    "bad-table": "Tabela elementów w zapisie nie nadaje się do użycia.",
    "other-components": "Partię rozegrano z innymi elementami.",
    "bad-seats": "Liczba miejsc nie pasuje do gry.",
    "bad-draw": "Zapisany tu wynik losowania jest niemożliwy.",
    "other-draw": "Wynik losowania nie wynika z ziarna.",
    "illegal-move": "Zasady nie pozwalają na ten ruch.",
    "other-state": "Sytuacja w grze jest tu inna, niż podaje zapis.",
    "other-standing": "Ruchy prowadzą do innego wyniku końcowego.",
    "moves-after-end": "Zapis trwa dłużej niż sama gra.",
    "no-seed": "Zapis nie ujawnia ziarna, więc losowości nie da się sprawdzić.",
    "other-commitment": "To nie jest ziarno, do którego zobowiązano się przed grą.",
  },
  ru: {
    "not-json": "Это не документ JSON; возможно, файл обрезан.",
    "not-a-record": "Это не запись партии Tabletown, или в ней чего-то не хватает.",
    "newer-version": "Запись сделана более новой версией Tabletown. Обновите программу, чтобы её прочесть.",
    "broken-seal": "Запись изменена или повреждена после создания.",
    "unknown-game": "Эта версия Tabletown не знает игру из записи.",
    "other-rules": "Партия сыграна по другой версии правил.",
    "bad-options": "Параметры в записи не подходят к этой игре.",
    "bad-table": "Таблицу компонентов из записи использовать нельзя.",
    "other-components": "Партия сыграна с другими компонентами.",
    "bad-seats": "Число мест не подходит к игре.",
    "bad-draw": "Записанный здесь случайный результат невозможен.",
    "other-draw": "Случайный результат не следует из зерна.",
    "illegal-move": "Правила не разрешают этот ход.",
    "other-state": "Положение здесь не такое, как указано в записи.",
    "other-standing": "Ходы приводят к другому итогу.",
    "moves-after-end": "Запись продолжается после конца партии.",
    "no-seed": "Запись не раскрывает зерно, поэтому случайность нельзя проверить.",
    "other-commitment": "Это не то зерно, которое было заявлено до игры.",
  },
};

/** What is wrong with a record and where, as one sentence. */
export function recordFaultText(language: Language, fault: RecordFault): string {
  return documentFaultText(language, fault, sentences);
}
