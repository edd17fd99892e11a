import { findTitle } from "@tabletown/catalog";
import { expect, test } from "vitest";
import { recordedGame } from "../../test/recorded.fixture.ts";
import { tellTurningPoint } from "./tell-turning-point.ts";

test("luck is told by the dice, not by who was paid before they were rolled", async () => {
  const { game, played } = await recordedGame("metropolia/plus-4", 40);
  const words = (await findTitle("metropolia"))?.words("en");
  if (words === undefined) throw new Error("Metropolia is not in the catalog");
  const rolls = played.moves.flatMap(({ seat, draws }, index) =>
    draws.length === 0 ? [] : [{ move: index + 1, seat, kind: "luck" as const, by: 0.2 }],
  );
  expect(rolls.length).toBeGreaterThan(5);
  for (const roll of rolls) {
    expect(tellTurningPoint({ game, played, words, name: (seat) => `Player ${seat}` }, roll)).toMatch(
      /^Player \d rolls/,
    );
  }
});
