import { LANGUAGES } from "@tabletown/kernel";
import { boardChecks, playedGames, settingIn } from "@tabletown/testkit";
import { expect, it } from "vitest";
import { highStreet } from "../index.ts";
import { cover } from "./cover.tsx";
import { board } from "./index.ts";

const games = playedGames(highStreet, new URL("../fixtures/", import.meta.url));
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
  for (const { game, moves, end } of games) {
    const setting = settingIn(highStreet, "en", game.options);
    const after = game.view(end, undefined);
    const chapters = moves.flatMap(({ seat, events }, index) => {
      return board.chapter({ seq: index + 1, seat, events }, after, setting) ?? [];
    });
    expect(chapters).toHaveLength(game.options.corners);
  }
});

it("the cover says what the game says", () => {
  for (const language of LANGUAGES) {
    const { title, pitch } = highStreet.words(language);
    expect([cover.title[language], cover.pitch[language]]).toEqual([title, pitch]);
  }
});
