import { quickChance } from "@tabletown/kernel";
import { describe, expect, it } from "vitest";
import { arrange, contextOf, gameWith, marketOf, offered, playMoves } from "../fixtures/arrange.ts";
import { suburbia } from "../index.ts";
import { type Borough, EMPTY, MARKER, NO_KIND, type State } from "./state.ts";
import { collect } from "./turn.ts";

const MARKET = ["mint", "landfill", "farm", "freeway", "office-building", "parking-lot", "slaughterhouse"];

/** Plays a random game to its end and tells how many turns each seat had. */
function turnsOf(options: unknown, seats: number, seed: number, change: (s: State) => void = () => {}) {
  const game = gameWith(options);
  const dice = quickChance(`${seats}/${seed}`);
  const s = game.setup(seats, dice);
  change(s);
  const turns = Array<number>(seats).fill(0);
  let announced = 0;
  for (;;) {
    const [seat] = game.toAct(s);
    if (seat === undefined) return { s, turns, announced };
    if (s.phase.type === "turn") turns[seat] = (turns[seat] ?? 0) + 1;
    const actions = game.actions(s, seat);
    const action = actions[dice.int(actions.length)];
    if (action === undefined) throw new Error("no action");
    game.apply(s, seat, action, dice, ({ what }) => {
      if (what === "last-round") announced = s.round;
    });
  }
}

describe("the turn", () => {
  it("[3.2] offers market tiles, lakes, basic tiles and markers that can be paid for", () => {
    const table = arrange({}, [{ money: 9 }, {}], MARKET);
    expect(offered(table, 0)).toEqual([
      "buy freeway from 4",
      "buy slaughterhouse from 7",
      "lake landfill from 2",
      "lake farm from 3",
      "lake freeway from 4",
      "lake office-building from 5",
      "lake parking-lot from 6",
      "lake slaughterhouse from 7",
      "basic suburbs",
      "basic community-park",
      "basic heavy-factory",
      "invest suburbs at 0,0",
      "invest community-park at 0,2",
      "invest heavy-factory at 0,4",
    ]);
    expect(offered(table, 1)).toEqual([]);
  });

  it("[4.1] the whole price must be there beforehand", () => {
    expect(offered(arrange({}, [{ money: 10 }, {}], MARKET), 0)).not.toContain("buy office-building from 5");
    expect(offered(arrange({}, [{ money: 11 }, {}], MARKET), 0)).toContain("buy office-building from 5");
  });

  it("[4.5] without money there is still a lake to make, and something to remove", () => {
    const table = arrange({}, [{ money: 0, tiles: [["lake", 0, 6]] }, {}], MARKET);
    expect(offered(table, 0)).toEqual(["lake parking-lot from 6", "lake slaughterhouse from 7", "invest lake at 0,6"]);
    playMoves(table, 0, "invest lake at 0,6");
    expect(offered(table, 0)).toContain("discard slaughterhouse from 7");
  });

  it("[4.3] a kind that is used up cannot be taken", () => {
    const table = arrange({}, [{}, {}], MARKET);
    table.s.supply = [0, 1, 4];
    expect(offered(table, 0)).not.toContain("basic suburbs");
    playMoves(table, 0, "basic community-park", "place at 1,1", "discard slaughterhouse from 7");
    expect(table.s.supply).toEqual([0, 0, 4]);
    expect(offered(table, 1)).toEqual(expect.not.arrayContaining(["basic community-park"]));
  });

  it("[4.10] what placing earned may pay for the removal", () => {
    const table = arrange({}, [{ money: 3, tiles: [["lake", 0, 6]] }, {}], MARKET);
    playMoves(table, 0, "basic heavy-factory", "place at 1,5");
    expect(table.s.boroughs[0]?.money).toBe(2);
    expect(offered(table, 0)).toContain("discard office-building from 5");
  });

  it("[4.10] from an empty market nothing is removed", () => {
    const table = arrange({}, [{}, {}], Array(7).fill(EMPTY));
    playMoves(table, 0, "basic suburbs", "place at 1,1");
    expect(table.s.turn).toBe(1);
  });

  it("[4.10] where no removal can be paid for nothing is removed, whatever a corrected table makes the spaces cost", () => {
    const { market, ...rest } = suburbia.components.standard;
    const dearer = { ...rest, market: market.map((price, i) => (i === market.length - 1 ? 0 : price + 1)) };
    expect(suburbia.components.check(dearer)).toMatchObject({ ok: true });
    const game = gameWith({ variant: "lone-architect" }, dearer);
    const s = game.setup(1, quickChance("dear"));
    Object.assign(s.boroughs[0] as Borough, { money: 0, income: -5 });
    for (const type of ["lake", "place"]) {
      const action = game.actions(s, 0).find((each) => each.type === type);
      game.apply(s, 0, action ?? expect.fail(type), quickChance(type));
      Object.assign(s.boroughs[0] as Borough, { money: 0 });
    }
    expect(s.phase.type).not.toBe("discard");
    expect(game.actions(s, 0)).not.toEqual([]);
  });

  it("[8.1] tiles slide right into the gap and the next one enters on the left", () => {
    const table = arrange({}, [{}, {}], MARKET);
    const next = table.s.stack[table.s.drawn];
    playMoves(table, 0, "buy freeway from 4", "place at 1,5");
    expect(marketOf(table)).toEqual([
      next,
      "mint",
      "landfill",
      "farm",
      "office-building",
      "parking-lot",
      "slaughterhouse",
    ]);
  });

  it("[8.3] from empty stacks nothing enters", () => {
    const table = arrange({}, [{}, {}], MARKET);
    table.s.drawn = table.s.stack.length;
    playMoves(table, 0, "buy freeway from 4", "place at 1,5");
    expect(marketOf(table)[0]).toBe(EMPTY);
    playMoves(table, 1, "lake landfill from 3", "place at 1,5");
    expect(marketOf(table)).toEqual([EMPTY, EMPTY, "mint", "farm", "office-building", "parking-lot", "slaughterhouse"]);
  });

  it("[7.1] [7.3] [8.1] income, then population, then the market", () => {
    const table = arrange({}, [{ income: 3, reputation: 2 }, {}], MARKET);
    const rules = playMoves(table, 0, "lake parking-lot from 6", "place at 0,6").map(({ cause }) => cause.rule);
    expect(rules).toEqual(["4.5", "4.2", "5.3", "7.1", "7.3", "8.1"]);
  });
});

describe("the end", () => {
  it("[9.1] the marker is set aside, the next tile takes its place and one more round follows", () => {
    const table = arrange({}, [{}, {}, {}], MARKET);
    const { s } = table;
    s.stack = [...s.stack.slice(0, 7), MARKER, "casino", "museum", "stadium", "hotel", "resort", "mint", "farm"];
    s.round = 4;
    s.turn = 1;
    const events = playMoves(table, 1, "lake parking-lot from 6", "place at 0,6");
    expect(events.slice(-2)).toMatchObject([
      { what: "last-round", now: 5, reveals: true },
      { what: "turned-up", about: "casino", detail: { space: 1 }, reveals: true },
    ]);
    const order: number[] = [];
    while (s.phase.type !== "over" && order.length < 9) {
      order.push(s.turn);
      playMoves(table, s.turn, `lake ${marketOf(table)[6]} from 7`);
      playMoves(table, s.turn, offered(table, s.turn)[0] as string);
    }
    expect(order).toEqual([2, 0, 1, 2]);
  });

  it.each([
    [1, 2, 18, 21],
    [1, 3, 14, 17],
    [1, 4, 13, 16],
    [2, 2, 14, 17],
    [2, 3, 13, 16],
    [2, 4, 13, 16],
  ])("[9.2] edition %i with %i players: all have the same number of turns, %i to %i", (edition, seats, least, most) => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const { s, turns, announced } = turnsOf({ edition }, seats, seed);
      expect(new Set(turns).size).toBe(1);
      expect(turns[0]).toBe(s.round);
      expect(s.last).toBe(announced + 1);
      expect(s.round).toBe(s.last);
      seen.add(s.round);
    }
    expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: most - least + 1 }, (_, i) => least + i));
  });

  it("[8.3] in the first edition four players can empty the stacks", () => {
    const { s, turns } = turnsOf({ edition: 1 }, 4, 1, (state) => {
      const rest = state.stack.filter((tile) => tile !== MARKER);
      state.stack = [...rest.slice(0, -4), MARKER, ...rest.slice(-4)];
    });
    expect(turns).toEqual([16, 16, 16, 16]);
    expect(s.drawn).toBe(s.stack.length);
    expect(s.market.slice(0, 4)).toEqual([NO_KIND, NO_KIND, NO_KIND, NO_KIND]);
    expect(s.market.slice(4)).not.toContain(NO_KIND);
  });
});

describe("the Lone Architect", () => {
  it("[11.2] pays 2 and 2 for a red line and gets 2 and 2 back", () => {
    const table = arrange({ variant: "lone-architect" }, [{ population: 14, income: 4, reputation: 4 }], MARKET);
    const { s } = table;
    playMoves(table, 0, "lake parking-lot from 6", "place at 0,6");
    expect(s.boroughs[0]).toMatchObject({ population: 18, income: 2, reputation: 2 });
    Object.assign(s.boroughs[0] as Borough, { money: 0, income: -4 });
    collect(contextOf(table), 0);
    expect(s.boroughs[0]).toMatchObject({ population: 14, income: -2, reputation: 4 });
  });

  it("[11.3] [11.4] second edition: one more tile goes before the refill, then two enter one by one", () => {
    const table = arrange({ variant: "lone-architect", edition: 2 }, [{}], MARKET);
    const { s } = table;
    const [first, second] = s.stack.slice(s.drawn);
    playMoves(table, 0, "buy slaughterhouse from 7", "place at 1,5");
    expect(s.phase).toEqual({ type: "discard", after: "turn" });
    expect(marketOf(table)).toEqual([...MARKET.slice(0, 6), EMPTY]);
    const events = playMoves(table, 0, "discard freeway from 4");
    expect(events[0]).toMatchObject({ what: "money", by: -4, cause: { rule: "11.3" } });
    expect(marketOf(table)).toEqual([second, first, "mint", "landfill", "farm", "office-building", "parking-lot"]);
    expect(s.phase).toEqual({ type: "turn" });
    expect(s.round).toBe(2);
  });

  it("[11.3] [11.4] first edition: one more tile goes after the refill and another one enters", () => {
    const table = arrange({ variant: "lone-architect", edition: 1 }, [{}], MARKET);
    const { s } = table;
    const [first, second] = s.stack.slice(s.drawn);
    playMoves(table, 0, "buy slaughterhouse from 7", "place at 1,5");
    expect(s.phase).toEqual({ type: "discard", after: "turn" });
    expect(marketOf(table)).toEqual([first, ...MARKET.slice(0, 6)]);
    expect(offered(table, 0)).toContain(`discard office-building from 6`);
    playMoves(table, 0, "discard freeway from 5");
    expect(marketOf(table)).toEqual([second, first, "mint", "landfill", "farm", "office-building", "parking-lot"]);
    expect(s.round).toBe(2);
  });

  it("[4.4] [11.3] after a basic tile two tiles go", () => {
    const table = arrange({ variant: "lone-architect" }, [{}], MARKET);
    playMoves(table, 0, "basic suburbs", "place at 1,1", "discard slaughterhouse from 7", "discard parking-lot from 6");
    expect(table.s.removed).toEqual(["slaughterhouse", "parking-lot"]);
    expect(marketOf(table).slice(2)).toEqual(MARKET.slice(0, 5));
  });

  it.each([
    [1, 18, 21],
    [2, 14, 17],
  ])("[9.1] edition %i lasts %i to %i turns", (edition, least, most) => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 60; seed++) seen.add(turnsOf({ variant: "lone-architect", edition }, 1, seed).s.round);
    expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: most - least + 1 }, (_, i) => least + i));
  });
});
