import { type ArrangePiles, type GameResult, withArrangedPiles } from "@tabletown/bots";
import { replay } from "@tabletown/kernel";
import { choiceLuckOfGame, luckOfGame } from "@tabletown/review";
import type { ChosenGame } from "../chosen-game.ts";
import type { MatchRecorder } from "./match-recorder.ts";

/**
 * What luck of each kind gave the seats in a game, played with piles so arranged; nothing where one was broken off. What
 * else could have been drawn does not depend on the order.
 */
export async function luckIn(
  { entry, game, table }: ChosenGame,
  arrange: ArrangePiles<unknown>,
  recorder: MatchRecorder,
): Promise<Pick<GameResult, "luck" | "choiceLuck">> {
  const record = recorder.record();
  const replayed = replay(withArrangedPiles(game, arrange), record);
  if (!replayed.ok || record.standing === undefined) return {};
  const mind = (await entry.mind?.())?.mind(game.options, table);
  // Every deal is held against others of its own: always the same ones would favour a seat by what those few happen to be.
  const seed = record.setup.hash;
  const reviewed = { game, mind, played: replayed.value, seats: record.seats.length, record: record.seal, seed };
  const luck = luckOfGame(reviewed);
  if (recorder.instead.every(({ length }) => length === 0)) return { luck };
  return { luck, choiceLuck: choiceLuckOfGame(reviewed, recorder.instead, arrange) };
}
