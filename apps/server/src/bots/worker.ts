import { parentPort, workerData } from "node:worker_threads";
import { type Bot, BUDGETS, botFor } from "@tabletown/bots";
import { quickChance } from "@tabletown/kernel";
import type { Catalog } from "../catalog.ts";
import { Games } from "../games.ts";
import type { BotQuestion } from "./pool.ts";

export interface Asked extends BotQuestion {
  /** The bot's own luck. */
  readonly luck: string;
}

const { findTitle, findMind } = (await import((workerData as { catalog: string }).catalog)) as Catalog;
const games = new Games(findTitle);
const bots = new Map<string, Bot>();

/** Thinks about one position at a time. All it is given is what its seat may see. */
async function answer({ row, seat, level, view, options: notations, luck }: Asked): Promise<string | undefined> {
  const game = await games.of(row);
  if (game === undefined) return undefined;
  const key = `${level} ${game.id} ${game.components} ${JSON.stringify(game.options)}`;
  let bot = bots.get(key);
  if (bot === undefined) {
    const mind = (await findMind(game.id))?.mind(game.options, row.settings.table);
    bot = botFor(level, game, mind);
    bots.set(key, bot);
  }
  const options = notations.map((notation) => game.parse(notation));
  const { action } = bot.decide({ seat, view, options, chance: quickChance(luck), budget: BUDGETS[level] });
  return game.format(action);
}

parentPort?.on("message", (asked: Asked) => {
  answer(asked)
    .catch(() => undefined)
    .then((move) => parentPort?.postMessage(move ?? ""));
});
