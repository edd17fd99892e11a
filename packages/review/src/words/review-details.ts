import type { Texts } from "@tabletown/kernel";

export function onePerSeatExpected(seats: number): Texts {
  return {
    en: `expected a number for every seat: ${seats}`,
    pl: `powinna być liczba dla każdego miejsca: ${seats}`,
    ru: `должно быть по числу на каждое место: ${seats}`,
  };
}

export function seatBelowExpected(seats: number): Texts {
  return {
    en: `expected a seat below ${seats}`,
    pl: `numer miejsca powinien być mniejszy niż ${seats}`,
    ru: `номер места должен быть меньше ${seats}`,
  };
}

export const OPTION_EXPECTED: Texts = {
  en: "expected one of the options",
  pl: "powinna być jedna z podanych możliwości",
  ru: "должен быть один из приведённых вариантов",
};
export const MOVE_OF_SEAT_EXPECTED: Texts = {
  en: "expected a move of this seat",
  pl: "powinien być ruch tego miejsca",
  ru: "должен быть ход этого места",
};
