import { type Advised, advise, type BotName, BUDGETS, botFor, isBotName, withReasons } from "@tabletown/bots";
import { type Game, quickChance } from "@tabletown/kernel";
import type { WeighedMove } from "../match/match-model.ts";
import type { BotAnswer, BotQuestion } from "./bot-client.ts";
import { type Subject, subjectOf } from "./subject.ts";

function answerTo(question: BotQuestion, { game, mind }: Subject): BotAnswer {
  const { id, seat, view } = question;
  if (question.kind === "hint") {
    const advice = advise(game, mind, view, seat, { milliseconds: question.milliseconds ?? 600 });
    const options = withReasons(game, mind, { view, seat }, advice.options);
    return { id, weighed: options.map((each) => weighedMove(game, each)) };
  }
  const level: BotName = isBotName(question.level) ? question.level : "casual";
  const options = question.choices.flatMap((notation) => {
    const action = game.parse(notation);
    return action === undefined ? [] : [action];
  });
  const chance = quickChance(question.seed);
  const { action, weighed } = botFor(level, game, mind).decide({ seat, view, options, chance, budget: BUDGETS[level] });
  return { id, move: game.format(action), weighed: weighed.map((each) => weighedMove(game, each)) };
}

function weighedMove(game: Game, { action, value, points, reasons }: Advised): WeighedMove {
  return {
    notation: game.format(action),
    value,
    ...(points !== undefined && { points }),
    ...(reasons !== undefined && { reasons }),
  };
}

/** Answers questions; games stay loaded from one to the next. */
function answering(): (question: BotQuestion) => Promise<BotAnswer> {
  const subjects = new Map<string, Promise<Subject>>();
  return async (question) => {
    const key = JSON.stringify([question.game, question.options, question.table]);
    const subject = subjects.get(key) ?? subjectOf(question);
    subjects.set(key, subject);
    // What could not be loaded is tried again with the next question.
    subject.catch(() => subjects.delete(key));
    return answerTo(question, await subject);
  };
}

/** Makes a worker answer what is asked of bots. */
export function answerBotQuestions(): void {
  const answer = answering();
  addEventListener("message", ({ data }: MessageEvent<BotQuestion>) => {
    answer(data).then(
      (answered) => postMessage(answered),
      (error: unknown) => postMessage({ id: data.id, problem: String(error) } satisfies BotAnswer),
    );
  });
}
