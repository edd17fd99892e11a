import { quickChance } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { arrange, gameWith } from "../fixtures/arrange.ts";
import type { Event } from "../rules/event.ts";
import { metropoliaMind } from "./index.ts";

test("a card is called the last one only where the deck of PLUS has no other", () => {
  const game = gameWith({ plus: true });
  const saidFor = (deck: readonly string[]): (string | undefined)[] => {
    const match = arrange({
      options: { plus: true },
      players: [{ coins: 9 }, { coins: 3, owned: { ranch: 4 }, built: ["train-station"] }],
      market: { "cheese-factory": 1, "wheat-field": 2 },
      deck,
    });
    match.play("roll one die", 6);
    const before = match.state();
    const after = game.copy(before);
    const events: Event[] = [];
    const action = { type: "build", card: "cheese-factory" } as const;
    game.apply(after, 0, action, quickChance(1), (event) => events.push(event));
    const said = metropoliaMind.mind(game.options).reasons?.({ seat: 0, action, before, after, events });
    return (said ?? []).map(({ what }) => what);
  };
  expect(saidFor(["wheat-field"])).toContain("denies");
  expect(saidFor(["wheat-field", "cheese-factory"])).not.toContain("denies");
});
