import type { lesson as English } from "../en/lesson.ts";

export const lesson: typeof English = {
  lessonStep: (n, of) => `Krok ${n} z ${of}`,
  lessonNext: "Dalej",
  lessonDone: "Wiesz już, jak to działa. Zagraj teraz.",
  lessonWrong: "Nie tym razem: lekcja czeka na inny ruch.",
  firstGame: "Zagraj pierwszą partię",
  otherGame: "Wybierz graczy i opcje",
  lessonAgain: "Od początku",
};
