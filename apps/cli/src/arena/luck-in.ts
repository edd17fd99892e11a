import type { GameResult } from "@tabletown/bots";
import { replay } from "@tabletown/kernel";
import { choiceLuckOfGame, luckOfGame } from "@tabletown/review";
import type { ChosenGame } from "../chosen-game.ts";
import type { MatchRecorder } from "./match-recorder.ts";

/** What luck of each kind gave the seats in a game; nothing where one was broken off. */
export async function luckIn(
  { entry, game, table }: ChosenGame,
  recorder: MatchRecorder,
): Promise<Pick<GameResult, "luck" | "choiceLuck">> {
  const record = recorder.record();
  const played = replay(game, record);
  if (!played.ok || record.standing === undefined) return {};
  const mind = (await entry.mind?.())?.mind(game.options, table);
  // Every deal is held against others of its own: always the same ones would favour a seat by what those few happen to be.
  const seed = record.setup.hash;
  const reviewed = { game, mind, played: played.value, seats: record.seats.length, record: record.seal, seed };
  const luck = luckOfGame(reviewed);
  if (recorder.instead.every(({ length }) => length === 0)) return { luck };
  return { luck, choiceLuck: choiceLuckOfGame(reviewed, recorder.instead) };
}
