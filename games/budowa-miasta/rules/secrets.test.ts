import { quickChance } from "@tabletown/kernel";
import { describe, expect, it } from "vitest";
import { arrange, buildingsOf, game, rules } from "../fixtures/arrange.ts";
import { BAG, type State } from "./state.ts";

const idOf = (lot: number): string | undefined => rules.lots[lot]?.id;
const values = (s: State) => game.secrets(s).map(({ value }) => value);
const knownTo = (s: State, id: string) => game.secrets(s).find(({ value }) => value === id)?.knownTo;

/** The same position with two buildings changed for each other. */
function exchanged(s: State, one: string, other: string): State | undefined {
  return game.withSecrets(
    s,
    values(s).map((value) => (value === one ? other : value === other ? one : value)),
  );
}

describe("secrets", () => {
  it("[1.5] buildings in hand are known to their owner alone, the bag to nobody", () => {
    const s = arrange({ money: [40, 40], built: ["A"], hands: [["B1"], ["C1", "C2"]], drawing: ["D1"] });
    expect(knownTo(s, "B1")).toEqual([0]);
    expect(knownTo(s, "C2")).toEqual([1]);
    expect(knownTo(s, "D1")).toEqual([]);
    expect(knownTo(s, "A1")).toBeUndefined();
    expect(game.secrets(s)).toHaveLength(44);
  });

  it("put back as they are give the same position", () => {
    for (let seed = 0; seed < 20; seed++) {
      const chance = quickChance(seed);
      const s = game.setup(2 + (seed % 5), chance);
      for (let [seat] = game.toAct(s); seat !== undefined; [seat] = game.toAct(s)) {
        expect(game.withSecrets(s, values(s))).toEqual(s);
        const actions = game.actions(s, seat);
        game.apply(s, seat, actions[chance.int(actions.length)] as (typeof actions)[number], chance);
      }
      expect(game.withSecrets(s, values(s))).toEqual(s);
    }
  });

  it("changed for each other keep hands and bag true to one another, and leave the old position alone", () => {
    const s = arrange({ money: [40, 40], hands: [["B1"], ["C1", "C2"]], drawing: ["D1", "E1"] });
    const before = game.copy(s);
    const next = exchanged(s, "C1", "D1") as State;
    expect(buildingsOf(next, 1)).toEqual(["C2", "D1"]);
    expect(idOf(next.bag.at(-1) ?? -1)).toBe("C1");
    expect([...next.bag].sort((a, b) => a - b).map(idOf)).toEqual(buildingsOf(next, BAG));
    expect(s).toEqual(before);
    expect(game.view(next, 0)).toEqual(game.view(s, 0));
    expect(game.view(next, undefined)).toEqual(game.view(s, undefined));
  });

  it("[8.1] that nobody on turn could hold with this money are refused", () => {
    // K2 costs 10 alone, B1 costs 1, A4 costs 1.
    const rich = arrange({ money: [4, 40], hands: [["B1"], ["K2", "A4"]] });
    expect(exchanged(rich, "B1", "K2")).toBeUndefined();
    expect(exchanged(rich, "B1", "A4")).toBeDefined();
    const short = arrange({ money: [3, 40], hands: [["K2"], ["B1", "L2"]], shares: [{ pool: [6, 7, 8, 9] }] });
    expect(short.short).toBe(true);
    expect(exchanged(short, "K2", "B1")).toBeUndefined();
    expect(exchanged(short, "K2", "L2")).toBeDefined();
  });

  it("that are not the hidden buildings are refused", () => {
    const s = arrange({ money: [40, 40], built: ["A"], hands: [["B1"], ["C1"]] });
    const [first = "", ...rest] = values(s);
    for (const wrong of [[], rest, [...rest, rest[0] ?? ""], ["A1", ...rest], [7, ...rest], [first, ...rest, "A1"]]) {
      expect(game.withSecrets(s, wrong)).toBeUndefined();
    }
  });
});
