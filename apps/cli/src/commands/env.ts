import { once } from "node:events";
import process from "node:process";
import { type Episode, type EpisodeSetting, REWARDS } from "@tabletown/bots";
import type { Command } from "commander";
import { type ChosenGame, chooseGame, chooseSeats, type GameFlags, wholeNumber } from "../chosen-game.ts";
import { answer, descriptionOf, type Environments } from "../env/answers.ts";
import { BatchServer, framesOf, LONGEST_FRAME } from "../env/frames.ts";
import { readRequest, rewardsNamed } from "../env/request.ts";
import { Fault } from "../fault.ts";
import { encodingFor } from "../research.ts";
import { boundedLines } from "../terminal/bounded-lines.ts";

interface Flags extends GameFlags {
  readonly players?: string;
  readonly rewards: string;
  readonly batch?: string;
}

/** Environments of one process. */
const MOST = 65_536;
/** Characters in a line: a snapshot of the longest game is shorter. */
const LONGEST_LINE = 1 << 24;

export function envCommand(program: Command): void {
  program
    .command("env")
    .description(
      "let programs that learn play over standard input and output (JSON lines, or frames of numbers; see docs/research.md)",
    )
    .argument("<game>", "id of the game")
    .option("--players <n>", "number of players")
    .option("--options <json>", "the game's options")
    .option("--components <file>", "component table to use instead of the game's own")
    .option("--rewards <what>", `what is rewarded: ${REWARDS.join(", ")}`, REWARDS[0])
    .option("--batch <n>", "so many environments that move at once, in frames of numbers instead of JSON lines")
    .action(env);
}

async function env(id: string, flags: Flags): Promise<void> {
  const chosen = await chooseGame(id, flags);
  const setting = await settingOf(chosen, flags);
  if (flags.batch === undefined) return inLines(chosen, setting);
  const rows = wholeNumber(flags.batch, "--batch");
  if (rows > MOST) throw new Fault(`--batch must be at most ${MOST}.`);
  return inFrames(new BatchServer(setting, rows, chosen.table));
}

async function settingOf(chosen: ChosenGame, flags: Flags): Promise<EpisodeSetting> {
  const seats = chooseSeats(chosen.game, flags.players);
  return { game: chosen.game, encoding: await encodingFor(chosen, seats), seats, rewards: rewardsNamed(flags.rewards) };
}

async function inLines({ table }: ChosenGame, setting: EpisodeSetting): Promise<void> {
  const slots = new Map<number, Episode>();
  const environments: Environments = { setting, slots, most: MOST, ...(table !== undefined && { table }) };
  const { labels: _, ...hello } = descriptionOf(setting);
  await say(`${JSON.stringify({ type: "hello", protocol: ENV_PROTOCOL, ...hello })}\n`);
  for await (const line of boundedLines(process.stdin.setEncoding("utf8"), LONGEST_LINE)) {
    if (line.trim() === "") continue;
    await say(`${JSON.stringify(reply(environments, line))}\n`);
  }
}

/** Changes whenever requests or answers do. */
const ENV_PROTOCOL = 1;

function reply(environments: Environments, line: string): unknown {
  try {
    if (line.length > LONGEST_LINE) throw new Fault(`A line must not be longer than ${LONGEST_LINE} characters.`);
    return answer(environments, readRequest(line));
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { type: "error", text: error.message };
  }
}

async function inFrames(server: BatchServer): Promise<void> {
  for await (const frame of framesOf(process.stdin)) {
    if (frame === undefined) throw new Fault(`A frame must hold 1 to ${LONGEST_FRAME} bytes after its length.`);
    await say(server.answer(frame));
  }
}

/** Waits where the reader is slower than we are, so that nothing piles up. */
async function say(what: string | Buffer): Promise<void> {
  if (!process.stdout.write(what)) await once(process.stdout, "drain");
}
