import { type Game, quickChance, rank, type Seat, type Secret } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { pilesBySeat, withArrangedPiles } from "./piles-by-seat.ts";

/** Cards in a pile, the next one first, the first `seen` of them known to seat 0; whoever draws says who goes on. */
interface Pile {
  cards: number[];
  seen: number;
  hands: [number[], number[]];
  turn: Seat;
}

const game: Game<Pile, Seat, Pile, object> = {
  id: "pile",
  rules: 1,
  options: {},
  seats: [2, 2],
  components: "",
  setup: () => ({ cards: [1, 2, 3, 4], seen: 0, hands: [[], []], turn: 0 }),
  toAct: ({ cards, turn }) => (cards.length > 0 ? [turn] : []),
  actions: () => [0, 1],
  apply(s, seat, next) {
    s.hands[seat]?.push(s.cards.shift() as number);
    s.seen = Math.max(0, s.seen - 1);
    s.turn = next;
  },
  copy: (s) => structuredClone(s),
  view: (s) => s,
  guess: (s) => structuredClone(s),
  secrets: ({ cards, seen }) =>
    cards.map((value, index): Secret => {
      const known = index < seen;
      return { name: "a card", knownTo: known ? [0] : [], value, pool: known ? "seen" : "pile", depth: index + 1 };
    }),
  withSecrets: (s, values) => ({ ...structuredClone(s), cards: values as number[] }),
  score: ({ hands }) => rank(hands.map(({ length }, seat) => ({ seat, score: length, parts: [], order: [length] }))),
  format: String,
  parse: (text) => Number(text),
};

/** Draws until the pile is empty; what was drawn tells who goes on. */
function drawnIn(
  seed: string,
  next: (drawn: number, turn: Seat) => Seat,
): { readonly order: number[]; hands: number[][] } {
  const bySeat = withArrangedPiles(game, pilesBySeat(game, seed));
  const s = bySeat.setup(2, quickChance(seed));
  const order: number[] = [];
  for (let [seat] = bySeat.toAct(s); seat !== undefined; [seat] = bySeat.toAct(s)) {
    bySeat.apply(s, seat, 0, quickChance("nothing"));
    const drawn = s.hands[seat]?.at(-1) as number;
    order.push(drawn);
    s.turn = next(drawn, seat);
  }
  return { order, hands: s.hands };
}

test("all orders of a pile come equally often, also where what was drawn decides who draws next", () => {
  const deals = 4_800;
  const counts = new Map<string, number>();
  for (let n = 0; n < deals; n++) {
    const { order } = drawnIn(`deal ${n}`, (drawn, turn) => (drawn % 2 === 0 ? turn : 1 - turn));
    counts.set(order.join(""), (counts.get(order.join("")) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  const expected = deals / 24;
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // With 23 degrees of freedom one sample in a thousand is beyond that.
  expect(chiSquare).toBeLessThan(49.7);
});

test("in every game of a deal a seat draws in the same order, whatever others have drawn before", () => {
  for (let n = 0; n < 50; n++) {
    const seed = `deal ${n}`;
    const alone = drawnIn(seed, () => 0).hands[0] as number[];
    const inTurns = drawnIn(seed, (_, turn) => 1 - turn).hands as [number[], number[]];
    expect(inTurns[0]).toEqual(alone.filter((card) => inTurns[0].includes(card)));
    expect(inTurns[0][0]).toBe(alone[0]);
  }
});

test("what somebody has seen of a pile stays where it is", () => {
  for (let n = 0; n < 50; n++) {
    const bySeat = withArrangedPiles(game, pilesBySeat(game, `deal ${n}`));
    const s: Pile = { cards: [4, 3, 2, 1], seen: 2, hands: [[], []], turn: 1 };
    bySeat.apply(s, 1, 1, quickChance("nothing"));
    expect(s.hands[1]).toEqual([4]);
    expect(s.cards[0]).toBe(3);
    expect(s.cards.slice(1).toSorted()).toEqual([1, 2]);
  }
});
