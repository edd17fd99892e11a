import { quickChance } from "@tabletown/kernel";
import { describe, expect, it } from "vitest";
import { STANDARD } from "../../data/standard.ts";
import { suburbia } from "../../index.ts";
import { priceOf } from "../../rules/market.ts";
import { compile } from "../../rules/ruleset.ts";
import type { Borough, State } from "../../rules/state.ts";
import { Lot } from "./lot.ts";

const checked = suburbia.options({ variant: "lone-architect" });
if (!checked.ok) throw new Error(checked.problem);
const game = suburbia.game(checked.value);
const rules = compile(checked.value, STANDARD);

/** Plays random games and hands over every state on the way. */
function throughGames(count: number, visit: (s: State) => void): void {
  for (let n = 0; n < count; n++) {
    const chance = quickChance(`lot ${n}`);
    const s = game.setup(1, chance);
    while (game.toAct(s).length > 0) {
      visit(s);
      const options = game.actions(s, 0);
      // Lakes are on every space, so they would be built most of the time.
      const likely = options.filter((a) => a.do !== "lake");
      const from = likely.length > 0 ? likely : options;
      game.apply(s, 0, from[chance.int(from.length)] as (typeof from)[number], chance);
    }
  }
}

const numbersOf = ({ money, income, reputation, population }: Borough | Lot) => ({
  money,
  income,
  reputation,
  population,
});

describe("quick looks at a turn", () => {
  const lot = new Lot(rules);

  it("[11.2] foresee exactly what the rules make of a tile on a space", () => {
    let seen = 0;
    throughGames(40, (s) => {
      const { phase } = s;
      // After a basic tile one is removed before income comes in.
      if (phase.is !== "place" || phase.space === 0) return;
      const kind = lot.sketchOf(phase.tile);
      const own = s.boroughs[0] as Borough;
      for (const [space, at] of own.frontier.entries()) {
        const after = game.copy(s);
        game.apply(after, 0, { do: "place", at }, quickChance("none"));
        lot.read(own);
        lot.anywhere(kind);
        lot.there(kind, space);
        lot.settle(kind.cost + priceOf(rules, phase.space));
        expect(numbersOf(lot)).toEqual(numbersOf(after.boroughs[0] as Borough));
        seen++;
      }
    });
    expect(seen).toBeGreaterThan(3_000);
  });

  it("[4.7] foresee exactly what a marker on a tile brings", () => {
    let seen = 0;
    throughGames(60, (s) => {
      const own = s.boroughs[0] as Borough;
      for (const action of game.actions(s, 0)) {
        if (action.do !== "invest") continue;
        const after = game.copy(s);
        game.apply(after, 0, action, quickChance("none"));
        const free = after.market.findLastIndex((tile) => tile !== "");
        game.apply(
          after,
          0,
          { do: "discard", tile: after.market[free] as string, space: free + 1 },
          quickChance("none"),
        );
        lot.read(own);
        lot.again(own.tiles.findIndex(({ at }) => at === action.at));
        lot.settle(lot.sketchOf(action.tile).cost);
        expect(numbersOf(lot)).toEqual(numbersOf(after.boroughs[0] as Borough));
        seen++;
      }
    });
    expect(seen).toBeGreaterThan(500);
  });
});
