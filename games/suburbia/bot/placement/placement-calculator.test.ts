import { quickChance } from "@tabletown/kernel";
import { describe, expect, it } from "vitest";
import { priceOf } from "../../rules/market.ts";
import type { Borough } from "../../rules/state.ts";
import { game, rules, statesOf } from "../alone.fixture.ts";
import { PlacementCalculator } from "./placement-calculator.ts";

const numbersOf = ({ money, income, reputation, population }: Borough | PlacementCalculator) => ({
  money,
  income,
  reputation,
  population,
});

describe("quick looks at a turn", () => {
  const calculator = new PlacementCalculator(rules);

  it("[11.2] foresee exactly what the rules make of a tile on a space", () => {
    let seen = 0;
    for (const s of statesOf(40)) {
      const { phase } = s;
      // After a basic tile one is removed before income comes in.
      if (phase.type !== "place" || phase.space === 0) continue;
      const kind = calculator.summaryOf(phase.tile);
      const own = s.boroughs[0] as Borough;
      for (const [space, placing] of own.frontier.entries()) {
        const after = game.copy(s);
        game.apply(after, 0, placing, quickChance("none"));
        calculator.read(own);
        calculator.anywhere(kind);
        calculator.there(kind, space);
        calculator.settle(kind.cost + priceOf(rules, phase.space));
        expect(numbersOf(calculator)).toEqual(numbersOf(after.boroughs[0] as Borough));
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(3_000);
  });

  it("[4.7] foresee exactly what a marker on a tile brings", () => {
    let seen = 0;
    for (const s of statesOf(60)) {
      const own = s.boroughs[0] as Borough;
      for (const action of game.actions(s, 0)) {
        if (action.type !== "invest") continue;
        const after = game.copy(s);
        game.apply(after, 0, action, quickChance("none"));
        const { market } = game.view(after, 0);
        const free = market.findLastIndex((tile) => tile !== "");
        game.apply(after, 0, { type: "discard", tile: market[free] as string, space: free + 1 }, quickChance("none"));
        calculator.read(own);
        calculator.again(own.tiles.findIndex(({ hex }) => hex === action.hex));
        calculator.settle(calculator.summaryOf(action.tile).cost);
        expect(numbersOf(calculator)).toEqual(numbersOf(after.boroughs[0] as Borough));
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(500);
  });
});
