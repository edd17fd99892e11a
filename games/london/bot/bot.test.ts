import { botFor, contest, scheduleOf, tallyOf } from "@tabletown/bots";
import { canonical, quickChance } from "@tabletown/kernel";
import { describe, expect, test } from "vitest";
import { arrange, OPENING, type PlayerPosition, type Position } from "../fixtures/arrange.ts";
import { london } from "../index.ts";
import type { Action } from "../rules/action.ts";
import type { Player, State } from "../rules/state.ts";
import { HABITS } from "./habits.ts";
import { londonMind } from "./index.ts";

const game = london.game({});
const mind = londonMind.mind({});
/** With what a thoughtful person reckons with. */
const person = londonMind.mind({}, undefined, HABITS);

/** How the first of two players stands. */
function lead(mine: PlayerPosition, position: Partial<Position> = {}, judging = person): number {
  const { state } = arrange({ task: OPENING, ...position, players: [mine, {}] });
  const [first = 0, second = 0] = judging.evaluate(state);
  return first - second;
}

describe("expected prestige", () => {
  const plain = lead({});

  test("likes money, prestige and boroughs, and fears loans and poverty", () => {
    for (const better of [{ money: 12 }, { prestige: 3 }, { boroughs: ["wandsworth"], prestige: 2 }]) {
      expect(lead(better)).toBeGreaterThan(plain);
    }
    for (const worse of [{ loans: 1 }, { poverty: 6 }]) expect(lead(worse)).toBeLessThan(plain);
    expect(lead({ poverty: 6 }) - lead({ poverty: 12 })).toBeGreaterThan(plain - lead({ poverty: 6 }));
  });

  test("fears loans by as much as its numbers say", () => {
    const careless = londonMind.mind({}, undefined, { ...HABITS, debt: HABITS.debt / 2 });
    expect(lead({}, {}, careless)).toBe(plain);
    expect(lead({ loans: 1 }, {}, careless)).toBeGreaterThan(lead({ loans: 1 }));
  });

  test("sees a city as what it will bring, and a card turned over as a stack", () => {
    const guilds = ["a-mercers", "a-fishmongers", "a-vintners", "a-salters"];
    const spent = guilds.map((card) => ({ card, turned: true }));
    expect(lead({ stacks: guilds })).toBeGreaterThan(plain);
    expect(lead({ stacks: spent })).toBeLessThan(plain);
  });

  test("likes pairs of a colour in hand more than cards that match nothing, and paupers not at all", () => {
    const pair = lead({ hand: ["a-covent-garden", "a-salters"] });
    expect(pair).toBeGreaterThan(lead({ hand: ["a-covent-garden", "a-water-works"] }));
    expect(lead({ hand: ["a-paupers", "a-paupers"] })).toBeLessThan(plain);
  });

  test("of a position is the same whatever was asked before", () => {
    const changes: readonly ((s: State) => void)[] = [
      () => {},
      ...(["money", "loans", "poverty", "prestige"] as const).map((what) => (s: State) => {
        for (const player of s.players) player[what]++;
      }),
      ...[0, 1].map((seat) => (s: State) => {
        const player = s.players[seat] as Player;
        s.market = [...s.market, ...player.boroughs.slice(0, 1)];
        player.boroughs = player.boroughs.slice(1);
      }),
      (s) => {
        s.agenda = s.agenda.map((task) => (task.type === "draw" ? { ...task, left: task.left + 1 } : task));
      },
    ];
    for (const seats of [2, 3, 4]) {
      const chance = quickChance(seats);
      const state = game.setup(seats, chance);
      const used = londonMind.mind({});
      for (let choices = 0; ; choices++) {
        const [seat] = game.toAct(state);
        if (seat === undefined) break;
        for (const change of changes) {
          const changed = game.copy(state);
          change(changed);
          const expected = used.evaluate(changed);
          if (choices % 19 === 0) expect(expected).toEqual(londonMind.mind({}).evaluate(changed));
        }
        const actions = game.actions(state, seat);
        game.apply(state, seat, actions[chance.int(actions.length)] as Action, chance);
      }
    }
  });

  test("gives nothing but poverty for a hand when the game is over", () => {
    const over = (hand: readonly string[]): number => {
      const position = arrange({ players: [{ hand }, {}], deckEnds: true });
      position.state.agenda = [];
      const [first = 0, second = 0] = person.evaluate(position.state);
      return first - second;
    };
    expect(over(["a-covent-garden", "a-salters"])).toBeLessThan(over([]));
    expect(over([])).toBe(0);
  });
});

describe("candidates", () => {
  const offered = (position: Position): string[] => {
    const { state } = arrange(position);
    return (mind.candidates?.(state, 0, game.actions(state, 0)) ?? []).map((action: Action) => game.format(action));
  };

  test("leave out loans without need and swaps for the worse", () => {
    expect(offered({ players: [{ hand: ["a-mercers"] }, {}] })).toEqual(expect.not.arrayContaining(["borrow"]));
    const swaps = offered({
      players: [{ hand: ["a-covent-garden"], stacks: ["b-stock-exchange"] }, {}],
      task: OPENING,
      top: ["a-paupers"],
    });
    expect(swaps.filter((move) => move.startsWith("swap"))).toEqual([]);
  });

  test("have whoever is short of money run a city that is full of it", () => {
    const guilds = ["a-vintners", "a-salters", "a-grocers"];
    const players = (money: number) => [{ money, hand: ["b-town-houses"], stacks: guilds }, {}];
    const withMoney = (money: number): string[] => offered({ players: players(money) });
    expect(withMoney(1)).toEqual(["run"]);
    expect(withMoney(9)).toEqual(expect.arrayContaining(["run", "draw-more", "buy city"]));
  });

  test("give a pauper first and keep a card that shows from being covered where another is spent", () => {
    const hand = ["a-covent-garden", "a-paupers", "b-oxford-street"];
    const cost = offered({
      players: [{ hand, stacks: ["b-brewing"] }, {}],
      task: { type: "cost", stack: 0, left: 1 },
    });
    expect(cost).toContain("discard a-paupers");
    const stacks = ["b-oxford-street", { card: "a-mercers", turned: true }, { card: "a-salters", turned: true }];
    const places = offered({
      players: [{ hand: ["a-covent-garden", "a-fishmongers"], stacks }, {}],
      task: { type: "placing", card: "a-covent-garden", where: "open", free: false },
    });
    expect(places).toEqual(["onto 2", "onto 3"]);
  });
});

describe("bots", () => {
  test.each(["greedy", "expert"] as const)("%s answers alike in worlds it cannot tell apart", (name) => {
    const bot = botFor(name, game, mind);
    const chance = quickChance("twin");
    const s = game.setup(3, chance);
    for (let n = 0; n < 40; n++) {
      const options = game.actions(s, s.seat);
      game.apply(s, s.seat, options[chance.int(options.length)] as Action, chance);
    }
    const twin = game.guess(JSON.parse(canonical(game.view(s, s.seat))), chance);
    expect(twin.deck).not.toEqual(s.deck);
    const [first, second] = [s, twin].map((world) => {
      const options = game.actions(world, s.seat);
      const view = game.view(world, s.seat);
      const { action, weighed } = bot.decide({
        seat: s.seat,
        view,
        options,
        chance: quickChance("eyes"),
        budget: { iterations: 20 },
      });
      expect(options).toContainEqual(action);
      return { action, weighed };
    });
    expect(second).toEqual(first);
  });

  test("greedy beats random, in games that end", async () => {
    const contestants = (["greedy", "random"] as const).map((name) => ({
      bot: botFor(name, game, mind),
      budget: { iterations: 25 },
    }));
    const schedule = scheduleOf(2, 2, 2, "strength");
    const results = [];
    for (let n = 0; n < schedule.games; n++) results.push(await contest(game, contestants, schedule.gameNumbered(n)));
    expect(tallyOf(2, results)[0]?.wins).toBe(2);
    for (const { moves } of results) expect(moves).toBeLessThan(1500);
  });
});

/** A turn that begins after so many choices at random. */
function startOfTurn(deal: number, choices: number): State {
  const chance = quickChance(`turn/${deal}`);
  const s = game.setup(2, chance);
  for (let n = 0; n < choices || !mind.features?.settled(s); n++) {
    const options = game.actions(s, s.seat);
    game.apply(s, s.seat, options[chance.int(options.length)] as Action, chance);
  }
  return s;
}

describe("the net", () => {
  const { features } = mind;
  if (features === undefined) throw new Error("there are features");

  test("is told as much as promised, and the same wherever the player on turn sits", () => {
    for (let n = 0; n < 8; n++) {
      const s = startOfTurn(n, 60);
      const told = new Float32Array(features.count(2)).fill(Number.NaN);
      features.write(s, told.fill(0));
      expect(told.every(Number.isFinite)).toBe(true);
      expect(Math.max(...told.map(Math.abs))).toBeLessThan(10);
      const turned = { ...game.copy(s), seat: 1 - s.seat, players: s.players.toReversed() };
      const again = new Float32Array(features.count(2));
      features.write(turned, again);
      expect(again).toEqual(told);
    }
  });

  test("fits them, for as many seats as it was trained for", () => {
    for (const seats of [2, 3, 4]) {
      const net = mind.net?.(seats);
      if (net !== undefined) expect([net.sizes[0], net.sizes.at(-1)]).toEqual([features.count(seats), seats]);
    }
    expect(mind.net?.(2)).toBeDefined();
  });
});
