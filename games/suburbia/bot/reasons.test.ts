import { reasonsFor } from "@tabletown/bots";
import type { Reason } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { type Arranged, arrange, playMoves } from "../fixtures/arrange.ts";
import { kindsOn } from "../rules/ruleset.ts";
import { suburbiaMind } from "./index.ts";

/** What is said for a move of the first seat. */
function saidFor(arranged: Arranged, move: string): string[] {
  return reasonsOf(arranged, move).map(({ what }) => what);
}

function reasonsOf({ game, s }: Arranged, move: string): readonly Reason[] {
  const action = game.actions(s, 0).find((listed) => game.format(listed) === move);
  if (action === undefined) throw new Error(`"${move}" is not on offer`);
  return reasonsFor(game, suburbiaMind.mind(game.options), { view: game.view(s, 0), seat: 0, action });
}

test("what the end of the turn brings with any move speaks for none", () => {
  const market = ["casino", "mint", "farm", "landfill", "freeway", "convenience-store", "parking-lot"];
  const arranged = arrange({}, [{ money: 3, income: 9 }, { money: 8 }], market);
  arranged.s.goals = ["billionaire"];
  playMoves(arranged, 0, "invest suburbs at 0,0");
  expect(saidFor(arranged, "discard parking-lot from 7")).not.toContain("goal-lead");
});

test("a tile of which another one stays is taken from nobody, and a price that is the same everywhere speaks for no place", () => {
  const market = ["casino", "mint", "farm", "landfill", "parking-lot", "freeway", "parking-lot"];
  const arranged = arrange({}, [{ money: 30 }, { money: 30 }], market);
  expect(saidFor(arranged, "lake parking-lot from 7")).not.toContain("denies");
  arranged.s.market = kindsOn(arranged.rules, market.with(4, "farm"));
  expect(saidFor(arranged, "lake parking-lot from 7")).toContain("denies");
  expect(saidFor(arranged, "basic heavy-factory")).toContain("cheap");
  playMoves(arranged, 0, "basic heavy-factory");
  expect(saidFor(arranged, "place at 0,6")).not.toContain("cheap");
});

test("[4.9] only a tile that nothing on the market undercuts is cheap to remove", () => {
  const market = ["casino", "mint", "farm", "landfill", "freeway", "convenience-store", "parking-lot"];
  const arranged = arrange({}, [{ money: 30 }, { money: 0 }], market);
  playMoves(arranged, 0, "invest suburbs at 0,0");
  const cheap = ["mint from 2", "freeway from 5", "convenience-store from 6", "parking-lot from 7"].map((tile) =>
    saidFor(arranged, `discard ${tile}`).includes("cheap-removal"),
  );
  expect(cheap).toEqual([false, false, true, true]);
});

test("[9.2] whoever has no turn left is denied nothing", () => {
  const market = ["casino", "mint", "farm", "landfill", "freeway", "parking-lot", "housing-projects"];
  const saidAs = (first: number, last: number): string[] => {
    const arranged = arrange({}, [{ money: 30 }, { money: 30 }], market);
    Object.assign(arranged.s, { first, round: 7, last });
    playMoves(arranged, 0, "invest suburbs at 0,0");
    return saidFor(arranged, "discard housing-projects from 7");
  };
  expect(saidAs(0, 7)).toContain("denies");
  expect(saidAs(1, 8)).toContain("denies");
  expect(saidAs(1, 7)).not.toContain("denies");
});

test("[5.5] what an older tile of the same kind brings is not what the new one brings by itself", () => {
  const market = ["casino", "mint", "farm", "landfill", "freeway", "parking-lot", "municipal-airport"];
  const arranged = arrange({}, [{ money: 30, tiles: [["municipal-airport", 0, 6]] }, {}], market);
  playMoves(arranged, 0, "buy municipal-airport from 7");
  const said = reasonsOf(arranged, "place at 0,8");
  expect(said).toContainEqual(expect.objectContaining({ what: "own-income", by: 2 }));
  expect(said).toContainEqual(expect.objectContaining({ what: "other-income", about: "municipal-airport", by: 1 }));
});
