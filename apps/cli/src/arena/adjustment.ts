import { wholeNumber } from "../chosen-game.ts";
import { Fault } from "../fault.ts";
import type { Tournament } from "./tournament.ts";

/** What luck is taken out of results, as flags ask for it. */
export function adjustmentOf(flags: {
  readonly adjust?: true;
  readonly again?: string;
}): Pick<Tournament, "adjust" | "again"> {
  if (flags.again === undefined) return flags.adjust ? { adjust: true } : {};
  if (!flags.adjust) throw new Fault("--again needs --adjust: it is for results without luck.");
  return { adjust: true, again: wholeNumber(flags.again, "--again") };
}
