import { boardChecks, recordedGames } from "@tabletown/testkit";
import { expect, it } from "vitest";
import { highStreet } from "../index.ts";
import { cover } from "./cover.tsx";
import { board } from "./index.ts";

const games = recordedGames(highStreet, new URL("../fixtures/", import.meta.url));
const { buildings, corner } = highStreet.components.standard;

for (const { name, check } of boardChecks({
  title: highStreet,
  board,
  games,
  components: [...buildings, corner].map(({ id }) => id),
  anchors: /^(stack|corner|(hand|street|coins)-[0-3])$/,
})) {
  it(name, check);
}

it("a chapter begins where bids are opened", () => {
  const setting = { ...games[0]?.game, language: "en" };
  expect(setting).toBeDefined();
  for (const { game, moves, states } of games) {
    const words = highStreet.words("en");
    const table = highStreet.components.standard;
    const shown = moves.flatMap(({ seat, events }, index) => {
      const after = game.view(states[index + 1] ?? states[0] ?? game.setup(2, { int: () => 0, shuffle() {} }), undefined);
      const chapter = board.chapter({ seq: index + 1, seat, events }, after, {
        options: game.options,
        table,
        language: "en",
        words,
        name: String,
      });
      return chapter === undefined ? [] : [chapter];
    });
    expect(shown).toHaveLength(game.options.corners);
  }
});

it("the cover says what the game says", () => {
  for (const language of ["en", "pl", "ru"] as const) {
    const { title, pitch } = highStreet.words(language);
    expect([cover.title[language], cover.pitch[language]]).toEqual([title, pitch]);
  }
});
