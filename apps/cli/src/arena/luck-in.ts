import { type GameRecord, replay } from "@tabletown/kernel";
import { luckOfGame } from "@tabletown/review";
import type { ChosenGame } from "../chosen-game.ts";

/** What luck gave each seat in a game; nothing where one was broken off. */
export async function luckIn({ entry, game, table }: ChosenGame, record: GameRecord): Promise<number[] | undefined> {
  const played = replay(game, record);
  if (!played.ok || record.standing === undefined) return undefined;
  const mind = (await entry.mind?.())?.mind(game.options, table);
  // Every deal is held against others of its own: always the same ones would favour a seat by what those few happen to be.
  const seed = record.setup.hash;
  return luckOfGame({ game, mind, played: played.value, seats: record.seats.length, record: record.seal, seed });
}
