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

/** Of what may be done in a position, what nobody would see a use in. */
function pointless(position: Position, first: readonly (readonly [string, ...number[]])[]): string[] {
  const game = gameWith(position.options);
  const match = arrange(position);
  for (const [move, ...faces] of first) match.play(move, ...faces);
  const s = match.state();
  const mind = metropoliaMind.mind(game.options);
  return game
    .actions(s, s.turn)
    .filter((action) => mind.pointless?.(action, s, s.turn))
    .map(game.format);
}

const MARKET = { "wheat-field": 4, "cheese-factory": 6, forest: 6, "family-restaurant": 4, "tv-station": 3 };

test("no beginner builds a factory that has nothing to earn by", () => {
  const position: Position = {
    players: [{ coins: 5, owned: { "wheat-field": 2, bakery: 2 }, built: ["train-station"] }, { coins: 3 }],
    market: MARKET,
  };
  expect(choices("beginner", position, [["roll one die", 5]])).not.toContain("build cheese-factory");
});

test("no landmark is built before any card, unless no card on offer can act", () => {
  const landmarks = (owned: Readonly<Record<string, number>>, market: Readonly<Record<string, number>>): string[] =>
    pointless({ options: { plus: true }, players: [{ coins: 4, owned }, { coins: 3 }], market }, [["roll one die", 5]]);
  const bare = { "wheat-field": 1, bakery: 1 };
  const early = ["build train-station", "build harbor"];
  expect(landmarks(bare, { "wheat-field": 4 })).toEqual(early);
  expect(landmarks({ ...bare, cafe: 1 }, { "wheat-field": 4 })).toEqual([]);
  expect(landmarks(bare, { mine: 2, "pizza-joint": 2 })).toEqual(["build pizza-joint"]);
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

test("a boat waits for its harbour, and a number above six for somebody whose roll matters and who has a station", () => {
  const market = { "mackerel-boat": 2, mine: 2, "furniture-factory": 2, "pizza-joint": 2 };
  const buying = (mine: readonly string[], theirs: readonly string[]): string[] =>
    pointless(
      {
        options: { plus: true },
        players: [
          { coins: 9, owned: { "wheat-field": 1, forest: 1 }, built: mine },
          { coins: 3, built: theirs },
        ],
        market,
      },
      [["roll one die", 4]],
    );
  const boat = "build mackerel-boat";
  expect(buying([], [])).toEqual(["build mine", "build furniture-factory", boat, "build pizza-joint"]);
  expect(buying([], ["train-station"])).toEqual(["build furniture-factory", boat]);
  expect(buying(["harbor", "train-station"], [])).toEqual(["build pizza-joint"]);
});

test("with two landmarks missing whoever can pay for one builds it, and otherwise who has nearly three quarters of the dearest one", () => {
  const buying = (coins: number, built: readonly string[]): string[] =>
    pointless({ players: [{ coins, owned: { forest: 1 }, built }, {}], market: { cafe: 2 } }, [["roll one die", 4]]);
  expect(buying(9, ["train-station", "amusement-park"])).toEqual([]);
  expect(buying(10, ["train-station", "amusement-park"])).toEqual(["build cafe"]);
  expect(buying(15, ["train-station"])).toEqual([]);
  expect(buying(16, ["train-station"])).toEqual(["build cafe"]);
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

test("a roll is kept that brings more than most, another turn or the coins for the last landmark, and no other that brings nothing", () => {
  const rolling = (coins: number, built: readonly string[], ...faces: [number, number]): string[] =>
    pointless(
      { players: [{ coins, owned: { mine: 2, bakery: 1 }, built: ["train-station", "radio-tower", ...built] }, {}] },
      [["roll two dice", ...faces]],
    );
  const again = ["roll one die", "roll two dice"];
  expect(rolling(4, [], 4, 5)).toEqual(again);
  expect(rolling(4, [], 5, 6)).toEqual(["keep the roll"]);
  expect(rolling(4, ["amusement-park"], 6, 6)).toEqual([]);
  expect(rolling(15, ["shopping-mall"], 5, 6)).toEqual(["keep the roll"]);
  expect(rolling(16, ["shopping-mall"], 5, 6)).toEqual(again);
});

test("whoever has an amusement park may roll two dice for doubles", () => {
  const rolling = (built: readonly string[]): string[] =>
    pointless({ players: [{ owned: { bakery: 2 }, built: ["train-station", ...built] }, {}] }, []);
  expect(rolling([])).toEqual(["roll two dice"]);
  expect(rolling(["amusement-park"])).toEqual([]);
});

test("the harbour makes no total worse: nothing for something, or boats of others alone", () => {
  const adding = (owned: Readonly<Record<string, number>>): string[] =>
    pointless(
      {
        options: { plus: true },
        players: [
          { coins: 2, owned, built: ["train-station", "harbor"] },
          { coins: 2, owned: { "tuna-boat": 1 }, built: ["harbor"] },
        ],
      },
      [["roll two dice", 5, 5]],
    );
  expect(adding({ "apple-orchard": 1 })).toEqual(["add to the total"]);
  expect(adding({ "tuna-boat": 1 })).toEqual(["leave the total"]);
  expect(adding({ bakery: 1 })).toEqual(["add to the total"]);
  expect(adding({ "apple-orchard": 1, "tuna-boat": 1 })).toEqual([]);
});

const TRADERS: Position = {
  players: [
    { coins: 1, owned: { "wheat-field": 1, bakery: 1, "convenience-store": 1, "business-center": 1 } },
    { coins: 3, owned: { "wheat-field": 1, forest: 1, "cheese-factory": 1 } },
    { coins: 3, owned: { "wheat-field": 1 } },
  ],
};

test("nothing is taken that nothing makes worth while, and nothing given that makes the swap worse than none", () => {
  const first = [["roll one die", 6]] as const;
  expect(pointless(TRADERS, first)).toEqual(["swap nothing", "take cheese-factory from player 2"]);
  const giving = pointless(TRADERS, [...first, ["take wheat-field from player 2"]]);
  expect(giving).toEqual(["give wheat-field", "give convenience-store"]);
});

test("no factory is taken that cannot work before there is a station", () => {
  const trading = (built: readonly string[]): string[] =>
    pointless(
      {
        players: [{ owned: { ranch: 5, bakery: 1, "business-center": 1 }, built }, { owned: { "cheese-factory": 1 } }],
        market: { "cheese-factory": 1 },
      },
      [["roll one die", 6]],
    );
  expect(trading([])).toEqual(["take cheese-factory from player 2"]);
  expect(trading(["train-station"])).toEqual(["swap nothing"]);
});

test("greedy weighs a swap by what is given for it", () => {
  const taken = choices("greedy", TRADERS, [["roll one die", 6]]);
  expect(taken.filter((move) => !/^take (?:wheat-field|forest) /u.test(move))).toEqual([]);
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
