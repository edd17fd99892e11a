import { botFor, policyOf } from "@tabletown/bots";
import { quickChance, winners } from "@tabletown/kernel";
import { describe, expect, it } from "vitest";
import { type Arranged, arrange, gameWith, type Wanted } from "../fixtures/arrange.ts";
import type { Action } from "../rules/action.ts";
import type { State } from "../rules/state.ts";
import { suburbiaMind } from "./index.ts";
import { roundsAfter } from "./outlook.ts";

const QUICK = { iterations: 30 };

function mindOf({ game }: Arranged) {
  return suburbiaMind.mind(game.options);
}

/** What a person expects for the first seat beside a neighbour who has just begun. */
function worth(wanted: Wanted, change: (s: State) => void = () => {}): number {
  const arranged = arrange({}, [wanted, {}]);
  arranged.s.goals = [];
  arranged.s.hands = arranged.s.hands.map(({ dealt }) => ({ dealt, kept: "" }));
  change(arranged.s);
  const mind = mindOf(arranged);
  return (mind.byEye ?? mind).evaluate(arranged.s)[0] as number;
}

const lastRound = (s: State) => {
  s.round = 16;
  s.last = 16;
};

describe("evaluation", () => {
  it("likes more of every number, income most while there is time to spend it", () => {
    const plain = worth({});
    expect(worth({ money: 25 })).toBeGreaterThan(plain);
    expect(worth({ income: 3 })).toBeGreaterThan(plain);
    expect(worth({ reputation: 4 })).toBeGreaterThan(plain);
    expect(worth({ population: 12 }, lastRound)).toBeGreaterThan(worth({}, lastRound));
    expect(worth({ income: 3 })).toBeGreaterThan(worth({ money: 18 }));
    expect(worth({ income: 3 }, lastRound)).toBeLessThan(worth({ money: 35 }, lastRound));
  });

  it("[6.2] sees the red line ahead", () => {
    const numbers = { reputation: 3, income: 3 };
    expect(worth({ population: 21, ...numbers })).toBeLessThan(worth({ population: 22, ...numbers }) - 1);
  });

  it("[10.1] counts a goal by how surely its leader leads", () => {
    const lakes: Wanted = { tiles: [["lake", 1, 1] as const, ["lake", -1, 1] as const] };
    const without = worth(lakes);
    const far = worth(lakes, (s) => {
      s.goals = ["aquatic-engineer"];
    });
    const late = worth(lakes, lastRound);
    const sure = worth(lakes, (s) => {
      lastRound(s);
      s.goals = ["aquatic-engineer"];
    });
    expect(far - without).toBeGreaterThan(10);
    expect(sure - late).toBeGreaterThan(far - without);
    expect(sure - late).toBeLessThanOrEqual(20);
  });

  it("[10.4] knows what money is worth in the end", () => {
    const { game, s, rules } = arrange({ variant: "lone-architect" }, [{ money: 20, population: 30 }]);
    s.phase = { type: "over" };
    expect(suburbiaMind.mind(game.options).evaluate(s)).toEqual([34]);
    expect(roundsAfter(rules, { ...s, round: 3, last: 5 })).toBe(2);
  });

  it("[9.1] expects as many rounds as are played", () => {
    const { rules, s, game } = arrange({}, [{}, {}]);
    const expected = 1 + roundsAfter(rules, s);
    const chance = quickChance("rounds");
    for (let [seat] = game.toAct(s); seat !== undefined; [seat] = game.toAct(s)) {
      game.apply(s, seat, game.actions(s, seat)[0] as Action, chance);
    }
    expect(Math.abs(s.round - expected)).toBeLessThanOrEqual(2.5);
  });

  it("[12.11] would rather beat Dale", () => {
    const against = (population: number) => {
      const arranged = arrange({ variant: "dale", daleGoal: "none" }, [{ population: 60 }, { population }]);
      arranged.s.goals = [];
      return mindOf(arranged).evaluate(arranged.s);
    };
    expect(against(20)).toHaveLength(1);
    expect(against(20)[0]).toBeGreaterThan(against(110)[0] as number);
  });
});

describe("play", () => {
  it("puts a stadium among houses, in one look at buying and placing it", () => {
    const houses = { tiles: [["suburbs", 1, 1] as const, ["suburbs", 2, 2] as const] };
    const arranged = arrange(
      {},
      [{ money: 40, markers: 0, ...houses }, {}],
      ["", "", "", "", "", "stadium", "warehouse"],
    );
    const { game, s } = arranged;
    const mind = mindOf(arranged);
    s.round = 12;
    s.last = 15;
    game.apply(s, 0, { type: "buy", tile: "stadium", space: 6 }, quickChance("stadium"));
    const [bought = 0] = mind.evaluate(s);
    const options = game.actions(s, 0);
    const question = { seat: 0, view: game.view(s, 0), options, chance: quickChance("stadium"), budget: {} };
    const { action } = botFor("greedy", game, mind).decide(question);
    game.apply(s, 0, action, quickChance("stadium"));
    expect(s.boroughs[0]?.reputation).toBeGreaterThanOrEqual(5);
    expect(mind.evaluate(s)[0]).toBeCloseTo(bought, 0);
  });

  it("offers at least one candidate and only listed ones, every kind of move among them", () => {
    const arranged = arrange({}, [{ money: 30 }, {}]);
    const { game, s } = arranged;
    const listed = game.actions(s, 0);
    const worthwhile = mindOf(arranged).candidates?.(s, 0, listed) ?? [];
    expect(worthwhile.length).toBeLessThan(listed.length);
    for (const action of worthwhile) expect(listed).toContain(action);
    expect(new Set(worthwhile.map(({ type: kind }) => kind))).toEqual(new Set(["buy", "lake", "basic", "invest"]));
  });

  it("repeats itself for the same seed and iterations", () => {
    const { game } = arrange({}, [{}, {}]);
    const record = () => play(game, ["expert", "greedy"], "again", QUICK, 12);
    expect(record()).toEqual(record());
  });

  it.each(["lone-architect", "dale"])("plays the solo variant %s to the end, better than chance", (variant) => {
    const game = gameWith({ variant });
    const total = (bot: "greedy" | "random") =>
      ["1", "2"].reduce((sum, seed) => sum + (game.score(play(game, [bot], seed).state)[0]?.score ?? 0), 0);
    expect(total("greedy")).toBeGreaterThan(total("random") + 40);
  });

  it("[11.5] chooses at first sight, alone, no worse than a draftsman, and as was to be expected", () => {
    const game = gameWith({ variant: "lone-architect" });
    const mind = suburbiaMind.mind(game.options);
    const deals = 40;
    let total = 0;
    // By how much more was expected than came, in each round.
    const excess: number[][] = [];
    for (let n = 0; n < deals; n++) {
      const chance = quickChance(`alone ${n}`);
      const s = game.setup(1, chance);
      const policy = policyOf(mind)(s);
      if (policy === undefined) throw new Error("nothing was learned for these tiles");
      const expected: { readonly round: number; readonly points: number }[] = [];
      while (game.toAct(s).length > 0) {
        if (s.phase.type === "turn") expected.push({ round: s.round, points: mind.expected?.(s) ?? 0 });
        const { action, next } = policy.choose(s, 0);
        expect(game.actions(s, 0)).toContainEqual(action);
        game.apply(s, 0, action, chance);
        if (next !== undefined) game.apply(s, 0, next, chance);
      }
      const result = game.score(s)[0]?.score ?? 0;
      total += result;
      expect(mind.expected?.(s)).toBe(result);
      for (const { round, points } of expected) excess[round] = [...(excess[round] ?? []), points - result];
    }
    expect(total / deals).toBeGreaterThan(82);
    const everyDeal = excess.filter((each) => each.length === deals);
    expect(everyDeal.length).toBeGreaterThan(10);
    for (const each of everyDeal) expect(Math.abs(each.reduce((sum, by) => sum + by, 0) / deals)).toBeLessThan(12);
  });

  it("makes one step of looking ahead beat chance", () => {
    const { game } = arrange({}, [{}, {}]);
    let won = 0;
    for (let n = 0; n < 8; n++) {
      const { state } = play(game, n % 2 === 0 ? ["greedy", "random"] : ["random", "greedy"], `match ${n}`);
      if (winners(game.score(state)).includes(n % 2)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(7);
  });
});

describe("the net", () => {
  const { game } = arrange({}, [{}, {}]);
  const mind = suburbiaMind.mind(game.options);
  const { features } = mind;
  if (features === undefined) throw new Error("there are features");

  it("is told as much as promised, and the same wherever the player on turn sits", () => {
    for (const seed of ["1", "2", "3"]) {
      const { state: s } = play(game, ["random", "random"], seed, {}, 50);
      const told = new Float32Array(features.count(2));
      features.write(s, told);
      expect(told.every(Number.isFinite)).toBe(true);
      expect(Math.max(...told.map(Math.abs))).toBeLessThan(10);
      const turned = game.copy(s);
      turned.turn = 1 - s.turn;
      turned.first = 1 - s.first;
      turned.boroughs.reverse();
      turned.hands = s.hands.toReversed();
      const again = new Float32Array(features.count(2));
      features.write(turned, again);
      expect(again).toEqual(told);
    }
  });

  it.each([1, 2].flatMap((edition) => [2, 3, 4].map((seats) => ({ edition, seats }))))(
    "was trained for edition $edition with $seats players",
    ({ edition, seats }) => {
      expect(suburbiaMind.mind(gameWith({ edition }).options).net?.(seats)?.sizes[0]).toBe(features.count(seats));
    },
  );
});

function play(
  game: Arranged["game"],
  names: readonly ("greedy" | "random" | "expert")[],
  seed: string,
  budget: { iterations?: number } = {},
  most = Number.POSITIVE_INFINITY,
) {
  const mind = suburbiaMind.mind(game.options);
  const bots = names.map((name) => botFor(name, game, mind));
  const chance = quickChance(seed);
  const state = game.setup(names.length, chance);
  const moves: string[] = [];
  for (let [seat] = game.toAct(state); seat !== undefined && moves.length < most; [seat] = game.toAct(state)) {
    const options = game.actions(state, seat);
    const decision = bots[seat]?.decide({ seat, view: game.view(state, seat), options, chance, budget });
    if (decision === undefined) throw new Error(`no bot at seat ${seat}`);
    if (decision.forfeit !== undefined) throw new Error(decision.forfeit);
    game.apply(state, seat, decision.action, chance);
    moves.push(game.format(decision.action));
  }
  return { state, moves };
}
