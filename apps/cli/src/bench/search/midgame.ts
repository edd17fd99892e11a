import type { CatalogEntry } from "@tabletown/catalog";
import { type Game, quickChance, type Seat } from "@tabletown/kernel";
import { titleOf } from "../../chosen-game.ts";

/** A position with a choice. */
export interface BenchPosition {
  readonly game: Game;
  readonly options: unknown;
  readonly state: unknown;
  readonly seat: Seat;
}

/** One in the middle of a random game, always the same. */
export async function midgame(entry: CatalogEntry): Promise<BenchPosition> {
  const title = await titleOf(entry.id);
  const chosen = title.options(undefined);
  if (!chosen.ok) throw new Error(chosen.problem);
  const options = chosen.value;
  const game = title.game(options);
  const seats = Math.max(2, game.seats[0]);
  const chance = quickChance("midgame");
  const start = game.setup(seats, chance);
  const choices: BenchPosition[] = [];
  for (let [seat] = game.toAct(start); seat !== undefined; [seat] = game.toAct(start)) {
    const actions = game.actions(start, seat);
    if (actions.length > 1) choices.push({ game, options, state: game.copy(start), seat });
    game.apply(start, seat, actions[chance.int(actions.length)], chance);
  }
  return choices[choices.length >> 1] as BenchPosition;
}
