import { canonical, preview, quickChance } from "@tabletown/kernel";
import { describe, expect, it } from "vitest";
import { arrange, gameWith, numbersOf, playMoves, summed } from "../fixtures/arrange.ts";
import { suburbia } from "../index.ts";
import { MARKER, type State } from "./state.ts";

describe("what a seat may know", () => {
  it("[2.8] own goals, not those of others, until the end", () => {
    const game = gameWith({});
    const s = game.setup(3, quickChance(1));
    const own = game.view(s, 1);
    expect(own.hands[1]).toEqual({ chosen: false, dealt: s.hands[1]?.dealt, kept: "" });
    expect(own.hands[0]).toEqual({ chosen: false, dealt: [], kept: "" });
    game.apply(s, 0, { type: "keep", goal: s.hands[0]?.dealt[0] ?? "" }, quickChance(1));
    expect(game.view(s, 1).hands[0]).toEqual({ chosen: true, dealt: [], kept: "" });
    expect(game.view(s, undefined).hands).toEqual(
      s.hands.map(({ kept }) => ({ chosen: kept !== "", dealt: [], kept: "" })),
    );
    s.phase = { type: "over" };
    expect(game.view(s, 1).hands[0]).toMatchObject({ dealt: [], kept: s.hands[0]?.kept });
  });

  it("[2.8] the choice is told to its seat alone", () => {
    const game = gameWith({});
    const s = game.setup(2, quickChance(1));
    const goal = s.hands[0]?.dealt[1] ?? "";
    game.apply(s, 0, { type: "keep", goal }, quickChance(1), (event) => {
      expect(event).toMatchObject({ about: goal, seenBy: [0], otherwise: { what: "kept", seat: 0 } });
      expect(event.otherwise?.about).toBeUndefined();
    });
  });

  it("[8.2] the order of the stacks stays hidden", () => {
    const game = gameWith({});
    const s = game.setup(2, quickChance(1));
    const twin = { ...s, stack: [...s.stack.slice(0, 7), ...s.stack.slice(7).reverse()] };
    expect(canonical(game.view(twin, 0))).toBe(canonical(game.view(s, 0)));
    expect(game.view(s, 0).left).toBe(s.stack.length - 7);
  });
});

describe("guesses", () => {
  it("[2.1] [2.2] hold the right number of each letter, and the marker where it can be", () => {
    const letterOf = new Map(suburbia.components.standard.buildings.map(({ id, stack }) => [id, stack]));
    for (const [options, seats] of [
      [{}, 2],
      [{ edition: 1 }, 4],
      [{ variant: "dale" }, 1],
    ] as const) {
      const game = gameWith(options);
      const s = game.setup(seats, quickChance(3));
      const v = game.view(s, 0);
      const places = new Set<number>();
      for (let seed = 0; seed < 200; seed++) {
        const guessed = game.guess(v, quickChance(seed));
        expect(guessed.stack.length).toBe(s.stack.length);
        const letters = (state: State) => state.stack.map((tile) => letterOf.get(tile) ?? "").join("");
        expect(letters(guessed)).toBe(letters(s));
        for (const { id, copies } of suburbia.components.standard.buildings) {
          expect(guessed.stack.filter((tile) => tile === id).length).toBeLessThanOrEqual(copies);
        }
        places.add(guessed.stack.length - 1 - guessed.stack.indexOf(MARKER));
      }
      const real = new Set<number>();
      for (let seed = 0; seed < 400; seed++) {
        const { stack } = game.setup(seats, quickChance(seed));
        real.add(stack.length - 1 - stack.indexOf(MARKER));
      }
      expect([...places].sort()).toEqual([...real].sort());
    }
  });

  it("[2.2] look for the marker only among tiles still to come", () => {
    const game = gameWith({});
    const s = game.setup(2, quickChance(3));
    // All but the last three of the seven shuffled tiles have come up without it.
    const rest = s.stack.filter((tile) => tile !== MARKER);
    s.stack = [...rest.slice(0, -6), MARKER, ...rest.slice(-6)];
    s.drawn = s.stack.length - 8;
    const v = game.view(s, 0);
    const places = new Set(
      Array.from({ length: 100 }, (_, seed) => game.guess(v, quickChance(seed)).stack.indexOf(MARKER) - s.drawn),
    );
    expect([...places].sort()).toEqual([0, 1, 2]);
  });
});

describe("previews", () => {
  it("tell from the player's own view every certain change of a placement, by cause", () => {
    const market = ["mint", "landfill", "farm", "mint", "office-building", "freeway", "mint"];
    const wanted = { money: 20, income: 2, reputation: 3, population: 13, tiles: [["lake", 1, 5]] } as const;
    const table = arrange({}, [wanted, { tiles: [["business-supply-store", 1, 1]] }], market);
    playMoves(table, 0, "buy office-building from 5");
    const { game, s } = table;
    const view = game.view(s, 0);
    for (const action of game.actions(s, 0)) {
      const { events, whole } = preview(game, view, 0, action);
      const after = game.copy(s);
      game.apply(after, 0, action, quickChance(1));
      for (const seat of [0, 1]) {
        const sum = summed(events, (event) => event.seat === seat);
        const before = numbersOf(s, seat);
        const foreseen = Object.entries(before).map(([stat, n]) => [stat, n + (sum[stat as keyof typeof sum] ?? 0)]);
        expect(Object.fromEntries(foreseen)).toEqual(numbersOf(after, seat));
      }
      // The tile that fills the market is the first thing nobody can know.
      expect(whole).toBe(false);
      expect(events.at(-1)?.cause.rule).toMatch(/^(7|6)\./);
    }
    const beside = game.parse("place at 1,3");
    if (beside === undefined) throw new Error("no such move");
    const reasons = preview(game, view, 0, beside).events.map(({ what, seat, by, cause }) => [
      what,
      seat,
      by,
      cause.rule,
      cause.component,
    ]);
    expect(reasons).toEqual([
      ["money", 0, -11, "5.1", undefined],
      ["placed", 0, undefined, "4.2", undefined],
      ["income", 0, 1, "5.2", "office-building"],
      ["reputation", 0, 1, "5.4", "community-park"],
      ["money", 0, 2, "5.4", "lake"],
      ["income", 1, 1, "5.7", "business-supply-store"],
      ["money", 0, 3, "7.1", undefined],
      ["population", 0, 4, "7.3", undefined],
      ["red-line", 0, 1, "6.2", undefined],
      ["income", 0, -1, "6.2", undefined],
      ["reputation", 0, -1, "6.2", undefined],
    ]);
  });

  it("against Dale go on through his whole turn", () => {
    const table = arrange({ variant: "dale" }, [{}, {}], ["farm", "landfill", "freeway", "mint"]);
    playMoves(table, 0, "lake mint from 4");
    const { game, s } = table;
    const { events } = preview(game, game.view(s, 0), 0, { type: "place", hex: 5650 });
    expect(events.some(({ what, about }) => what === "placed" && about === "farm")).toBe(true);
    expect(events.filter(({ what }) => what === "removed")).toHaveLength(2);
  });

  it("of a marker are whole: the next thing is the player's own choice", () => {
    const table = arrange({}, [{}, {}]);
    const { game, s } = table;
    const { events, whole } = preview(game, game.view(s, 0), 0, { type: "invest", tile: "community-park", hex: 5250 });
    expect(whole).toBe(true);
    expect(summed(events)).toEqual({ money: -4, income: -1, reputation: 2 });
  });
});
