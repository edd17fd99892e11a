import { type Action, type Event, highStreet, type Options, type State, type View } from "@tabletown/_template";
import type { Game } from "@tabletown/kernel";
import { lawsOf } from "../laws.ts";
import type { Subject } from "../subject.ts";

export type HighStreet = Game<State, Action, View, Options, Event>;

/** A way to spoil the game: what it puts in place of the game's own functions. */
export type Sabotage = (game: HighStreet) => Partial<HighStreet>;

/** High Street under the laws, with some of its functions replaced. */
export function sabotaged(
  sabotage: Sabotage,
  games = 60,
): Subject<State, Action, View, Options, typeof highStreet.components.standard, Event> {
  return {
    title: {
      ...highStreet,
      game: (options, table) => {
        const game = highStreet.game(options, table);
        return { ...game, ...sabotage(game) };
      },
    },
    variants: [{ corners: 3 }],
    games,
    longest: 40,
    census: (_game, { stack, players }) =>
      [stack, ...players.flatMap(({ hand, street }) => [hand, street])].flat().sort(),
    told: {
      phase: "any",
      stack: ["drew"],
      "players.*.hand": ["built", "drew"],
      "players.*.street": ["built"],
      "players.*.coins": ["coins"],
      "players.*.corners": ["won"],
      "players.*.sealed": ["bid", "opened"],
      "players.*.bid": ["bid", "opened"],
    },
    counts: { coins: ({ players }, seat) => players[seat]?.coins ?? 0 },
    samples: 4,
  };
}

/** What is said about the first law that a sabotaged game is caught breaking. */
export function complaint(sabotage: Sabotage): string {
  for (const { check } of lawsOf(sabotaged(sabotage))) {
    try {
      check();
    } catch (error) {
      return String(error);
    }
  }
  return "nothing";
}

/** The law alone. */
export function caught(sabotage: Sabotage): string {
  const said = complaint(sabotage);
  return /law "([^"]+)"/.exec(said)?.[1] ?? said;
}
