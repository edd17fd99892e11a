import type { Phrases, Somebody } from "./phrases.ts";

const list = new Intl.ListFormat("pl");
const named = (several: readonly Somebody[], you: string): string =>
  list.format(several.map((each) => (each.you ? you : each.name)));
const atMoves = (moves: readonly number[]): string =>
  `${moves.length === 1 ? "ruch" : "ruchy"} ${list.format(moves.map(String))}`;

export const pl: Phrases = {
  better: (one, other, accuracies) =>
    `${one.you ? "Grasz" : `${one.name} gra`} lepiej niż ${other.you ? "ty" : other.name} (${accuracies}).`,
  best: (one, accuracy) => `${one.you ? "Grasz" : `${one.name} gra`} najlepiej (dokładność ${accuracy}).`,
  bestOf: (several, accuracy) => `Najlepsza gra: ${named(several, "ty")} (dokładność ${accuracy}).`,
  equal: (accuracy) => `Obie strony grają na tym samym poziomie (dokładność ${accuracy}).`,
  alone: (accuracy) => `Dokładność: ${accuracy}.`,
  versus: (one, other) => `dokładność ${one} do ${other}`,
  luckDecided: (moves) => `O wyniku przesądza szczęście: ${atMoves(moves)}.`,
  choicesDecided: (moves) => `O wyniku przesądzają decyzje: ${atMoves(moves)}.`,
  nothingDecided: "Żaden pojedynczy moment nie przesądza o wyniku.",
  endingDecided: (points) =>
    `O wyniku przesądza poddanie partii lub wspólne zwycięstwo, a nie gra (punkty wyniku: ${points}).`,
  firstLook:
    "To pierwsze spojrzenie, o jeden krok naprzód: nie mówi jeszcze nic o tym, jak kto grał ani co przesądza o wyniku.",
  unfinished: "Partii nie rozegrano do końca: tak wyglądała na końcu zapisu.",
  unexplained: (points) =>
    `Punktów wyniku, których nie wyjaśnia ani szczęście, ani decyzje: ${points}. Ocenę gry traktuj z ostrożnością.`,
  marks: (one, list) => `${one.you ? "Ty" : one.name}: ${list}.`,
  noMarks: (one) => `${one.you ? "Ty" : one.name}: bez błędów.`,
  points: (luck, choices) => `Szczęście: ${luck} pkt, decyzje: ${choices} pkt.`,
  ledger: {
    beginning: "Na początku",
    deal: "Rozdanie",
    ownLuck: "Własne szczęście",
    othersLuck: "Szczęście innych",
    ownChoices: "Własne decyzje",
    othersChoices: "Decyzje innych",
    ending: "Poddanie, ugoda",
    remainder: "Niewyjaśnione",
    result: "Na końcu",
  },
  marked: {
    inaccuracy: { one: "niedokładność", few: "niedokładności", many: "niedokładności", other: "niedokładności" },
    mistake: { one: "błąd", few: "błędy", many: "błędów", other: "błędu" },
    blunder: { one: "gruby błąd", few: "grube błędy", many: "grubych błędów", other: "grubego błędu" },
  },
};
