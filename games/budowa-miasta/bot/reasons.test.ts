import { reasonsFor } from "@tabletown/bots";
import { expect, test } from "vitest";
import { arrange, game, type Position, playOn } from "../fixtures/arrange.ts";
import { budowaMiastaMind } from "./index.ts";

test("another player is said to have most shares of an object only where nobody has as many, oneself included", () => {
  const saidWith = (own: readonly number[], others: readonly number[]): string[] => {
    const shares: Position["shares"] = [{ pool: own }, { pool: others }];
    const start = arrange({ money: [50, 50, 50], hands: [["B2"], ["C2"], ["D2"]], shares });
    const { state } = playOn(start, ["build B2"]);
    const action = { type: "buy", object: "pool" } as const;
    const view = game.view(state, 0);
    return reasonsFor(game, budowaMiastaMind.mind({}), { view, seat: 0, action }).map(({ what }) => what);
  };
  expect(saidWith([], [0, 6])).toContain("denies");
  expect(saidWith([6], [0])).not.toContain("denies");
  expect(saidWith([0, 6], [7])).not.toContain("denies");
});

test("nobody keeps money who has none", () => {
  const saidWith = (money: number): string[] => {
    const { state } = playOn(arrange({ money: [money, 50], hands: [["A3"], ["C2"]] }), ["build A3"]);
    const view = game.view(state, 0);
    return reasonsFor(game, budowaMiastaMind.mind({}), { view, seat: 0, action: { type: "pass" } }).map(
      ({ what }) => what,
    );
  };
  expect(saidWith(7)).toContain("keeps-money");
  expect(saidWith(6)).not.toContain("keeps-money");
});
