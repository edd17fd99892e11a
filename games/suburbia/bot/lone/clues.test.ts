import type { FeatureWriter } from "@tabletown/bots";
import { quickChance } from "@tabletown/kernel";
import { describe, expect, it } from "vitest";
import type { Action } from "../../rules/action.ts";
import { type Borough, EMPTY, type State } from "../../rules/state.ts";
import { game, rules, statesOf } from "../alone.fixture.ts";
import { cluesOf } from "./clues.ts";
import { layoutOf } from "./layout.ts";

const clues = cluesOf(rules);
const { first } = layoutOf(rules);

interface Noted {
  readonly action: Action;
  readonly next: Action | undefined;
  readonly clues: Map<number, number>;
}

/** What comes to mind of a state, option by option; `worth` tells what some clues are worth. */
function notedOf(s: State, worth: Readonly<Record<number, number>> = {}): Noted[] {
  const noted: Noted[] = [];
  const weights = new Float64Array(clues.count);
  for (const [clue, weight] of Object.entries(worth)) weights[Number(clue)] = weight;
  const notedFor = (option: number): Noted => noted[option] as Noted;
  const sheet: FeatureWriter<Action> = {
    weights,
    option: (action, next) => noted.push({ action, next, clues: new Map() }) - 1,
    feature: (option, index, value) =>
      notedFor(option).clues.set(index, (notedFor(option).clues.get(index) ?? 0) + value),
    sameAs: (option, other) => {
      for (const [index, value] of notedFor(other).clues) sheet.feature(option, index, value);
    },
    score: (option) =>
      [...notedFor(option).clues].reduce((sum, [index, value]) => sum + value * (weights[index] as number), 0),
  };
  clues.write(s, 0, sheet);
  return noted;
}

const listed = (s: State): string[] => game.actions(s, 0).map(game.format);

describe("what comes to the Lone Architect's mind", () => {
  it("is allowed, and so is what follows", () => {
    const phases = new Set<string>();
    for (const s of statesOf(6)) {
      const allowed = new Set(listed(s));
      const noted = notedOf(s);
      expect(noted.length).toBeGreaterThan(0);
      phases.add(s.phase.type);
      for (const { action, next } of noted) {
        expect(allowed).toContain(game.format(action));
        if (next === undefined) continue;
        const after = game.copy(s);
        game.apply(after, 0, action, quickChance("after"));
        expect(listed(after)).toContain(game.format(next));
      }
    }
    expect([...phases].sort()).toEqual(["discard", "place", "turn"]);
  });

  it("[11.3] is every tile that may be removed, and that a tile worth having is gone then", () => {
    let seen = 0;
    for (const s of statesOf(10)) {
      if (s.phase.type !== "discard") continue;
      const noted = notedOf(s);
      expect(noted.map(({ action }) => game.format(action)).sort()).toEqual(listed(s).sort());
      const { market } = game.view(s, 0);
      const wanted = market.find((tile) => tile !== EMPTY && market.filter((each) => each === tile).length === 1);
      if (wanted === undefined || noted.length < 2) continue;
      const treasured = notedOf(s, { [first.built + [...rules.kinds.keys()].indexOf(wanted)]: 100 });
      for (const { action, clues: found } of treasured) {
        const best = found.get(first.best) ?? 0;
        if (action.type === "discard" && action.tile === wanted) expect(best).toBeLessThan(1);
        else expect(best).toBeGreaterThan(9);
      }
      seen++;
    }
    expect(seen).toBeGreaterThan(50);
  });

  it("is what a turn leaves to build in the next one, if there is money for it", () => {
    let kept = 0;
    let spent = 0;
    for (const s of statesOf(10)) {
      if (s.phase.type !== "turn") continue;
      const { money } = s.boroughs[0] as Borough;
      // On the last space nothing is added to the price, neither now nor in the next turn.
      const { market } = game.view(s, 0);
      const wanted = market.at(-1) as string;
      const cost = rules.kinds.get(wanted)?.cost ?? 0;
      if (wanted === EMPTY || market.filter((each) => each === wanted).length > 1 || cost > money) continue;
      const treasured = notedOf(s, { [first.built + [...rules.kinds.keys()].indexOf(wanted)]: 100 });
      for (const { action, clues: found } of treasured) {
        const takes = "tile" in action && action.tile === wanted && action.type !== "invest";
        const next = found.get(first.next) ?? 0;
        if (takes) {
          expect(next).toBeLessThan(1);
          spent++;
        } else if (next > 9) kept++;
      }
    }
    expect(spent).toBeGreaterThan(50);
    expect(kept).toBeGreaterThan(50);
  });
});
