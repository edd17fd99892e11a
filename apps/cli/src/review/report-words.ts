import type { Language } from "@tabletown/kernel";

/** What a review in a terminal says besides what reviews say everywhere. */
export interface ReportWords {
  readonly player: string;
  readonly accuracy: string;
  readonly marks: string;
  readonly turningPoints: string;
  move(number: number): string;
  readonly better: string;
  /** What the amounts of the table are, and what is counted under marks. */
  readonly points: string;
  readonly chances: string;
  readonly counted: string;
  judged(judge: string, passes: number): string;
}

export const reportWords: Readonly<Record<Language, ReportWords>> = {
  en: {
    player: "Player",
    accuracy: "Accuracy",
    marks: "Marks",
    turningPoints: "Turning points",
    move: (number) => `move ${number}`,
    better: "better",
    points: "points",
    chances: "points of winning probability",
    counted: "marks: inaccuracies/mistakes/blunders",
    judged: (judge, passes) => `judge: ${judge}, passes: ${passes}; docs/review.md explains every figure`,
  },
  pl: {
    player: "Gracz",
    accuracy: "Dokładność",
    marks: "Oznaczenia",
    turningPoints: "Punkty zwrotne",
    move: (number) => `ruch ${number}`,
    better: "lepiej",
    points: "punkty z gry",
    chances: "punkty szansy na zwycięstwo",
    counted: "oznaczenia: niedokładności/błędy/grube błędy",
    judged: (judge, passes) => `sędzia: ${judge}, przejść: ${passes}; docs/review.md objaśnia każdą liczbę`,
  },
  ru: {
    player: "Игрок",
    accuracy: "Точность",
    marks: "Отметки",
    turningPoints: "Переломные моменты",
    move: (number) => `ход ${number}`,
    better: "лучше",
    points: "игровые очки",
    chances: "пункты шанса на победу",
    counted: "отметки: неточности/ошибки/грубые ошибки",
    judged: (judge, passes) => `судья: ${judge}, проходов: ${passes}; каждое число объяснено в docs/review.md`,
  },
};
