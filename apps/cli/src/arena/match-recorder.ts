import type { OnMove, ScheduledGame } from "@tabletown/bots";
import { type GameRecord, type Match, openMatch, play, recordOf } from "@tabletown/kernel";
import { type ChosenGame, tableOf } from "../chosen-game.ts";
import type { BotEntry } from "./contestants.ts";

/** Follows a game of a tournament and makes its record. */
export interface MatchRecorder {
  readonly play: OnMove<unknown>;
  record(): GameRecord;
  /** Move by move, what a bot that was asked again would have done. */
  readonly instead: readonly (readonly unknown[])[];
}

export function matchRecorder(
  chosen: ChosenGame,
  { seed, seats }: ScheduledGame,
  entries: readonly BotEntry[],
): MatchRecorder {
  let match: Match = openMatch(chosen.game, seats.length, seed);
  const answers: (readonly unknown[])[] = [];
  return {
    instead: answers,
    play(seat, action, instead) {
      const next = play(match, seat, action);
      if (!next.ok) throw new Error(`a bot's move was refused: ${next.problem}`);
      match = next.value;
      answers.push(instead);
    },
    record: () =>
      recordOf(match, {
        seats: seats.map((contestant) => {
          const { name } = entries[contestant] as BotEntry;
          return { name, bot: name };
        }),
        table: tableOf(chosen),
      }),
  };
}
