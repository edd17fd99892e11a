import { describe, expect, it } from "vitest";
import { standard } from "../data/standard.ts";
import { arrange, contextOf, type Placed, type Wanted } from "../fixtures/arrange.ts";
import type { Event } from "./event.ts";
import { finalPoints, score, soleLeader, tellScores, titleFor } from "./score.ts";

const goalOf = (id: string) => {
  const goal = standard.goals.find((each) => each.id === id);
  if (goal === undefined) throw new Error(`no goal ${id}`);
  return goal;
};

/** Who leads, when the first of three has `first`, the second `second` and the third what everybody starts with. */
function leader(id: string, first: Wanted, second: Wanted = {}): number | undefined {
  const { s, rules } = arrange({}, [first, second, {}]);
  return soleLeader(rules, s.boroughs, goalOf(id));
}

const tiles = (...names: string[]): Wanted => ({ tiles: names.map((name, i): Placed => [name, 0, 6 + 2 * i]) });
const each = (wanted: Wanted) => [wanted, wanted, wanted];

/** For each goal a position in which the first player alone leads, and one in which nobody does. */
const GOALS: Readonly<Record<string, { readonly won: readonly Wanted[]; readonly tied: readonly Wanted[] }>> = {
  "aquatic-engineer": { won: [tiles("lake", "lake"), tiles("lake")], tied: [tiles("lake"), tiles("lake")] },
  aquaphobian: { won: [{}, tiles("lake"), tiles("lake")], tied: [{}, {}, tiles("lake")] },
  harbormaster: {
    won: [tiles("lake", "lake"), tiles("lake", "farm", "lake", "farm", "lake")],
    tied: [tiles("lake", "lake"), tiles("lake", "lake", "farm", "lake")],
  },
  "air-traffic-controller": {
    won: [tiles("municipal-airport", "domestic-airport"), tiles("international-airport")],
    tied: [tiles("municipal-airport"), tiles("international-airport")],
  },
  billionaire: { won: [{ money: 20 }, { money: 19 }], tied: [{ money: 20 }, { money: 20 }] },
  spendthrift: { won: [{ money: 3 }, { money: 4 }], tied: [{ money: 3 }, { money: 3 }] },
  builder: { won: [tiles("hostel", "suburbs"), tiles("hostel")], tied: [tiles("hostel"), tiles("suburbs")] },
  capitalist: { won: [{}, tiles("hostel"), tiles("suburbs")], tied: [{}, {}, tiles("hostel")] },
  "civil-engineer": { won: [tiles("museum", "mint"), tiles("mint")], tied: [tiles("museum"), tiles("mint")] },
  libertarian: { won: [{}, tiles("mint"), tiles("museum")], tied: [{}, {}, tiles("mint")] },
  "public-official": {
    won: [{ tiles: [["museum", 1, 1]] }, { tiles: [["museum", 1, 5]] }],
    tied: [{ tiles: [["museum", 1, 1]] }, { tiles: [["museum", 1, 3]] }],
  },
  developer: { won: [tiles("hotel", "casino"), tiles("hotel")], tied: [tiles("hotel"), tiles("casino")] },
  socialist: { won: [{}, tiles("hotel"), tiles("casino")], tied: [{}, {}, tiles("casino")] },
  industrialist: { won: [tiles("farm", "farm"), tiles("farm")], tied: [tiles("farm"), tiles("freeway")] },
  environmentalist: { won: [{}, tiles("farm"), tiles("farm")], tied: [{}, {}, tiles("farm")] },
  employer: { won: [{}, tiles("lake*"), tiles("lake*", "lake*")], tied: [{}, {}, tiles("lake*")] },
  investor: { won: [{ income: 4 }, { income: 3 }], tied: [{ income: 4 }, { income: 4 }] },
  miser: { won: [{ income: -2 }, { income: -1 }], tied: [{ income: -2 }, { income: -2 }] },
  luminary: { won: [{ reputation: 4 }, { reputation: 3 }], tied: [{ reputation: 4 }, { reputation: 4 }] },
  miscreant: { won: [{ reputation: -2 }, { reputation: 0 }], tied: [{ reputation: -2 }, { reputation: -2 }] },
};

describe("goals", () => {
  it("all twenty are tested", () => {
    expect(Object.keys(GOALS).sort()).toEqual(standard.goals.map(({ id }) => id).sort());
  });

  it.each(Object.entries(GOALS))("[10.1] %s goes to the sole leader, a tie to nobody", (id, { won, tied }) => {
    const boroughs = (wanted: readonly Wanted[]) => [wanted[0] ?? {}, wanted[1] ?? {}, wanted[2] ?? {}];
    const leads = (wanted: readonly Wanted[]) => {
      const { s, rules } = arrange({}, boroughs(wanted));
      return soleLeader(rules, s.boroughs, goalOf(id));
    };
    expect(leads(won)).toBe(0);
    expect(leads(tied)).toBeUndefined();
  });

  it("[10.3] markers kept in hand do not count, only those in the borough", () => {
    expect(leader("employer", { markers: 0 }, tiles("lake*"))).toBeUndefined();
  });

  it("[10.3] the first three tiles count", () => {
    const { s, rules } = arrange({}, [{}, {}]);
    for (const id of ["builder", "civil-engineer", "industrialist"]) {
      expect(soleLeader(rules, s.boroughs, goalOf(id))).toBeUndefined();
    }
    expect(leader("builder", tiles("hostel"))).toBe(0);
  });
});

describe("final scoring", () => {
  it("[10.1] [10.2] [10.4] public goals, private goals and money add to population", () => {
    const { s, rules } = arrange({}, [
      { population: 30, money: 14, income: 5 },
      { population: 40, money: 23, reputation: 4 },
    ]);
    s.goals = ["billionaire", "builder"];
    s.hands = [
      { dealt: ["investor", "miser"], kept: "investor" },
      { dealt: ["miscreant", "luminary"], kept: "miscreant" },
    ];
    const [first, second] = finalPoints(rules, s);
    expect(first).toMatchObject({ total: 30 + 15 + 2, exchanged: 2, moneyLeft: 4 });
    expect(second).toMatchObject({ total: 40 + 10 + 4, exchanged: 4, moneyLeft: 3 });
    const places = score(rules, s);
    expect(places.map(({ seat, rank, score: total }) => [seat, rank, total])).toEqual([
      [1, 1, 54],
      [0, 2, 47],
    ]);
    for (const { parts, score: total } of places) expect(parts.reduce((sum, { by }) => sum + by, 0)).toBe(total);
  });

  it("[10.2] a private goal is for its owner alone and only as sole leader among all", () => {
    const { s, rules } = arrange({}, [{ income: 5 }, { income: 4 }, { income: 5 }]);
    s.goals = [];
    s.hands = s.hands.map(() => ({ dealt: ["investor", "miser"], kept: "" }));
    const withGoal = (seat: number) => {
      s.hands = s.hands.map((hand, who) => ({ ...hand, kept: who === seat ? "investor" : "" }));
      return finalPoints(rules, s).map(({ goals }) => goals.length);
    };
    expect(withGoal(0)).toEqual([0, 0, 0]);
    Object.assign(s.boroughs[2] ?? {}, { income: 3 });
    expect(withGoal(0)).toEqual([1, 0, 0]);
    expect(withGoal(1)).toEqual([0, 0, 0]);
  });

  it("[10.3] [10.4] money goals look at money before it is exchanged", () => {
    const { s, rules } = arrange({}, [{ money: 14 }, { money: 13 }]);
    s.goals = ["billionaire", "spendthrift"];
    s.hands = s.hands.map((hand) => ({ ...hand, kept: "" }));
    expect(finalPoints(rules, s).map(({ goals }) => goals.map(({ goal }) => goal.id))).toEqual([
      ["billionaire"],
      ["spendthrift"],
    ]);
  });

  it("[10.5] red lines do not matter any more", () => {
    const { s, rules } = arrange({}, [{ population: 14, money: 25, income: 3, reputation: 3 }, {}]);
    const before = structuredClone(s);
    expect(finalPoints(rules, s)[0]?.total).toBeGreaterThan(18);
    tellScores(contextOf({ rules, s }));
    expect(s).toEqual(before);
  });

  it.each([
    ["reputation", { reputation: 3, income: 0, money: 0 }, { reputation: 2, income: 9, money: 4 }],
    ["income", { reputation: 3, income: 2, money: 0 }, { reputation: 3, income: 1, money: 4 }],
    ["money left", { reputation: 3, income: 2, money: 4 }, { reputation: 3, income: 2, money: 3 }],
  ])("[10.6] equal population: the higher %s wins", (_, first, second) => {
    const { s, rules } = arrange({}, [
      { population: 20, ...second },
      { population: 20, ...first },
    ]);
    s.goals = [];
    s.hands = s.hands.map((hand) => ({ ...hand, kept: "" }));
    expect(score(rules, s).map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [0, 2],
    ]);
  });

  it("[10.6] money that was exchanged breaks no tie", () => {
    const { s, rules } = arrange({}, [
      { population: 20, money: 9 },
      { population: 20, money: 8 },
      { population: 21, money: 4 },
    ]);
    s.goals = [];
    s.hands = s.hands.map((hand) => ({ ...hand, kept: "" }));
    expect(score(rules, s).map(({ seat, rank, score: total }) => [seat, rank, total])).toEqual([
      [0, 1, 21],
      [2, 1, 21],
      [1, 3, 21],
    ]);
  });

  it("[10.7] equal in everything, they share the victory", () => {
    const { s, rules } = arrange({}, each({}));
    s.goals = [];
    s.hands = s.hands.map((hand) => ({ ...hand, kept: "" }));
    expect(score(rules, s).map(({ rank }) => rank)).toEqual([1, 1, 1]);
  });

  it("[10.1] [10.2] tells it in order: public goals, each private goal shown, money", () => {
    const { s, rules } = arrange({}, [{ income: 5 }, {}]);
    s.goals = ["investor", "builder"];
    s.hands = [
      { dealt: ["miser", "luminary"], kept: "luminary" },
      { dealt: ["miscreant", "developer"], kept: "miscreant" },
    ];
    const told: Event[] = [];
    tellScores(contextOf({ rules, s }, told));
    expect(told.map(({ what, seat, about, by }) => [what, seat, about, by])).toEqual([
      ["goal", 0, "investor", 15],
      ["goal-missed", undefined, "builder", 0],
      ["shown", 0, "luminary", undefined],
      ["goal-missed", 0, "luminary", 0],
      ["shown", 1, "miscreant", undefined],
      ["goal-missed", 1, "miscreant", 0],
      ["exchanged", 0, undefined, 3],
      ["exchanged", 1, undefined, 3],
    ]);
  });
});

describe("solo titles", () => {
  it.each([
    [0, "junior-intern"],
    [59, "junior-intern"],
    [60, "subcontractor"],
    [75, "subcontractor"],
    [76, "draftsman"],
    [91, "architectural-designer"],
    [106, "structural-engineer"],
    [121, "chief-architect"],
    [135, "chief-architect"],
    [136, "ceo"],
    [300, "ceo"],
  ])("[11.5] population %i", (total, title) => {
    expect(titleFor(arrange({ variant: "lone-architect" }, [{}]).rules, total)).toBe(title);
  });

  it("[11.5] stands among the parts of the score", () => {
    const { s, rules } = arrange({ variant: "lone-architect" }, [{ population: 100, money: 27 }]);
    const [place] = score(rules, s);
    expect(place).toMatchObject({ seat: 0, rank: 1, score: 105 });
    expect(place?.parts.at(-1)).toEqual({ what: "architectural-designer", by: 0, cause: { rule: "11.5", seat: 0 } });
  });

  it("[11.5] with nobody living there, the title is all that is told beside the money", () => {
    const { s, rules } = arrange({ variant: "lone-architect" }, [{ population: 0, money: 0 }]);
    const told: Event[] = [];
    tellScores(contextOf({ rules, s }, told));
    expect(told.map(({ what, about }) => [what, about])).toEqual([
      ["exchanged", undefined],
      ["title", "junior-intern"],
    ]);
  });

  const against = (edition: number, own: Wanted, dale: Wanted) => {
    const { s, rules } = arrange({ variant: "dale", daleGoal: "none", edition }, [own, dale]);
    s.goals = [];
    const standing = score(rules, s);
    expect(standing).toHaveLength(1);
    return standing[0]?.parts.slice(2).map(({ what }) => what);
  };

  it("[12.11] second edition: only who beats Dale reads a title", () => {
    expect(against(2, { population: 80 }, { population: 79 })).toEqual(["beat-dale", "draftsman"]);
    expect(against(2, { population: 80 }, { population: 81 })).toEqual(["lost-to-dale"]);
  });

  it("[12.11] ties are broken as among players; equal in all, Dale is not beaten", () => {
    expect(against(2, { population: 80, reputation: 2 }, { population: 80 })).toEqual(["beat-dale", "draftsman"]);
    expect(against(2, { population: 80 }, { population: 80 })).toEqual(["lost-to-dale"]);
  });

  it("[12.11] first edition: everybody reads a title", () => {
    expect(against(1, { population: 80 }, { population: 81 })).toEqual(["lost-to-dale", "draftsman"]);
  });

  it("[12.10] goals are contested by both and Dale's money counts", () => {
    const { s, rules } = arrange({ variant: "dale" }, [
      { income: 2, money: 10 },
      { income: 3, money: 25 },
    ]);
    s.goals = ["investor"];
    s.hands = [{ dealt: ["luminary", "miser"], kept: "miser" }];
    expect(finalPoints(rules, s).map(({ total }) => total)).toEqual([2 + 2 + 15, 2 + 5 + 15]);
  });
});
