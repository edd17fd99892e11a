import { canonical, eventsFor, quickChance, type Seat } from "@tabletown/kernel";
import { describe, expect, it } from "vitest";
import { arrange, cardOf, game, playOn, rules } from "../fixtures/arrange.ts";
import { cheapestOf } from "./city.ts";
import type { Event } from "./event.ts";
import { placesOfCards, placesOfLots, setsIn } from "./sets.ts";
import { resaleOf } from "./shares.ts";
import { BAG, BOARD, STACK, type State, type Whereabouts } from "./state.ts";

/** Positions of random games, one game per seed. */
function* positions(seats: number, seed: number): Generator<State> {
  const chance = quickChance(seed);
  const s = game.setup(seats, chance);
  for (;;) {
    const [seat] = game.toAct(s);
    if (seat === undefined) return;
    yield game.copy(s);
    const actions = game.actions(s, seat);
    game.apply(s, seat, actions[chance.int(actions.length)] as (typeof actions)[number], chance);
  }
}

/** Every state that differs from `s` by two buildings, neither on the board nor with the viewer, trading places. */
function* swapped(s: State, viewer: Seat | undefined): Generator<State> {
  const buildings = placesOfLots(s);
  const shares = placesOfCards(s);
  const secret = buildings.flatMap((place, lot) => (place === BOARD || place === viewer ? [] : [lot]));
  for (const [i, one] of secret.entries()) {
    for (const other of secret.slice(i + 1)) {
      const [first, second] = [buildings[one] as Whereabouts, buildings[other] as Whereabouts];
      if (first === second && first !== BAG) continue;
      const twin = game.copy(s);
      twin.sets = setsIn(buildings.with(one, second).with(other, first), shares, s.money.length);
      twin.bag = s.bag.map((lot) => (lot === one ? other : lot === other ? one : lot));
      yield twin;
    }
  }
}

describe("views", () => {
  it("[1.5] show the same to a viewer whatever the others and the bag hide", () => {
    for (const seats of [2, 4, 6]) {
      for (const [n, s] of [...positions(seats, seats)].entries()) {
        if (n % 18 !== 0) continue;
        for (const viewer of [undefined, ...s.money.keys()]) {
          const shown = canonical(game.view(s, viewer));
          for (const twin of swapped(s, viewer)) expect(canonical(game.view(twin, viewer))).toBe(shown);
        }
      }
    }
  });

  it("[1.5] tell the others of a draw, not of what was drawn", () => {
    const drawn = (s: State, viewer: Seat | undefined): string => {
      const events: Event[] = [];
      game.apply(game.copy(s), s.turn, { type: "pass" }, quickChance(3), (event) => events.push(event));
      return canonical(eventsFor(events, viewer).filter(({ what }) => what === "drawn"));
    };
    for (const [n, s] of [...positions(4, 5)].entries()) {
      if (s.step !== "share" || n % 10 !== 0) continue;
      for (const viewer of [undefined, ...s.money.keys()]) {
        if (viewer === s.turn) continue;
        for (const twin of swapped(s, viewer)) expect(drawn(twin, viewer)).toBe(drawn(s, viewer));
      }
    }
  });

  it("[1.5] show nothing more to a viewer who claims to be the bag", () => {
    const s = arrange({ money: [40, 40], built: ["A"], hands: [["B1"], ["C1", "C2"]] });
    for (const viewer of [-3, -2, -1, 2, 0.5]) {
      expect(game.view(s, viewer).buildings).toEqual(game.view(s, undefined).buildings);
    }
  });

  it("[1.5] one's own buildings, and everybody's money and shares, are there to see", () => {
    const s = arrange({ money: [7, 8], built: ["A"], hands: [["B1"], ["C1", "C2"]], shares: [{ pool: [0, 6] }] });
    const view = game.view(s, 1);
    expect(view.buildings.flatMap((place, lot) => (place === 1 ? [rules.lots[lot]?.id] : []))).toEqual(["C1", "C2"]);
    expect(view.buildings.filter((place) => place === BOARD)).toHaveLength(4);
    expect(view.buildings.includes(0)).toBe(false);
    expect(view.hands).toEqual([1, 2]);
    expect(view.bag).toBe(41);
    expect(view.money).toEqual([7, 8]);
    const held = view.shares.flatMap((place, card) => (place === 0 ? [card] : []));
    expect(held).toEqual([cardOf("pool", 0), cardOf("pool", 6)]);
    expect(view.shares.filter((place) => place === STACK)).toHaveLength(43);
  });
});

describe("guesses", () => {
  it("[8.1] deal the seat on turn a hand that fits what its being short, or not, has shown", () => {
    let short = 0;
    for (let seed = 0; seed < 60; seed++) {
      for (const s of positions(3, seed)) {
        if (s.step !== "build") continue;
        const money = s.money[s.turn] as number;
        if (money > 12 && !s.short) continue;
        if (s.short) short++;
        for (const viewer of [undefined, (s.turn + 1) % 3]) {
          const twin = game.guess(game.view(s, viewer), quickChance(seed));
          const cheapest = cheapestOf(rules, twin, s.turn);
          if (s.short) expect(cheapest).toBeGreaterThan(money - s.raised);
          expect(cheapest).toBeLessThanOrEqual(s.short ? money + resaleOf(rules, s, s.turn) : money);
          expect(game.actions(twin, s.turn).length).toBeGreaterThan(0);
        }
      }
    }
    expect(short).toBeGreaterThan(50);
  });

  it("[7.2] a turn that may show something of hidden buildings says so even without a draw", () => {
    const built = ["A", "B", "C", "D", "E", "F", "G", "J", "I1", "I2", "H1", "H4", "K1", "K4", "L1", "L2"];
    const hands = [
      ["I3", "H2", "K2", "L3"],
      ["I4", "H3", "K3", "L4"],
    ];
    const turnOf = (money: number): unknown => {
      const s = arrange({ money: [40, money], built, hands });
      return playOn(s, ["build I3", "pass"]).events.find(({ what }) => what === "turn");
    };
    expect(turnOf(4)).toEqual({ what: "turn", seat: 1, cause: { rule: "2.4" }, reveals: true });
    expect(turnOf(5)).toEqual({ what: "turn", seat: 1, cause: { rule: "2.4" } });
  });
});
