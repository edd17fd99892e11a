import { type Advice, advise } from "@tabletown/bots";
import { gameOfRecord, readRecord, recordFaultText, replay, type Seat } from "@tabletown/kernel";
import type { Command } from "commander";
import { findEntry, readText, wholeNumber } from "../chosen-game.ts";
import { EXIT, Fault } from "../fault.ts";

interface Flags {
  readonly move?: string;
  readonly seat?: string;
  readonly time: string;
  readonly iterations?: string;
  readonly json?: boolean;
}

export function hintCommand(program: Command): void {
  program
    .command("hint")
    .description("the best moves in a position of a recorded game, with the probability to win after each")
    .argument("<record>", "file of a recorded game")
    .option("--move <n>", "the position before move n (default: after the last one)")
    .option("--seat <n>", "as this player sees it, counted from 1 (default: whose turn it is)")
    .option("--time <ms>", "time to think", "1000")
    .option("--iterations <n>", "think this much instead, whatever time it takes")
    .option("--json", "print JSON")
    .action(hint);
}

async function hint(path: string, flags: Flags): Promise<void> {
  const record = readRecord(await readText(path));
  const told = <T>(
    outcome: { ok: true; value: T } | { ok: false; problem: Parameters<typeof recordFaultText>[1] },
  ): T => {
    if (outcome.ok) return outcome.value;
    throw new Fault(`${path}: ${recordFaultText("en", outcome.problem)}`, EXIT.refused);
  };
  const written = told(record);
  const entry = findEntry(written.game);
  const title = await entry.load();
  const game = told(gameOfRecord(title, written));
  const { states } = told(replay(game, written));
  const at = flags.move === undefined ? states.length - 1 : wholeNumber(flags.move, "--move") - 1;
  const state = states[at];
  if (state === undefined) throw new Fault(`${path} has ${states.length - 1} moves.`);
  const seat: Seat | undefined =
    flags.seat === undefined ? game.toAct(state)[0] : wholeNumber(flags.seat, "--seat") - 1;
  if (seat === undefined) throw new Fault("The game is over there: nobody has a move to make.");
  const source = await entry.mind?.();
  const mind = source?.mind(game.options, written.components.table);
  const budget =
    flags.iterations === undefined
      ? { milliseconds: wholeNumber(flags.time, "--time") }
      : { iterations: wholeNumber(flags.iterations, "--iterations") };
  const advice = advise(game, mind, game.view(state, seat), seat, budget);
  if (flags.json) console.log(JSON.stringify({ seat, ...advice }));
  else print(advice, (action) => game.format(action));
}

function print({ options, chances, iterations, milliseconds }: Advice, format: (action: unknown) => string): void {
  const percent = (rate: number): string => `${(rate * 100).toFixed(1)} %`.padStart(7);
  console.log(`Chances: ${chances.map((chance, seat) => `player ${seat + 1} ${percent(chance).trim()}`).join(", ")}`);
  for (const { action, value } of options) console.log(`${percent(value)}  ${format(action)}`);
  console.log(`(${iterations} iterations, ${milliseconds.toFixed(0)} ms)`);
}
