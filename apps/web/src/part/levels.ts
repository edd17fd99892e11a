import { t } from "../text/index.ts";

/** The levels that people choose from, weakest first. */
export const LEVELS = ["beginner", "casual", "strong", "expert"] as const;
export type Level = (typeof LEVELS)[number];

export function isLevel(name: string): name is Level {
  return (LEVELS as readonly string[]).includes(name);
}

/** The same as pills. */
export function levelPills(): (readonly [Level, string])[] {
  return LEVELS.map((level) => [level, t().botNames[level] ?? level]);
}
