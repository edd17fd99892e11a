import {
  type Advised,
  advising,
  type BotName,
  BUDGETS,
  botFor,
  isBotName,
  mapped,
  type Thinking,
  withReasons,
} from "@tabletown/bots";
import { type Game, quickChance } from "@tabletown/kernel";
import type { WeighedMove } from "../match/match-model.ts";
import type { BotAnswer, BotMessage, BotWorkerQuestion } from "./bot-client.ts";
import { type BotSubject, type SubjectName, subjectOf } from "./subject.ts";

/** Milliseconds of thinking after which it is looked whether the question still matters. */
const SLICE = 15;
/** After so many, a hint tells the best so far. */
const FIRST = 50;
/** What a hint may take, in milliseconds. */
const HINT = 600;

function* answering(
  question: BotWorkerQuestion,
  { game, mind }: BotSubject,
): Thinking<readonly WeighedMove[], BotAnswer> {
  const { id, seat, view } = question;
  const told = (weighed: readonly Advised[]): WeighedMove[] => weighed.map((each) => weighedMove(game, each));
  if (question.kind === "hint") {
    const budget = { milliseconds: question.milliseconds ?? HINT };
    const { options } = yield* mapped(advising(game, mind, view, seat, budget), told);
    return { id, weighed: told(withReasons(game, mind, { view, seat }, options)) };
  }
  const level: BotName = isBotName(question.level) ? question.level : "casual";
  const options = question.choices.flatMap((notation) => {
    const action = game.parse(notation);
    return action === undefined ? [] : [action];
  });
  const chance = quickChance(question.seed);
  const asked = { seat, view, options, chance, budget: BUDGETS[level] };
  const { action, weighed } = yield* mapped(botFor(level, game, mind).thinking(asked), told);
  return { id, move: game.format(action), weighed: told(weighed) };
}

function weighedMove(game: Game, { action, value, points, reasons }: Advised): WeighedMove {
  return {
    notation: game.format(action),
    value,
    ...(points !== undefined && { points }),
    ...(reasons !== undefined && { reasons }),
  };
}

/**
 * Hears questions and answers them one after the other; games stay loaded from one to the next. Thinking pauses often
 * enough to hear at once that a question no longer matters.
 */
export function answererOf(
  tell: (answer: BotAnswer) => void,
  load: (name: SubjectName) => Promise<BotSubject> = subjectOf,
): (message: BotMessage) => void {
  const subjects = new Map<string, Promise<BotSubject>>();
  const wanted = new Set<number>();
  let before: Promise<void> = Promise.resolve();

  function loaded(name: SubjectName): Promise<BotSubject> {
    const key = JSON.stringify([name.game, name.options, name.table]);
    const subject = subjects.get(key) ?? load(name);
    subjects.set(key, subject);
    // What could not be loaded is tried again with the next question.
    subject.catch(() => subjects.delete(key));
    return subject;
  }

  async function answer(question: BotWorkerQuestion): Promise<void> {
    const { id } = question;
    try {
      const thinking = answering(question, await loaded(question));
      const begun = performance.now();
      let rested = begun;
      let first = question.kind === "hint";
      while (wanted.has(id)) {
        const step = thinking.next();
        if (step.done) return tell(step.value);
        const now = performance.now();
        if (first && now - begun >= FIRST) {
          first = false;
          tell({ id, weighed: step.value(), soFar: true });
        }
        if (now - rested < SLICE) continue;
        await rest();
        rested = performance.now();
      }
    } catch (error) {
      tell({ id, problem: String(error) });
    } finally {
      wanted.delete(id);
    }
  }

  return (message) => {
    if ("cancelled" in message) wanted.delete(message.cancelled);
    else {
      wanted.add(message.id);
      before = before.then(() => answer(message));
    }
  };
}

/** Lets messages in. A timer would be made to wait the longer the more often it is used. */
function rest(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** Makes a worker answer what is asked of bots. */
export function answerBotQuestions(): void {
  const hear = answererOf(postMessage);
  addEventListener("message", ({ data }: MessageEvent<BotMessage>) => hear(data));
}
