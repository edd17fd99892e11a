import process from "node:process";
import { BOT_PROTOCOL, BOTS, type FromBot, isBotName, readToBot, type ToBot } from "@tabletown/bots";
import { type Game, type Json, quickChance, same, success, tableFaultText } from "@tabletown/kernel";
import type { Command } from "commander";
import { type ChosenGame, findEntry, titleOf } from "../chosen-game.ts";
import { Fault } from "../fault.ts";
import { type Opponent, opponentNamed, PLAN } from "../opponents.ts";
import { boundedLines } from "../terminal/bounded-lines.ts";

/** Characters in a line; the longest that a table of ours says are a hundred times shorter. */
const LONGEST_LINE = 1 << 24;

export function botCommand(program: Command): void {
  program
    .command("bot")
    .description("play as one of our bots over standard input and output (JSON lines, see docs/bots.md)")
    .argument("[name]", `${BOTS.join(", ")} or plan:<name>`, "expert")
    .option("--seed <text>", "where the bot's own luck comes from", "1")
    .action(speak);
}

type AskMessage = Extract<ToBot, { type: "ask" }>;

interface PlayedBot {
  readonly chosen: ChosenGame;
  readonly opponent: Opponent;
}

/** Answers until it is told goodbye or there is nobody to talk to. */
async function speak(name: string, { seed }: { readonly seed: string }): Promise<void> {
  const say = (message: FromBot): void => {
    process.stdout.write(`${JSON.stringify(message)}\n`);
  };
  if (!isBotName(name) && !name.startsWith(PLAN)) {
    throw new Fault(`There is no bot "${name}". Choose from: ${BOTS.join(", ")}, ${PLAN}<name>.`);
  }
  const luck = quickChance(seed);
  let session: PlayedBot | undefined;
  for await (const line of boundedLines(process.stdin.setEncoding("utf8"), LONGEST_LINE)) {
    if (line.trim() === "") continue;
    const message = read(line);
    if (message?.type === "bye") return;
    try {
      if (message?.type === "invalid") throw new Fault(message.problem);
      if (message?.type === "hello") {
        session = await openSession(name, message);
        say({ type: "hello", protocol: BOT_PROTOCOL, name });
      } else if (message?.type === "ask") {
        if (session === undefined) throw new Fault("say hello first");
        say(answer(session, message, luck));
      }
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      say({ type: "error", text, ...(message !== undefined && "id" in message && { id: message.id }) });
    }
  }
}

function read(line: string): ReturnType<typeof readToBot> {
  if (line.length <= LONGEST_LINE) return readToBot(line);
  return { type: "invalid", problem: `a line must not be longer than ${LONGEST_LINE} characters` };
}

async function openSession(name: string, hello: Extract<ToBot, { type: "hello" }>): Promise<PlayedBot> {
  agree("protocol", hello.protocol, BOT_PROTOCOL);
  const entry = findEntry(hello.game);
  const title = await titleOf(hello.game);
  agree("rules", hello.rules, title.rules);
  const options = title.options(hello.options);
  if (!options.ok) throw new Fault(options.problem);
  const { standard, check } = title.components;
  const components = hello.table === undefined ? success(standard) : check(hello.table);
  if (!components.ok) throw new Fault(tableFaultText("en", components.problem));
  const chosen: ChosenGame = {
    entry,
    title,
    game: title.game(options.value, components.value),
    ...(hello.table !== undefined && { table: hello.table as Json }),
  };
  return { chosen, opponent: await opponentNamed(chosen, name) };
}

/** Both sides must speak of the same version. */
function agree(field: string, said: number, known: number): void {
  if (said !== known) throw new Fault(`"${field}" is ${said}, and this bot knows only ${known}`);
}

/** Refuses a question that cannot come up in the game: any answer to it would be nonsense. */
function checkPosition(game: Game, { seat, view, actions }: AskMessage): void {
  let acting: readonly number[];
  let legal: readonly unknown[];
  try {
    const state = game.guess(view, quickChance("check"));
    acting = game.toAct(state);
    legal = acting.includes(seat) ? game.actions(state, seat) : [];
  } catch {
    throw new Fault(`"view" is not what a seat sees in ${game.id}`);
  }
  if (!acting.includes(seat)) throw new Fault(`"seat" is ${seat}, which has nothing to choose in this view`);
  const strange = actions.findIndex((action) => !legal.some((known) => same(known, action)));
  if (strange !== -1) throw new Fault(`"actions" holds what is not allowed in this view, at place ${strange}`);
}

function answer({ chosen, opponent }: PlayedBot, ask: AskMessage, chance: ReturnType<typeof quickChance>): FromBot {
  const { id, seat, view, actions, milliseconds, iterations } = ask;
  checkPosition(chosen.game, ask);
  const given = {
    ...(milliseconds !== undefined && { milliseconds }),
    ...(iterations !== undefined && { iterations }),
  };
  const budget = milliseconds === undefined && iterations === undefined ? opponent.budget : given;
  const { action, weighed, forfeit } = opponent.bot.decide({ seat, view, options: actions, chance, budget });
  const places = weighed.map((each) => ({ option: actions.indexOf(each.action as Json), value: each.value }));
  const option = actions.indexOf(action as Json);
  return { type: "answer", id, option, weighed: places, ...(forfeit !== undefined && { forfeit }) };
}
