import { type GameEvent, LANGUAGES, type Language, type Title } from "@tabletown/kernel";
import type { BoardModule, Setting } from "@tabletown/ui";
import { type Check, demand } from "./check.ts";
import { checkGuide } from "./guide.ts";
import type { RecordedGame } from "./recorded.ts";

/** What a board under test shows, and the recorded games it shows it in. */
export interface BoardSubject<S, A, V, O, T, E extends GameEvent> {
  readonly title: Title<S, A, V, O, T, E>;
  readonly board: BoardModule<A, V, O, T, E>;
  readonly games: readonly RecordedGame<S, A, V, O, E>[];
  /** Every component of the standard table. */
  readonly components: readonly string[];
  /** The anchors that the board has. */
  readonly anchors: RegExp;
}

/** What a board is given besides a view, with players named P0, P1 … */
export function settingIn<S, A, V, O, T, E extends GameEvent>(
  title: Title<S, A, V, O, T, E>,
  language: Language,
  options: O,
): Setting<A, V, O, T, E> {
  const table = title.components.standard;
  return { options, table, language, words: title.words(language), name: (seat) => `P${seat}` };
}

/** What every board must do, whatever the game. */
export function boardChecks<S, A, V, O, T, E extends GameEvent>(subject: BoardSubject<S, A, V, O, T, E>): Check[] {
  const { title, board, games, components, anchors } = subject;
  return [
    {
      name: "the list of components shows every component of the table once",
      check: () => {
        const shown = board.componentSections(title.components.standard).flatMap((section) => section.components);
        const expected = [...components].sort().join();
        demand([...shown].sort().join() === expected, () => `shown: ${shown.join()}\nexpected: ${expected}`);
      },
    },
    {
      name: "what helps reading the rules names rules, words and moves that are there",
      check: () => checkGuide(title, board),
    },
    {
      name: "things fly only between anchors that the board has",
      check: () => {
        for (const event of games.flatMap(({ events }) => events)) {
          for (const { from, to } of board.flights(event)) {
            for (const anchor of [from, to]) demand(anchors.test(anchor), () => `${event.what} flies by ${anchor}`);
          }
        }
      },
    },
    {
      name: "the prompt asks for something in every position, in every language",
      check: () => {
        for (const { name, game, states } of games) {
          const settings = LANGUAGES.map((language) => settingIn(title, language, game.options));
          for (const [move, state] of states.entries()) {
            const view = game.view(state, game.toAct(state)[0]);
            for (const setting of settings) {
              demand(board.prompt(view, setting) !== "", () => `${name}, move ${move}: nothing in ${setting.language}`);
            }
          }
        }
      },
    },
    {
      name: "charts have a whole number for every seat at every moment",
      check: () => {
        for (const { name, game, states, seats } of games) {
          const tracks = board.tracks(settingIn(title, "en", game.options));
          for (const [move, state] of states.entries()) {
            const view = game.view(state, undefined);
            for (const { id, of } of tracks) {
              for (let seat = 0; seat < seats; seat++) {
                demand(Number.isInteger(of(view, seat)), () => `${name}, move ${move}: ${id} of seat ${seat}`);
              }
            }
          }
        }
      },
    },
  ];
}
