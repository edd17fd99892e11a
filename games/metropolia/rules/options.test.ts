import { describe, expect, it } from "vitest";
import { arrange, gameWith } from "../fixtures/arrange.ts";
import { metropolia, type Options } from "../index.ts";

describe("options", () => {
  it("default to our rulebook's base game", () => {
    const defaults = { plus: false, sushiBar: 2, townHall: "every-turn", stuckPiles: "stay" };
    expect(metropolia.options(undefined)).toEqual({ ok: true, value: defaults });
    expect(metropolia.options({ plus: true })).toEqual({ ok: true, value: { ...defaults, plus: true } });
  });
  it("refuse what they do not know", () => {
    for (const given of [{ plus: 1 }, { sushiBar: 3 }, { townHall: "never" }, { ninja: true }, [], "plus", 7]) {
      expect(metropolia.options(given).ok).toBe(false);
    }
  });
  it("[8.1] set the price of a sushi bar", () => {
    for (const sushiBar of [2, 4, 1] as const) {
      const players = [{ coins: sushiBar }, {}];
      const market = { "sushi-bar": 1 };
      const match = arrange({ options: { plus: true, townHall: "when-broke", sushiBar }, players, market });
      expect(match.view().market).toEqual([{ card: "sushi-bar", left: 1, cost: sushiBar }]);
      match.play("roll one die", 5);
      match.play("build sushi-bar");
      expect(match.coins()).toEqual([0, 0]);
      if (sushiBar === 1) continue;
      const poor = arrange({
        options: { plus: true, townHall: "when-broke", sushiBar },
        players: [{ coins: sushiBar - 1 }, {}],
        market,
      });
      poor.play("roll one die", 5);
      expect(poor.refuses("build sushi-bar")).toBe(true);
    }
  });
  it("[8.1] leave the price of a changed table alone unless another is asked for", () => {
    const { standard } = metropolia.components;
    const table = {
      ...standard,
      establishments: standard.establishments.map((card) => (card.id === "sushi-bar" ? { ...card, cost: 3 } : card)),
    };
    const priceWith = (options: Partial<Options>): number | undefined => {
      const game = gameWith(options, table);
      const s = game.setup(2, { int: () => 0, shuffle: () => {} });
      return game.view(s, 0).market.find(({ card }) => card === "sushi-bar")?.cost;
    };
    expect(priceWith({ plus: true })).toBe(3);
    expect(priceWith({ plus: true, sushiBar: 4 })).toBe(4);
  });
});
