import type { Game } from "@tabletown/kernel";
import manifest from "../../package.json" with { type: "json" };
import { Fault } from "../fault.ts";
import { tellBeside } from "../terminal/progress.ts";

/** What games were played with, as far as it is not asked for: results of others are not put together with theirs. */
export interface PlayedWith {
  /** The version of the program, and so of its bots. */
  readonly program: string;
  /** The version of the game's rules. */
  readonly rules: number;
  /** The hash of the component table: what is in a file may change between two runs. */
  readonly table: string;
}

export function playedWith({ rules, components }: Pick<Game, "rules" | "components">): PlayedWith {
  return { program: manifest.version, rules, table: components };
}

const CALLED: readonly (readonly [key: keyof PlayedWith, called: string])[] = [
  ["program", "the version of the program"],
  ["rules", "the version of the rules"],
  ["table", "the component table"],
];

/** Refuses results of another version or table, as far as both are told. */
export function comparePlayedWith(file: string, there: Partial<PlayedWith>, here: Partial<PlayedWith>): void {
  for (const [key, called] of CALLED) {
    const [was, is] = [there[key], here[key]];
    if (was === undefined || is === undefined || was === is) continue;
    throw new Fault(
      `What is in ${file} was played with something else: ${called} was ${was} there and is ${is} here. Use the same again, or name another file.`,
    );
  }
}

/** Earlier files do not tell everything: they are taken, and that is said. */
export function tellUntold(file: string, there: Partial<PlayedWith>): void {
  const untold = CALLED.filter(([key]) => there[key] === undefined).map(([, called]) => called);
  if (untold.length === 0) return;
  tellBeside(
    `${file} is from before it was written down what games were played with (${untold.join(", ")}): its results are taken as if that had not changed. Where it may have, leave them out.`,
  );
}

/** What games that were put together are said to be played with: only what all of them tell. */
export function toldByAll<T extends Partial<PlayedWith>>(first: T, others: readonly Partial<PlayedWith>[]): T {
  const told: T & { -readonly [key in keyof PlayedWith]?: PlayedWith[key] } = { ...first };
  for (const [key] of CALLED) if (others.some((other) => other[key] === undefined)) delete told[key];
  return told;
}
