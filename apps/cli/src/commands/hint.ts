import { type Advice, advise, withReasons } from "@tabletown/bots";
import { figure, LANGUAGES, type Language, percentage, type Seat, type Words } from "@tabletown/kernel";
import { type Command, Option } from "commander";
import { findEntry, wholeNumber } from "../chosen-game.ts";
import { Fault } from "../fault.ts";
import { namesIn, replayRecord } from "../recorded-game.ts";
import { several } from "../terminal/several.ts";
import { beside } from "../terminal/wrap.ts";

interface Flags {
  readonly move?: string;
  readonly seat?: string;
  readonly time: string;
  readonly iterations?: string;
  readonly language: Language;
  readonly json?: boolean;
}

export function hintCommand(program: Command): void {
  program
    .command("hint")
    .description(
      "the best moves in a position of a recorded game: the probability to win after each, and what speaks for the first",
    )
    .argument("<record>", "record file")
    .option("--move <n>", "the position before move n (default: after the last one)")
    .option("--seat <n>", "as this player sees it, counted from 1 (default: whose turn it is)")
    .option("--time <ms>", "time to think", "1000")
    .option("--iterations <n>", "think this much instead, whatever time it takes")
    .addOption(new Option("--language <code>", "language of what is told").choices(LANGUAGES).default("en"))
    .option("--json", "print JSON")
    .action(hint);
}

async function hint(path: string, flags: Flags): Promise<void> {
  const { record, title, game, played } = await replayRecord(path);
  const { states } = played;
  const index = flags.move === undefined ? states.length - 1 : wholeNumber(flags.move, "--move") - 1;
  const state = states[index];
  if (state === undefined)
    throw new Fault(`This record has ${several(states.length - 1, "move")}; --move must not be beyond.`);
  const [turn] = game.toAct(state);
  if (turn === undefined) throw new Fault("The game is over there; --move names an earlier position.");
  const seat: Seat = flags.seat === undefined ? turn : wholeNumber(flags.seat, "--seat") - 1;
  if (seat >= record.seats.length) throw new Fault(`This record has ${several(record.seats.length, "player")}.`);
  const mind = (await findEntry(record.game).mind?.())?.mind(game.options, record.components.table);
  const budget =
    flags.iterations === undefined
      ? { milliseconds: wholeNumber(flags.time, "--time") }
      : { iterations: wholeNumber(flags.iterations, "--iterations") };
  const view = game.view(state, seat);
  const weighed = advise(game, mind, view, seat, budget);
  const advice = { ...weighed, options: withReasons(game, mind, { view, seat }, weighed.options) };
  if (flags.json) {
    console.log(JSON.stringify({ seat, ...advice }));
    return;
  }
  const words = title.words(flags.language, record.components.table);
  print(flags.language, advice, view, words, namesIn(record));
}

function print(language: Language, advice: Advice, view: unknown, words: Words, name: (seat: Seat) => string): void {
  const percent = (rate: number): string => percentage(language, rate, 1);
  const chances = advice.chances.map((chance, seat) => `${name(seat)} ${percent(chance)}`).join(", ");
  const { alone, effort } = hintWords[language];
  console.log(beside("", advice.chances.length === 1 ? `${alone}:` : chances));
  for (const { action, value, points, reasons = [] } of advice.options) {
    const worth = points === undefined ? percent(value) : figure(language, points);
    console.log(beside(`${worth.padStart(7)}  `, words.action(action, view, name)));
    for (const reason of reasons)
      console.log(beside(`${" ".repeat(9)}· `, words.reason?.(reason, name) ?? reason.what));
  }
  console.log(beside("", `(${effort(advice.iterations, advice.milliseconds.toFixed(0))})`));
}

interface HintWords {
  /** Above the options of who plays alone. */
  readonly alone: string;
  effort(iterations: number, milliseconds: string): string;
}

const hintWords: Readonly<Record<Language, HintWords>> = {
  en: {
    alone: "The result that each probably leads to",
    effort: (iterations, milliseconds) => `iterations: ${iterations}, ${milliseconds} ms`,
  },
  pl: {
    alone: "Wynik, do którego każda możliwość zapewne prowadzi",
    effort: (iterations, milliseconds) => `iteracje: ${iterations}, ${milliseconds} ms`,
  },
  ru: {
    alone: "Результат, к которому, вероятно, ведёт каждый вариант",
    effort: (iterations, milliseconds) => `итерации: ${iterations}, ${milliseconds} мс`,
  },
};
