import type { Encoding, ResearchSource } from "@tabletown/bots";
import type { ChosenGame } from "./chosen-game.ts";
import { EXIT, Fault } from "./fault.ts";

/** What the game tells programs that learn. */
export async function researchOf({ entry }: Pick<ChosenGame, "entry">): Promise<ResearchSource> {
  const source = await entry.research?.();
  if (source === undefined) throw new Fault(`${entry.id} does not tell its positions in numbers yet.`, EXIT.refused);
  return source;
}

export async function encodingFor(chosen: ChosenGame, seats: number): Promise<Encoding> {
  return (await researchOf(chosen)).encoding(seats, chosen.game.options, chosen.table);
}
