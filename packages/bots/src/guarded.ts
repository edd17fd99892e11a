import { finish, type Game, same } from "@tabletown/kernel";
import type { AsyncBot, Bot, Decision, Question, Weighed } from "./bot.ts";
import { greedyBot } from "./greedy.ts";
import type { Mind } from "./mind.ts";
import type { Thinking } from "./thinking.ts";

/** The same bot, except that where it throws or answers what is not listed the greedy one chooses and the decision says why. */
export function guarded<S, A, V>(game: Game<S, A, V>, mind: Mind<S, A>, bot: Bot<A, V>): Required<Bot<A, V>> {
  const greedy = greedyBot(game, mind);
  return { name: bot.name, decide: (question) => finish(thinking(question)), thinking };

  function* thinking(question: Question<A, V>): Thinking<readonly Weighed<A>[], Decision<A>> {
    try {
      const decision = bot.thinking === undefined ? bot.decide(question) : yield* bot.thinking(question);
      return checked(question, decision);
    } catch (error) {
      return byGreedy(greedy, question, error);
    }
  }
}

/** `guarded` for a bot that takes a while to answer. */
export function guardedAsync<S, A, V>(
  game: Game<S, A, V>,
  mind: Mind<S, A>,
  bot: Bot<A, V> | AsyncBot<A, V>,
): AsyncBot<A, V> {
  const greedy = greedyBot(game, mind);
  return {
    name: bot.name,
    async decide(question) {
      try {
        return checked(question, await bot.decide(question));
      } catch (error) {
        return byGreedy(greedy, question, error);
      }
    },
  };
}

function checked<A, V>(question: Question<A, V>, decision: Decision<A>): Decision<A> {
  // Most answer with the option itself.
  if (question.options.includes(decision.action)) return decision;
  const action = question.options.find((option) => same(option, decision.action));
  if (action === undefined) throw new Error("the answer is not one of the options");
  return { ...decision, action };
}

function byGreedy<A, V>(greedy: Bot<A, V>, question: Question<A, V>, error: unknown): Decision<A> {
  const forfeit = error instanceof Error ? error.message : String(error);
  // Field by field: a question may make its view only when that is read.
  const { seat, view, options, chance } = question;
  try {
    return { ...greedy.decide({ seat, view, options, chance, budget: { iterations: 64 } }), forfeit };
  } catch (second) {
    // Even the greedy one failed: any legal move keeps the table going.
    const [action] = options as readonly [A];
    const reason = second instanceof Error ? second.message : String(second);
    return { action, weighed: [], iterations: 0, milliseconds: 0, forfeit: `${forfeit}; greedy: ${reason}` };
  }
}
