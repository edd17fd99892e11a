import { Fault } from "../fault.ts";

/** What is measured: all parts, or those that were asked for, separated by commas. */
export function chosenParts(only: string | undefined, parts: readonly string[]): readonly string[] {
  const chosen = only?.split(",") ?? parts;
  const unknown = chosen.find((part) => !parts.includes(part));
  if (unknown !== undefined) throw new Fault(`There is no part "${unknown}". Choose from: ${parts.join(", ")}.`);
  return chosen;
}
