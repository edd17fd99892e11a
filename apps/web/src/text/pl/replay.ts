import type { replay as English } from "../en/replay.ts";

export const replay: typeof English = {
  gameOver: "Koniec gry",
  wins: (names) => `Wygrywa ${names}!`,
  winsShared: (names) => `Wspólne zwycięstwo: ${names}!`,
  youWin: "Wygrywasz!",
  place: (n) => `Miejsce ${n}`,
  scoringAgain: "Pokaż liczenie jeszcze raz",
  rematch: "Zagraj jeszcze raz",
  download: "Pobierz zapis",
  share: "Udostępnij",
  copied: "Skopiowano.",
  seeBoard: "Obejrzyj planszę",
  standings: "Wyniki",
  chartOf: (what) => `${what} w trakcie gry`,
  moveNumber: (n) => `Ruch ${n}`,
  setup: "Przygotowanie",
  seenBy: "Punkt widzenia",
  everyone: "Widz",
  playOn: "Graj dalej od tego miejsca",
  first: "Na początek",
  previous: "Ruch wstecz",
  next: "Ruch naprzód",
  lastMove: "Na koniec",
  autoplay: "Odtwarzaj",
  pause: "Pauza",
  chapters: "Rozdziały",
  position: "Miejsce w partii",
  verified: "Każde losowanie wynika z ziarna ustalonego przed grą.",
  notVerified: "Losowania w tym zapisie nie wynikają z jego ziarna.",

  otherRules: (version) =>
    `Tę partię rozegrano według innych zasad (wersja ${version}), których ta wersja Tabletown nie zna.`,
  shownSoFar: (shown, all) =>
    shown === all
      ? "Obecne zasady pozwalają na każdy jej ruch, więc można ją obejrzeć w całości."
      : `Widać ruchy od 1 do ${shown} z ${all}, bo dalej obecne zasady prowadzą do innych pozycji.`,
  writtenGame: "Partia w słowach",
  writtenMoves: "Wszystkie ruchy w słowach",

  lookBack: "Obejrzyj wcześniejsze ruchy",
  lookingBack: "Oglądasz wcześniejsze ruchy.",
  backToTable: "Wróć do stołu",

  review: "Analiza",
  exercises: "Ćwiczenia",
  marks: {
    inaccuracy: "Niedokładność",
    mistake: "Błąd",
    blunder: "Gruby błąd",
    only: "Jedyny dobry ruch",
    forced: "Ruch wymuszony",
  },
};
