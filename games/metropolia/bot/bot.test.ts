import { type BotName, botFor, contest, type Mind, planFor, scheduleOf, tallyOf } from "@tabletown/bots";
import { canonical, quickChance } from "@tabletown/kernel";
import { describe, expect, test } from "vitest";
import { gameWith } from "../fixtures/arrange.ts";
import { metropolia } from "../index.ts";
import type { Action } from "../rules/action.ts";
import { addCoins, addCopies, addLandmark, type Counted, type Counts, MARKET } from "../rules/counts.ts";
import type { Metropolia } from "../rules/game.ts";
import { rulesetOf } from "../rules/ruleset.ts";
import type { State } from "../rules/state.ts";
import type { PlayerView } from "../rules/view.ts";
import { metropoliaMind } from "./index.ts";

function boxed(plus: boolean): { game: Metropolia; mind: Mind<State, Action> } {
  const game = gameWith({ plus });
  return { game, mind: metropoliaMind.mind(game.options) };
}

const base = boxed(false);
const plus = boxed(true);

/** A state some random moves into a game, at the start of a turn. */
function later({ game }: typeof base, seats: number, moves: number): State {
  const chance = quickChance(`later/${seats}/${moves}`);
  const s = game.setup(seats, chance);
  for (let n = 0; n < moves || s.phase.type !== "roll"; n++) {
    const options = game.actions(s, s.turn);
    game.apply(s, s.turn, options[chance.int(options.length)] as Action, chance);
  }
  return s;
}

function change(s: State, edit: (counts: Counts) => void): State {
  const changed = base.game.copy(s);
  edit(changed.counts);
  return changed;
}

describe("expected turns to win", () => {
  const start = base.game.setup(2, quickChance(1));
  const value = (s: State): number => base.mind.evaluate(s)[0] as number;
  const { card } = rulesetOf(base.game.options, metropolia.components.standard);
  const placeOf = (id: string): Counted => card.get(id) as Counted;
  const owning = (s: State, seat: number, id: string, more: number): State =>
    change(s, (counts) => addCopies(counts, seat, placeOf(id), more));
  const rich = change(start, (counts) => addCoins(counts, 0, 5));
  const founded = change(start, (counts) => addLandmark(counts, 0, 0));

  test("coins, cards and landmarks bring victory nearer", () => {
    for (const better of [rich, founded, owning(start, 0, "wheat-field", 2)]) {
      expect(value(better)).toBeGreaterThan(value(start));
    }
  });

  test("an opponent's restaurants take it further away", () => {
    expect(value(owning(start, 1, "cafe", 2))).toBeLessThan(value(start));
  });

  test("ranches count for the factory that can still be built", () => {
    const herd = owning(start, 0, "ranch", 5);
    const soldOut = change(herd, (counts) => addCopies(counts, MARKET, placeOf("cheese-factory"), -6));
    expect(value(herd)).toBeGreaterThan(value(soldOut));
  });
});

describe("features", () => {
  test.each([2, 3, 4])("%i seats: as many as promised, and alike wherever the player to roll sits", (seats) => {
    for (const box of [base, plus]) {
      const { features } = box.mind;
      if (features === undefined) throw new Error("there are features");
      const s = later(box, seats, 60);
      const told = new Float32Array(features.count(seats)).fill(Number.NaN);
      features.write(s, told);
      expect(told.every(Number.isFinite)).toBe(true);
      const seen = box.game.view(s, undefined);
      const players = seen.players.map((_, seat) => seen.players[(seat + 1) % seats] as PlayerView);
      const turned = box.game.guess({ ...seen, players, turn: (s.turn + seats - 1) % seats }, quickChance(1));
      const again = new Float32Array(features.count(seats));
      features.write(turned, again);
      expect(again).toEqual(told);
    }
  });

  test("there is a net for every number of players, and it fits them", () => {
    for (const { mind } of [base, plus]) {
      for (const seats of [2, 3, 4]) {
        const net = mind.net?.(seats);
        expect(net?.sizes[0]).toBe(mind.features?.count(seats));
        expect(net?.sizes.at(-1)).toBe(seats);
      }
    }
  });
});

test("the scripts build what they are named after", () => {
  const s = base.game.setup(2, quickChance(1));
  s.phase = { type: "build" };
  const chosen = (plan: string): Action | undefined =>
    planFor(plan, base.game, base.mind)?.decide({
      seat: 0,
      view: base.game.view(s, 0),
      options: base.game.actions(s, 0),
      chance: quickChance(1),
      budget: {},
    }).action;
  expect(chosen("ranch-and-cheese-factory")).toEqual({ type: "build", card: "ranch" });
  expect(chosen("convenience-store")).toEqual({ type: "build", card: "convenience-store" });
});

test.each(["greedy", "casual", "expert"] as const)("%s cannot see the deck of PLUS", (name) => {
  const bot = botFor(name, plus.game, plus.mind);
  for (const moves of [10, 40, 80]) {
    const s = later(plus, 3, moves);
    const view = plus.game.view(s, s.turn);
    const twin = plus.game.guess(JSON.parse(canonical(view)), quickChance(`twin/${moves}`));
    expect(twin.deck).not.toEqual(s.deck);
    const answers = [s, twin].map((world) => {
      const asked = { seat: s.turn, view: plus.game.view(world, s.turn), options: plus.game.actions(world, s.turn) };
      const { action, weighed } = bot.decide({ ...asked, chance: quickChance("eyes"), budget: { iterations: 30 } });
      return { action, weighed };
    });
    expect(answers[1]).toEqual(answers[0]);
  }
});

/** Wins of the first bot in a few mirrored games. The margins below are wide: they catch a bot that has lost its wits. */
async function wins(
  box: typeof base,
  names: readonly [BotName, BotName],
  seats: number,
  games: number,
): Promise<number> {
  const contestants = names.map((name) => ({ bot: botFor(name, box.game, box.mind), budget: { iterations: 40 } }));
  const schedule = scheduleOf(2, seats, games, "strength");
  const results = await Promise.all(
    Array.from({ length: schedule.games }, (_, n) => contest(box.game, contestants, schedule.gameNumbered(n))),
  );
  return (tallyOf(2, results)[0]?.wins ?? 0) / schedule.games;
}

describe("strength", () => {
  test("greedy beats random nearly always, with and without PLUS", async () => {
    expect(await wins(base, ["greedy", "random"], 2, 20)).toBeGreaterThan(0.85);
    expect(await wins(plus, ["greedy", "random"], 2, 10)).toBeGreaterThan(0.75);
  });

  test("a beginner beats random and loses to greedy", async () => {
    expect(await wins(base, ["beginner", "random"], 2, 20)).toBeGreaterThan(0.6);
    expect(await wins(base, ["beginner", "greedy"], 2, 30)).toBeLessThan(0.55);
  });
});
