import process from "node:process";
import { fallbackMind, searchBot } from "@tabletown/bots";
import { catalog } from "@tabletown/catalog";
import { type Game, quickChance, type Seat } from "@tabletown/kernel";
import type { Command } from "commander";
import { wholeNumber } from "../chosen-game.ts";

interface Flags {
  readonly time: string;
  readonly json?: boolean;
}

/** What boardgame.io's own tree-search bot reaches: playouts of depth 50 per second. */
const YARDSTICK = 150;

export function benchSearchCommand(program: Command): void {
  program.commands
    .find((command) => command.name() === "bench")
    ?.command("search")
    .description("iterations per second of the tree search in every game")
    .option("--time <ms>", "time to search in each position", "1000")
    .option("--json", "print JSON")
    .action(benchSearch);
}

async function benchSearch({ time, json }: Flags): Promise<void> {
  const milliseconds = wholeNumber(time, "--time");
  const rows = await Promise.all(
    catalog.map(async (entry) => {
      const title = await entry.load();
      const options = title.options(undefined);
      if (!options.ok) throw new Error(options.problem);
      const game = title.game(options.value);
      const mind = (await entry.mind?.())?.mind(options.value) ?? fallbackMind(game);
      // The evaluation a person can read; the learned one is for strength, not for speed.
      const bot = searchBot(game, mind);
      const { state, seat } = midgame(game);
      const ask = (budget: number) =>
        bot.decide({
          seat,
          view: game.view(state, seat),
          options: game.actions(state, seat),
          chance: quickChance("bench"),
          budget: { milliseconds: budget },
        });
      ask(milliseconds);
      const before = process.cpuUsage();
      const { iterations, milliseconds: took } = ask(milliseconds);
      const { user, system } = process.cpuUsage(before);
      const perSecond = Math.round((iterations / took) * 1000);
      return {
        game: entry.id,
        iterationsPerSecond: perSecond,
        /** What a machine with nothing else to do would reach. */
        iterationsPerCpuSecond: Math.round((iterations / (user + system)) * 1_000_000),
        timesYardstick: Math.round(perSecond / YARDSTICK),
      };
    }),
  );
  if (json) console.log(JSON.stringify({ yardstick: YARDSTICK, rows }));
  else {
    console.log(`game             iterations/s   per CPU second   of ${YARDSTICK}/s`);
    for (const row of rows) {
      const [wall, cpu] = [row.iterationsPerSecond, row.iterationsPerCpuSecond].map((n) => n.toLocaleString("en"));
      console.log(`${row.game.padEnd(16)} ${wall?.padStart(12)} ${cpu?.padStart(16)}   × ${row.timesYardstick}`);
    }
  }
}

/** A position with a choice in the middle of a random game. */
function midgame(game: Game): { state: unknown; seat: Seat } {
  const seats = Math.max(2, game.seats[0]);
  const chance = quickChance("midgame");
  const start = game.setup(seats, chance);
  const choices: { state: unknown; seat: Seat }[] = [];
  for (let [seat] = game.toAct(start); seat !== undefined; [seat] = game.toAct(start)) {
    const actions = game.actions(start, seat);
    if (actions.length > 1) choices.push({ state: game.copy(start), seat });
    game.apply(start, seat, actions[chance.int(actions.length)], chance);
  }
  return choices[choices.length >> 1] as { state: unknown; seat: Seat };
}
