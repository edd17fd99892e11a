import { begun, peopleIn, type Seat } from "@tabletown/kernel";
import type { Setting } from "./board.ts";

/** What stands above what is somebody's: "You" to who plays alone at this screen, or a name. */
export function seatTitle({ language, name, you }: Pick<Setting, "language" | "name" | "you">, seat: Seat): string {
  const who = peopleIn(language, name, you)(seat);
  return begun(who.name, who);
}

/** What a button or picture says aloud: parts that may be sentences, each ended once. */
export function spoken(parts: readonly (string | undefined)[], between = ". "): string {
  return parts.map((part = "") => part.replace(/\.$/, "")).join(between);
}
