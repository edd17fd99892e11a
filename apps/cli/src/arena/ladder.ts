import { LEVELS } from "@tabletown/bots";
import type { BotReport } from "./report.ts";

/** Two levels next to each other, at a table of so many. */
export interface Rung {
  readonly players: number;
  readonly upper: string;
  readonly lower: string;
}

/** How a rung was found. */
export interface RungReport extends Rung {
  readonly games: number;
  /** What the upper level must win: alone among as many of the lower as there are seats left. */
  readonly goal: number;
  readonly winRate: number;
  /** 95 %. */
  readonly interval: readonly [number, number];
  readonly verdict: LadderVerdict;
}

/** Sure where the whole interval lies on one side of the goal. */
export type LadderVerdict = "holds" | "probably holds" | "probably bends" | "bends";

/** With two at the table the upper level must win so much. */
const GOAL_OF_TWO = 0.6;
/** With more, so many times what equals would win. */
const GOAL_IN_PARS = 1.3;

export function goalOf(players: number): number {
  return players === 2 ? GOAL_OF_TWO : GOAL_IN_PARS / players;
}

/** Every pair of neighbouring levels at every size of the table, the lowest levels first. */
export function rungsOf(players: readonly number[], levels: readonly string[] = LEVELS): Rung[] {
  return players.flatMap((seats) =>
    levels.slice(1).map((upper, i) => ({ players: seats, upper, lower: levels[i] as string })),
  );
}

export function rungReportOf(rung: Rung, upper: BotReport): RungReport {
  const goal = goalOf(rung.players);
  const { winRate, interval } = upper.adjusted ?? upper;
  if (winRate === undefined || interval === undefined) throw new Error("a ladder is for two players or more");
  return { ...rung, games: upper.games, goal, winRate, interval, verdict: verdictOf(goal, winRate, interval) };
}

function verdictOf(goal: number, winRate: number, [low, high]: readonly [number, number]): LadderVerdict {
  if (winRate >= goal) return low >= goal ? "holds" : "probably holds";
  return high < goal ? "bends" : "probably bends";
}
