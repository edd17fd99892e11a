import { counted, type Language } from "@tabletown/kernel";

/** What the command line says of a pack, besides the values in which it differs. */
export interface PackWords {
  readonly nameless: string;
  named(name: string, author: string, version: string): string;
  playable(file: string, label: string, hash: string): string;
  readonly unchanged: string;
  differ(count: number): string;
  unseen(count: number, of: number): string;
  confirmed(count: number): string;
  sendIn(command: string): string;
  playWith(command: string): string;
  provenances(listed: string): string;
  readonly alike: string;
}

export const packWords: Readonly<Record<Language, PackWords>> = {
  en: {
    nameless: "a table without a name",
    named: (name, author, version) => `“${name}”${author === "" ? "" : ` by ${author}`}, version ${version}`,
    playable: (file, label, hash) => `${file} can be played with: ${label}, pack ${hash}.`,
    unchanged: "Every value is that of the game's own table.",
    differ: (count) =>
      `${counted("en", count, { one: "value differs", other: "values differ" })} from the game's own table:`,
    unseen: (count, of) => `Not marked as seen in print: ${count} of ${of}.`,
    confirmed: (count) =>
      count === 1
        ? "1 value that was not sure is confirmed: it was seen in print as the game has it."
        : `${count} values that were not sure are confirmed: they were seen in print as the game has them.`,
    sendIn: (command) => `Send it in: ${command}`,
    playWith: (command) => `Play with it: ${command}`,
    provenances: (listed) => `Provenance of a value is one of: ${listed}.`,
    alike: "Nothing differs.",
  },
  pl: {
    nameless: "tabela bez nazwy",
    named: (name, author, version) => `„${name}”${author === "" ? "" : `, autor: ${author}`}, wersja ${version}`,
    playable: (file, label, hash) => `${file} nadaje się do gry: ${label}, paczka ${hash}.`,
    unchanged: "Wszystkie wartości są takie jak w tabeli gry.",
    differ: (count) => {
      const forms = { one: "wartość różni", few: "wartości różnią", many: "wartości różni" };
      return `${counted("pl", count, forms)} się od tabeli gry:`;
    },
    unseen: (count, of) => `Nieoznaczone jako porównane z drukiem: ${count} z ${of}.`,
    confirmed: (count) => {
      const forms = {
        one: "niepewna wartość jest potwierdzona: w druku jest taka",
        few: "niepewne wartości są potwierdzone: w druku są takie",
        many: "niepewnych wartości jest potwierdzonych: w druku są takie",
      };
      return `${counted("pl", count, forms)} jak w grze.`;
    },
    sendIn: (command) => `Aby zgłosić poprawki: ${command}`,
    playWith: (command) => `Aby zagrać z tą paczką: ${command}`,
    provenances: (listed) => `Pochodzenie wartości (provenance) to jedno z: ${listed}.`,
    alike: "Nie ma różnic.",
  },
  ru: {
    nameless: "таблица без названия",
    named: (name, author, version) => `«${name}»${author === "" ? "" : `, автор: ${author}`}, версия ${version}`,
    playable: (file, label, hash) => `${file} годится для игры: ${label}, набор ${hash}.`,
    unchanged: "Все значения такие же, как в таблице игры.",
    differ: (count) => {
      const forms = { one: "значение отличается", few: "значения отличаются", many: "значений отличаются" };
      return `${counted("ru", count, forms)} от таблицы игры:`;
    },
    unseen: (count, of) => `Не отмечено как сверенное с изданием: ${count} из ${of}.`,
    confirmed: (count) => {
      const forms = {
        one: "сомнительное значение подтверждено: в издании оно такое",
        few: "сомнительных значения подтверждены: в издании они такие",
        many: "сомнительных значений подтверждены: в издании они такие",
      };
      return `${counted("ru", count, forms)} же, как в игре.`;
    },
    sendIn: (command) => `Чтобы прислать исправления: ${command}`,
    playWith: (command) => `Чтобы играть с этим набором: ${command}`,
    provenances: (listed) => `Происхождение значения (provenance) — одно из: ${listed}.`,
    alike: "Отличий нет.",
  },
};
