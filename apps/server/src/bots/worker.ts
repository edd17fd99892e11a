import { parentPort, workerData } from "node:worker_threads";
import { type Bot, BUDGETS, botFor } from "@tabletown/bots";
import { quickChance, same } from "@tabletown/kernel";
import type { Catalog } from "../catalog.ts";
import { Games } from "../games.ts";
import { LISTENS } from "../thread.ts";
import type { SeededQuestion } from "./question.ts";

const NO_ANSWER = -1;

const { catalog, findMind } = (await import((workerData as { catalog: string }).catalog)) as Catalog;
const games = new Games(catalog);
const bots = new Map<string, Bot>();

/** Thinks about one position at a time. All it is given is what its seat may see. The answer is an index among the options. */
async function answer({ row, seat, level, view, options, seed }: SeededQuestion): Promise<number> {
  const found = await games.of(row);
  if (!found.ok) return NO_ANSWER;
  const game = found.value;
  const key = `${level} ${game.id} ${game.components} ${JSON.stringify(game.options)}`;
  let bot = bots.get(key);
  if (bot === undefined) {
    const mind = (await findMind(game.id))?.mind(game.options, row.settings.table);
    bot = botFor(level, game, mind);
    bots.set(key, bot);
  }
  const { action } = bot.decide({ seat, view, options, chance: quickChance(seed), budget: BUDGETS[level] });
  return options.findIndex((option) => same(option, action));
}

parentPort?.on("message", (question: SeededQuestion) => {
  answer(question)
    .catch(() => NO_ANSWER)
    .then((index) => parentPort?.postMessage(index));
});
parentPort?.postMessage(LISTENS);
