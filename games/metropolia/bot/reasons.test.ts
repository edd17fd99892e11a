import { quickChance } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { type ArrangedMatch, arrange, gameWith } from "../fixtures/arrange.ts";
import type { Action } from "../rules/action.ts";
import type { Event } from "../rules/event.ts";
import { metropoliaMind } from "./index.ts";

const game = gameWith({ plus: true });

/** What is said for a move. */
function saidFor(match: ArrangedMatch, action: Action): string[] {
  const before = match.state();
  const after = game.copy(before);
  const events: Event[] = [];
  game.apply(after, 0, action, quickChance(1), (event) => events.push(event));
  const said = metropoliaMind.mind(game.options).reasons?.({ seat: 0, action, before, after, events });
  return (said ?? []).map(({ what }) => what);
}

test("a card is called the last one only where the deck of PLUS has no other", () => {
  const saidWith = (deck: readonly string[]): string[] => {
    const match = arrange({
      options: { plus: true },
      players: [{ coins: 9 }, { coins: 3, owned: { ranch: 4 }, built: ["train-station"] }],
      market: { "cheese-factory": 1, "wheat-field": 2 },
      deck,
    });
    match.play("roll one die", 6);
    return saidFor(match, { type: "build", card: "cheese-factory" });
  };
  expect(saidWith(["wheat-field"])).toContain("denies");
  expect(saidWith(["wheat-field", "cheese-factory"])).not.toContain("denies");
});

test("a number is new to those only to whom no card of theirs paid on it, whatever others take there", () => {
  const saidWith = (wheat: number): string[] => {
    const match = arrange({
      options: { plus: true },
      players: [
        { coins: 9, owned: { "wheat-field": wheat } },
        { owned: { "sushi-bar": 1 }, built: ["harbor"] },
      ],
      market: { "wheat-field": 1 },
    });
    match.play("roll one die", 6);
    return saidFor(match, { type: "build", card: "wheat-field" });
  };
  expect(saidWith(3)).toContain("income");
  expect(saidWith(3)).not.toContain("new-numbers");
});

test("nobody is the closest to winning who shares that with another", () => {
  const saidWith = (coins: number): string[] => {
    const match = arrange({
      options: { plus: true },
      players: [{ owned: { "tv-station": 1 } }, { coins }, { coins: 20 }],
      market: { "wheat-field": 1 },
    });
    match.play("roll one die", 6);
    return saidFor(match, { type: "charge", seat: 2 });
  };
  expect(saidWith(4)).toContain("leader");
  expect(saidWith(20)).not.toContain("leader");
});

test("only blue cards are said to pay in everybody's turn, whatever others will roll because of a card", () => {
  const match = arrange({
    options: { plus: true },
    players: [
      { coins: 9, owned: { bakery: 1, mine: 1 } },
      { owned: { "wheat-field": 1, publisher: 1 }, built: ["train-station"] },
    ],
    market: { "convenience-store": 1, forest: 1 },
  });
  match.play("roll one die", 6);
  expect(saidFor(match, { type: "build", card: "forest" })).toContain("every-turn");
  expect(saidFor(match, { type: "build", card: "convenience-store" })).not.toContain("every-turn");
});
