import type { ScheduledGame } from "@tabletown/bots";
import { type GameRecord, type Match, openMatch, play, recordOf, type Seat } from "@tabletown/kernel";
import { type ChosenGame, tableOf } from "../chosen-game.ts";
import type { BotEntry } from "./contestants.ts";

/** Follows a game of a tournament and makes its record. */
export interface MatchRecorder {
  play(seat: Seat, action: unknown): void;
  record(): GameRecord;
}

export function matchRecorder(
  chosen: ChosenGame,
  { seed, seats }: ScheduledGame,
  entries: readonly BotEntry[],
): MatchRecorder {
  let match: Match = openMatch(chosen.game, seats.length, seed);
  return {
    play(seat, action) {
      const next = play(match, seat, action);
      if (!next.ok) throw new Error(`a bot's move was refused: ${next.problem}`);
      match = next.value;
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
