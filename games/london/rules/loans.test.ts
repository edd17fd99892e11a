import { describe, expect, test } from "vitest";
import { standard } from "../data/standard.ts";
import type { Table } from "../data/table.ts";
import { arrange, OPENING, RUN } from "../fixtures/arrange.ts";

const withPrice = (id: string, price: number): Table => ({
  ...standard,
  boroughs: standard.boroughs.map((borough) => (borough.id === id ? { ...borough, price } : borough)),
});

describe("loans", () => {
  test("[9.1] a loan pays £10", () => {
    const s = arrange({ players: [{ money: 0 }, {}] });
    expect(s.play("borrow").player(0)).toMatchObject({ money: 10, loans: 1 });
  });

  test("[9.2] exactly as many as a payment needs", () => {
    const s = arrange({ players: [{ money: 1, hand: ["b-buckingham-palace", "b-lords"] }, {}] });
    s.play("place b-buckingham-palace", "discard b-lords");
    expect(s.player(0)).toMatchObject({ money: 1, loans: 1 });
    const exact = arrange({ players: [{ money: 8 }, {}] });
    expect(exact.play("buy city").player(0)).toMatchObject({ money: 0, loans: 0 });
  });

  test("[9.2] a chain: each payment of a turn may force its own loan, and two at once where one is too little", () => {
    const hand = [
      "b-nelsons-column",
      "b-lords",
      "c-natural-history-museum",
      "a-theatre-royal",
      "a-st-pauls",
      "c-sewers",
    ];
    const s = arrange({ players: [{ money: 0, hand }, {}] });
    s.play("place b-nelsons-column", "discard b-lords");
    expect(s.player(0)).toMatchObject({ money: 2, loans: 1 });
    s.play("place c-natural-history-museum", "discard a-theatre-royal");
    expect(s.player(0)).toMatchObject({ money: 6, loans: 2 });
    s.play("place a-st-pauls", "discard c-sewers");
    expect(s.player(0)).toMatchObject({ money: 6, loans: 3 });
    s.play("done");
    const dear = arrange({
      players: [{ money: 0 }, {}],
      market: ["city"],
      table: withPrice("city", 25),
    });
    expect(dear.play("buy city").player(0)).toMatchObject({ money: 5, loans: 3 });
  });

  test("[9.6] a chain across players: Lloyds drives one neighbour after the other into debt, and again when repeated", () => {
    const s = arrange({
      players: [{ stacks: ["b-lloyds-of-london", "c-whitehall"], money: 0 }, { money: 1 }, { money: 0 }],
      task: RUN,
    });
    s.play("activate 1");
    expect(s.state.players.map(({ money, loans }) => [money, loans])).toEqual([
      [4, 0],
      [9, 1],
      [8, 1],
    ]);
    s.play("activate 2", "repeat 1");
    expect(s.state.players.map(({ money }) => money)).toEqual([8, 7, 6]);
  });

  test("[9.3] voluntary loans only after the draw of the own turn, then between all other choices", () => {
    const s = arrange({ players: [{ hand: ["a-salters", "a-mercers"], stacks: ["b-lords"] }, {}], task: OPENING });
    expect(s.options()).not.toContain("borrow");
    s.play("draw");
    expect(s.options()).toContain("borrow");
    s.play("place a-salters");
    expect(s.options()).not.toContain("borrow");
    s.play("onto new", "discard a-mercers");
    expect(s.options()).toContain("borrow");
    const run = arrange({ players: [{ stacks: ["b-lords"] }, {}], task: RUN });
    expect(run.play("activate 1").options()).toContain("borrow");
  });

  test("[9.4] [3.2] repaid for £15 before the draw only, any number", () => {
    const s = arrange({ players: [{ money: 31, loans: 3 }, {}], task: OPENING });
    s.play("repay", "repay");
    expect(s.player(0)).toMatchObject({ money: 1, loans: 1 });
    expect(s.options()).not.toContain("repay");
    const late = arrange({ players: [{ money: 31, loans: 3 }, {}], task: OPENING });
    expect(late.play("draw").options()).not.toContain("repay");
  });

  test("[9.5] loan tokens bring poverty, whatever they paid", () => {
    const s = arrange({ players: [{ stacks: ["b-bank-of-england"], loans: 2 }, {}], task: RUN });
    expect(s.play("done").player(0).poverty).toBe(3);
  });
});
