import { findTitle } from "@tabletown/catalog";
import type { Game } from "@tabletown/kernel";
import { Fault } from "../../fault.ts";

/** A game under its own first choices. */
export async function playedGame(id: string): Promise<Game> {
  const title = await findTitle(id);
  if (title === undefined) throw new Fault(`There is no game "${id}".`);
  const options = title.options({});
  if (!options.ok) throw new Error(options.problem);
  return title.game(options.value);
}
