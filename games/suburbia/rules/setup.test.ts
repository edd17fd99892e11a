import { quickChance } from "@tabletown/kernel";
import { describe, expect, it } from "vitest";
import { gameWith } from "../fixtures/arrange.ts";
import { suburbia } from "../index.ts";
import { MARKER, type State } from "./state.ts";

function opened(options: unknown, seats: number, seed: string | number = 1): State {
  return gameWith(options).setup(seats, quickChance(seed));
}

function viewed(options: unknown, s: State) {
  return gameWith(options).view(s, undefined);
}

const letterOf = new Map(suburbia.components.standard.buildings.map(({ id, stack }) => [id, stack]));
const letters = (s: State) => s.stack.map((tile) => letterOf.get(tile) ?? "*").join("");

describe("setup", () => {
  it.each([
    [1, 2, 15, 15, 19],
    [1, 3, 18, 18, 22],
    [1, 4, 21, 21, 25],
    [2, 2, 14, 12, 17],
    [2, 3, 18, 15, 23],
    [2, 4, 22, 20, 29],
  ])("[2.1] edition %i with %i players: %i A, %i B and %i C tiles in this order", (edition, seats, a, b, c) => {
    const s = opened({ edition }, seats);
    expect(letters(s).replace("*", "")).toBe("A".repeat(a) + "B".repeat(b) + "C".repeat(c));
    expect(s.stack.filter((tile) => tile === MARKER)).toHaveLength(1);
  });

  it.each([
    // Tiles under the marker at least and at most.
    [1, 2, 4, 10],
    [1, 3, 4, 13],
    [1, 4, 4, 16],
    [2, 2, 5, 11],
    [2, 3, 5, 14],
    [2, 4, 5, 17],
  ])("[2.2] [2.3] edition %i with %i players: %i to %i tiles under the end marker", (edition, seats, least, most) => {
    const under = new Set<number>();
    const game = gameWith({ edition });
    for (let seed = 0; seed < 300; seed++) {
      const { stack } = game.setup(seats, quickChance(seed));
      under.add(stack.length - 1 - stack.indexOf(MARKER));
    }
    expect([...under].sort((x, y) => x - y)).toEqual(Array.from({ length: most - least + 1 }, (_, i) => least + i));
  });

  it("[2.4] [2.5] [2.6] market, supply and public goals", () => {
    const s = opened({}, 3);
    expect(viewed({}, s).market).toEqual(s.stack.slice(0, 7));
    expect(viewed({}, s).prices).toEqual([10, 8, 6, 4, 2, 0, 0]);
    expect(s.drawn).toBe(7);
    expect(s.supply).toEqual([4, 4, 4]);
    expect(s.goals).toHaveLength(3);
  });

  it("[2.7] what each player starts with", () => {
    const s = opened({}, 4);
    expect(s.boroughs).toHaveLength(4);
    for (const { tiles, kinds: _, frontier: __, ...numbers } of s.boroughs) {
      expect(numbers).toEqual({ money: 15, income: 0, reputation: 1, population: 2, markers: 3 });
      expect(tiles.map(({ kind }) => kind)).toEqual(["suburbs", "community-park", "heavy-factory"]);
    }
  });

  it("[2.8] two goals each, all different, chosen at the same time", () => {
    const s = opened({}, 4);
    const all = [...s.goals, ...s.hands.flatMap(({ dealt }) => dealt)];
    expect(new Set(all).size).toBe(12);
    const game = gameWith({});
    expect(game.toAct(s)).toEqual([0, 1, 2, 3]);
    for (const seat of [2, 0, 3, 1]) {
      expect(s.phase.type).toBe("goals");
      const [, second] = game.actions(s, seat);
      if (second === undefined) throw new Error("no choice");
      game.apply(s, seat, second, quickChance(1));
      expect(s.hands[seat]?.kept).toBe(s.hands[seat]?.dealt[1]);
      expect(game.actions(s, seat)).toEqual(s.phase.type === "turn" && s.turn === seat ? expect.anything() : []);
    }
    expect(s.phase.type).toBe("turn");
    expect(game.toAct(s)).toEqual([s.first]);
  });

  it("[2.9] anybody may be the first player", () => {
    const first = new Set(Array.from({ length: 60 }, (_, seed) => opened({}, 4, seed).first));
    expect([...first].sort()).toEqual([0, 1, 2, 3]);
  });

  it("[11.1] the Lone Architect plays with the stacks for two and without goals", () => {
    const s = opened({ variant: "lone-architect", edition: 1 }, 1);
    expect(letters(s).replace("*", "")).toBe("A".repeat(15) + "B".repeat(15) + "C".repeat(19));
    expect(s.goals).toEqual([]);
    expect(s.phase.type).toBe("turn");
  });

  it("[12.1] [12.2] [12.3] against Dale: 25 tiles each, four spaces, three goals without lakes and markers", () => {
    const goals = new Set<string>();
    const under = new Set<number>();
    for (let seed = 0; seed < 300; seed++) {
      const s = opened({ variant: "dale" }, 1, seed);
      expect(letters(s).replace("*", "")).toBe("A".repeat(25) + "B".repeat(25) + "C".repeat(25));
      under.add(s.stack.length - 1 - s.stack.indexOf(MARKER));
      expect(s.market).toHaveLength(4);
      expect(viewed({ variant: "dale" }, s).prices).toEqual([6, 4, 2, 0]);
      expect(s.goals).toHaveLength(3);
      expect(s.boroughs).toHaveLength(2);
      for (const goal of [...s.goals, ...s.hands.flatMap(({ dealt }) => dealt)]) goals.add(goal);
    }
    expect(goals.size).toBe(16);
    for (const goal of ["aquatic-engineer", "aquaphobian", "harbormaster", "employer"])
      expect(goals).not.toContain(goal);
    expect([Math.min(...under), Math.max(...under)]).toEqual([0, 12]);
  });

  it("[13.5] the player keeps a private goal against Dale, or does not", () => {
    expect(opened({ variant: "dale" }, 1).phase.type).toBe("goals");
    const without = opened({ variant: "dale", daleGoal: "none" }, 1);
    expect(without.phase.type).toBe("turn");
    expect(without.hands).toEqual([{ dealt: [], kept: "" }]);
  });

  it("seats nobody else", () => {
    expect(() => opened({}, 1)).toThrow("seats 2 to 4");
    expect(() => opened({}, 5)).toThrow("seats 2 to 4");
    expect(() => opened({ variant: "dale" }, 2)).toThrow("seats 1 to 1");
  });
});
