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
  /** How to be told more than a first look can say. */
  readonly longer: string;
  judged(judge: string, passes: number): string;
  /** Over many games: how many, and what the amounts of that table are. */
  readonly games: string;
  readonly luck: string;
  readonly means: string;
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
    longer: "A larger --budget says more.",
    judged: (judge, passes) => `judge: ${judge}, passes: ${passes}; docs/review.md explains every figure`,
    games: "Games",
    luck: "Luck",
    means: "luck and own choices: the mean of a game, in winning probability, or in points alone",
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
    longer: "Większy --budget powie więcej.",
    judged: (judge, passes) => `sędzia: ${judge}, przejść: ${passes}; docs/review.md objaśnia każdą liczbę`,
    games: "Partie",
    luck: "Szczęście",
    means: "szczęście i własne decyzje: średnia z partii, w szansie na zwycięstwo, a w grze solo w punktach",
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
    longer: "Больший --budget скажет больше.",
    judged: (judge, passes) => `судья: ${judge}, проходов: ${passes}; каждое число объяснено в docs/review.md`,
    games: "Партии",
    luck: "Везение",
    means: "везение и свои решения: в среднем за партию, в шансе на победу, а в одиночной игре в очках",
  },
};
