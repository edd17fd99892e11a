import process from "node:process";
import { createInterface } from "node:readline";
import { BOTS, type FromBot, PROTOCOL, type ToBot } from "@tabletown/bots";
import { good, type Json, quickChance } from "@tabletown/kernel";
import type { Command } from "commander";
import { type ChosenGame, findEntry } from "../chosen-game.ts";
import { Fault } from "../fault.ts";
import { type Opponent, opponentNamed } from "../opponents.ts";

export function botCommand(program: Command): void {
  program
    .command("bot")
    .description("play as one of our bots over standard input and output (JSON lines, see docs/bots.md)")
    .argument("[name]", `${BOTS.join(", ")} or plan:<name>`, "expert")
    .option("--seed <text>", "where the bot's own luck comes from", "1")
    .action(speak);
}

interface Table {
  readonly chosen: ChosenGame;
  readonly opponent: Opponent;
}

/** Answers until it is told goodbye or there is nobody to talk to. */
async function speak(name: string, { seed }: { readonly seed: string }): Promise<void> {
  const say = (message: FromBot): void => {
    process.stdout.write(`${JSON.stringify(message)}\n`);
  };
  const luck = quickChance(seed);
  let table: Table | undefined;
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === "") continue;
    let message: ToBot;
    try {
      message = JSON.parse(line);
    } catch {
      say({ type: "error", text: "that was not JSON" });
      continue;
    }
    if (message.type === "bye") return;
    try {
      if (message.type === "hello") {
        table = await sitDown(name, message);
        say({ type: "hello", protocol: PROTOCOL, name });
      } else if (message.type === "ask") {
        if (table === undefined) throw new Fault("say hello first");
        say(answer(table, message, luck));
      }
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      say({ type: "error", text, ...("id" in message && typeof message.id === "number" && { id: message.id }) });
    }
  }
}

async function sitDown(name: string, hello: Extract<ToBot, { type: "hello" }>): Promise<Table> {
  const entry = findEntry(hello.game);
  const title = await entry.load();
  const options = title.options(hello.options);
  if (!options.ok) throw new Fault(options.problem);
  const { standard, check } = title.components;
  const components = hello.table === undefined ? good(standard) : check(hello.table);
  if (!components.ok) throw new Fault(components.problem);
  const chosen: ChosenGame = {
    entry,
    title,
    game: title.game(options.value, components.value),
    ...(hello.table !== undefined && { table: hello.table as Json }),
  };
  return { chosen, opponent: await opponentNamed(chosen, name) };
}

function answer(
  { opponent }: Table,
  { id, seat, view, actions, milliseconds, iterations }: Extract<ToBot, { type: "ask" }>,
  chance: ReturnType<typeof quickChance>,
): FromBot {
  const given = {
    ...(milliseconds !== undefined && { milliseconds }),
    ...(iterations !== undefined && { iterations }),
  };
  const budget = milliseconds === undefined && iterations === undefined ? opponent.budget : given;
  const { action, weighed } = opponent.bot.decide({ seat, view, options: actions, chance, budget });
  const places = weighed.map((each) => ({ option: actions.indexOf(each.action as Json), value: each.value }));
  return { type: "answer", id, option: actions.indexOf(action as Json), weighed: places };
}
