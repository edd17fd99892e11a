import { botFor } from "@tabletown/bots";
import { quickChance } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { arrange, game, type Position } from "../fixtures/arrange.ts";
import type { State } from "../rules/state.ts";
import { budowaMiastaMind } from "./index.ts";

const beginner = botFor("beginner", game, budowaMiastaMind.mind({}));

/** What a beginner does in a position, over many tries. */
function choices(s: State): string[] {
  const question = { seat: 0, view: game.view(s, 0), options: game.actions(s, 0), budget: { iterations: 200 } };
  const taken = Array.from({ length: 80 }, (_, n) =>
    game.format(beginner.decide({ ...question, chance: quickChance(`tries/${n}`) }).action),
  );
  return [...new Set(taken)];
}

const BEGUN: Position = { money: [40, 40, 40], shares: [{}, { cinema: [0], cafe: [0] }, { theatre: [0], mall: [0] }] };

test("no beginner pays for a share while one lies there for nothing", () => {
  const s = arrange({ ...BEGUN, built: ["E4"], hands: [["K1", "B2", "C3", "I4"], [], []] });
  game.apply(s, 0, { type: "build", lot: "K1" }, quickChance(1));
  expect(choices(s)).toEqual(["take stadium"]);
});

test("no beginner builds at double cost where less brings a free share", () => {
  const s = arrange({ ...BEGUN, built: ["E4", "J1"], hands: [["K1", "B2", "C3", "J2"], [], []] });
  const taken = choices(s);
  expect(taken).toContain("build K1");
  for (const dear of ["build B2", "build C3"]) expect(taken).not.toContain(dear);
});

test("no beginner leaves a free share where it costs no more to build beside it", () => {
  const s = arrange({ ...BEGUN, built: ["E4", "L4"], hands: [["K1", "L3", "B2", "C3"], [], []] });
  expect(choices(s)).toEqual(["build K1"]);
});

test("no beginner buys a share who could not build afterwards, nor sells one who can", () => {
  const position: Position = { ...BEGUN, money: [8, 40, 40], built: ["E4"], hands: [["E3", "K1", "C2", "D2"], [], []] };
  const s = arrange({ ...position, hands: [["E3", "K2", "L3", "H2"], [], []] });
  game.apply(s, 0, { type: "build", lot: "E3" }, quickChance(1));
  expect(choices(s)).toEqual(["pass"]);
  const short = arrange({ ...position, money: [1, 40, 40], shares: [{ cinema: [4, 5] }, {}, {}] });
  game.apply(short, 0, { type: "sell", object: "cinema", price: 5 }, quickChance(1));
  expect(choices(short).filter((move) => move.startsWith("sell"))).toEqual([]);
});

test("no beginner finishes a street that pays others alone", () => {
  const position: Position = {
    ...BEGUN,
    built: ["E1", "E2", "E4", "A1", "B1"],
    hands: [["E3", "A2", "B2", "F1"], [], []],
    shares: [{ pool: [0] }, { cinema: [0], cafe: [0] }, { theatre: [0], mall: [0] }],
  };
  expect(choices(arrange(position))).not.toContain("build E3");
});
