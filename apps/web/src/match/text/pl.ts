import { counted, type Forms } from "@tabletown/kernel";
import type { en } from "./en.ts";

const turns: Forms = { one: "tura", few: "tury", many: "tur", other: "tury" };

export const pl: typeof en = {
  turns: (n) => counted("pl", n, turns),
  beforeFirstTurn: "Przed twoją pierwszą turą",
  everyone: "Wszyscy",
  logOf: "Czyje ruchy",
  story: "Przebieg gry",
  countedBy: (what) => `Miara: ${what}`,
  longestLead: "Najdłuższe prowadzenie",
  bestTurn: "Najlepsza tura",
  moments: "Punkty zwrotne",
  moveOf: (n) => `Ruch ${n}:`,
  turnOf: (n) => `Tura ${n}:`,
  fromTurnTo: (from, to) => `tury od ${from} do ${to}`,
  tieBroken: (by) => `Równy wynik, rozstrzyga ${by}`,
  shareResult: "Udostępnij wynik",
  picture: "Obrazek z wynikiem",
  showPlace: "Pokaż na planszy",
  skipMoves: "Pomiń",
  compared: "Porównanie",
  letGoOf: "Odepnij:",
  keepHint: "C lub prawy przycisk myszy przypina",
  signs: "Znaki",
  brokenOff: "Tej partii nie rozegrano do końca.",
  keys: "Klawiatura",
  keysOn: "Pojedyncze klawisze działają przy stole",
  keysHint:
    "Podczas pisania litery nic nie robią i żadna nie jest konieczna: wszędzie można dotrzeć klawiszami Tab i Enter.",
  keyNames: {
    main: "To, co najważniejsze: zatwierdzenie, czerwony przycisk albo pominięcie ruchów innych",
    first: "Pierwsza rzecz, którą możesz zrobić",
    back: "Zrezygnuj z przygotowanego ruchu",
    undo: "Cofnij",
    hint: "Podpowiedź",
    rules: "Zasady",
    log: "Przebieg, ruchy i tekst",
    compare: "Powiększ albo porównaj dwa elementy: przypnij wybrany albo go odepnij",
    sources: "Jak pewne są wydrukowane wartości: wybranej karty albo wszystkich",
    menu: "Menu",
    keys: "Ta lista",
  },
};
