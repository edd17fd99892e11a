import type { Language } from "./words/words.ts";

/** Why a move was refused. */
export const REFUSALS = ["over", "no-such-seat", "not-your-turn", "illegal", "stale"] as const;
export type Refusal = (typeof REFUSALS)[number];

const sentences: Record<Language, Record<Refusal, string>> = {
  en: {
    over: "The game is over. Start a new one to play on.",
    "no-such-seat": "There is no such seat at this table.",
    "not-your-turn": "It is not your turn. Wait for it.",
    illegal: "The rules do not allow this now. Choose one of the moves on offer.",
    stale: "The table has moved on since you chose. Look again and choose once more.",
  },
  pl: {
    over: "Gra się skończyła. Zacznij nową, aby grać dalej.",
    "no-such-seat": "Przy tym stole nie ma takiego miejsca.",
    "not-your-turn": "To nie twoja kolej. Poczekaj na swoją turę.",
    illegal: "Zasady nie pozwalają teraz na ten ruch. Wybierz jeden z dostępnych.",
    stale: "Od twojego wyboru sytuacja na stole się zmieniła. Spójrz jeszcze raz i wybierz ponownie.",
  },
  ru: {
    over: "Партия окончена. Начните новую, чтобы играть дальше.",
    "no-such-seat": "За этим столом нет такого места.",
    "not-your-turn": "Сейчас не ваш ход. Дождитесь своего хода.",
    illegal: "Правила сейчас этого не разрешают. Выберите один из предложенных ходов.",
    stale: "С момента вашего выбора положение изменилось. Посмотрите ещё раз и выберите снова.",
  },
};

export function refusalText(language: Language, refusal: Refusal): string {
  return sentences[language][refusal];
}
