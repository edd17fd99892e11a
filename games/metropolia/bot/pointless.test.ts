import { advise, type BotName, botFor } from "@tabletown/bots";
import { quickChance } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { arrange, gameWith, type Position } from "../fixtures/arrange.ts";
import { metropoliaMind } from "./index.ts";

/** What a bot does in a position, over many tries; `first` is played before, with what falls then. */
function choices(bot: BotName, position: Position, first: readonly (readonly [string, ...number[]])[]): string[] {
  const game = gameWith(position.options);
  const match = arrange(position);
  for (const [move, ...faces] of first) match.play(move, ...faces);
  const s = match.state();
  const question = { seat: 0, view: game.view(s, 0), options: game.actions(s, 0), budget: { iterations: 300 } };
  const player = botFor(bot, game, metropoliaMind.mind(game.options));
  const taken = Array.from({ length: bot === "expert" ? 3 : 80 }, (_, n) =>
    game.format(player.decide({ ...question, chance: quickChance(`tries/${n}`) }).action),
  );
  return [...new Set(taken)];
}

const MARKET = { "wheat-field": 4, "cheese-factory": 6, forest: 6, "family-restaurant": 4, "tv-station": 3 };

test("no beginner builds a factory that has nothing to earn by", () => {
  const position: Position = {
    players: [{ coins: 5, owned: { "wheat-field": 2, bakery: 2 }, built: ["train-station"] }, { coins: 3 }],
    market: MARKET,
  };
  expect(choices("beginner", position, [["roll one die", 5]])).not.toContain("build cheese-factory");
});

test("no beginner buys a card that cannot act yet: a number above six without a station, a boat without a harbour", () => {
  const position: Position = {
    options: { plus: true },
    players: [{ coins: 9, owned: { "wheat-field": 2, bakery: 2 } }, { coins: 3 }],
    market: { "wheat-field": 4, mine: 2, "tax-office": 2, "pizza-joint": 3, "tuna-boat": 2, cafe: 2 },
  };
  const taken = choices("beginner", position, [["roll one die", 5]]);
  expect(taken).toContain("build wheat-field");
  for (const card of ["mine", "tax-office", "pizza-joint", "tuna-boat"]) expect(taken).not.toContain(`build ${card}`);
});

test("no beginner buys one card more who can pay for the dearest landmark", () => {
  const owned = { "wheat-field": 2, bakery: 4, forest: 2, ranch: 1 };
  const market = { "wheat-field": 2, cafe: 3, "tv-station": 3 };
  const choicesWith = (coins: number, built: string[]) =>
    choices("beginner", { players: [{ coins, owned, built }, { coins: 3 }], market }, [["roll one die", 4]]);
  for (const card of Object.keys(market)) expect(choicesWith(24, ["shopping-mall"])).not.toContain(`build ${card}`);
});

test("no beginner buys one card more who is about to win", () => {
  const owned = { "wheat-field": 2, bakery: 4, forest: 2, ranch: 1 };
  const built = ["train-station", "shopping-mall", "amusement-park"];
  const position: Position = {
    players: [{ coins: 18, owned, built }, { coins: 3 }],
    market: { "wheat-field": 2, cafe: 3, "tv-station": 3 },
  };
  expect(choices("beginner", position, [["roll one die", 5]])).toEqual(["build nothing"]);
});

test("no beginner rolls two dice who earns by small numbers alone", () => {
  const owned = { "wheat-field": 2, bakery: 4, "family-restaurant": 1 };
  const position: Position = {
    players: [{ coins: 4, owned, built: ["train-station"] }, { coins: 3 }],
    market: MARKET,
  };
  expect(choices("beginner", position, [])).toEqual(["roll one die"]);
});

test("no beginner gives a good roll away or keeps one that brings nothing", () => {
  const owned = { "wheat-field": 1, mine: 2, bakery: 2 };
  const built = ["train-station", "radio-tower"];
  const position: Position = { players: [{ coins: 4, owned, built }, { coins: 3 }], market: { "wheat-field": 2 } };
  expect(choices("beginner", position, [["roll two dice", 4, 5]])).toEqual(["keep the roll"]);
  expect(choices("beginner", position, [["roll two dice", 5, 6]])).not.toContain("keep the roll");
});

test("a beginner swaps for the better", () => {
  const position: Position = {
    players: [
      { coins: 1, owned: { "wheat-field": 1, "cheese-factory": 1, "business-center": 1, bakery: 1 } },
      { coins: 3, owned: { "wheat-field": 1, forest: 2, bakery: 1 } },
    ],
    market: { "wheat-field": 2 },
  };
  const taken = choices("beginner", position, [["roll one die", 6]]);
  expect(taken).toContain("take forest from player 2");
  expect(taken).not.toContain("swap nothing");
});

test("no beginner charges who has least", () => {
  const leader = { coins: 2, owned: { "wheat-field": 1, ranch: 4, "cheese-factory": 2 }, built: ["train-station"] };
  const position: Position = {
    players: [{ coins: 5, owned: { "tv-station": 1, bakery: 1 } }, leader, { coins: 10 }],
    market: { "wheat-field": 3 },
  };
  expect(choices("beginner", position, [["roll one die", 6]])).toEqual(["charge player 3"]);
});

test("whoever can win at once does so, however sure the victory is later, and a hint says it", () => {
  const position: Position = {
    players: [
      {
        coins: 26,
        owned: { "wheat-field": 2, ranch: 2, bakery: 7, "convenience-store": 1 },
        built: ["train-station", "shopping-mall", "radio-tower"],
      },
      { coins: 8, owned: { "wheat-field": 3, bakery: 1, "convenience-store": 5 }, built: ["shopping-mall"] },
    ],
    market: { "wheat-field": 3, ranch: 4, forest: 6, cafe: 6, "family-restaurant": 6, stadium: 4, "tv-station": 4 },
  };
  const first = [["roll two dice", 6, 5], ["keep the roll"]] as const;
  expect(choices("expert", position, first)).toEqual(["build amusement-park"]);
  const match = arrange(position);
  for (const [move, ...faces] of first) match.play(move, ...faces);
  const game = gameWith();
  const { options } = advise(game, metropoliaMind.mind(game.options), game.view(match.state(), 0), 0, {
    iterations: 200,
  });
  expect(options[0]?.action).toEqual({ type: "build-landmark", landmark: "amusement-park" });
});
