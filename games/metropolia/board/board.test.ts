import { LANGUAGES } from "@tabletown/kernel";
import { boardChecks, playedGames, settingIn } from "@tabletown/testkit";
import { describe, expect, it } from "vitest";
import { arrange, gameWith } from "../fixtures/arrange.ts";
import { metropolia } from "../index.ts";
import { board } from "./index.ts";
import { totalLabel } from "./tray.tsx";

const { establishments, landmarks, townHall } = metropolia.components.standard;
const piles = establishments.map(({ id }) => id).join("|");
const games = playedGames(metropolia, new URL("../fixtures/", import.meta.url));

describe("the board", () => {
  const subject = {
    title: metropolia,
    board,
    games,
    components: [...establishments, ...landmarks, townHall].map(({ id }) => id),
    anchors: new RegExp(`^(bank|(city|coins|hall)-[0-3]|pile-(${piles})|card-[0-3]-(${piles}))$`),
  };
  for (const { name, check } of boardChecks(subject)) it(name, check);
});

describe("a card in large", () => {
  const large = (component: string, options: Parameters<typeof gameWith>[0]) =>
    board.Picture({ component, setting: settingIn(metropolia, "en", gameWith(options).options) });
  it("[8.1] shows the price that the table agreed on", () => {
    expect(large("sushi-bar", { plus: true })).toMatchObject({ props: { cost: 2 } });
    expect(large("sushi-bar", { plus: true, sushiBar: 4 })).toMatchObject({ props: { cost: 4 } });
    expect(large("sushi-bar", { plus: true, sushiBar: 1 })).toMatchObject({ props: { cost: 1 } });
    expect(large("tuna-boat", { plus: true, sushiBar: 4 })).toMatchObject({ props: { cost: 5 } });
  });
});

describe("the dice", () => {
  const said = (raise: boolean): readonly string[] => {
    const match = arrange({ options: { plus: true }, players: [{ built: ["train-station", "harbor"] }, {}] });
    match.play("roll two dice", 5, 5);
    if (raise) match.play("add to the total");
    return LANGUAGES.map((language) => totalLabel({ view: match.view(), language }));
  };
  it("[7.7] are read out with what the harbour added", () => {
    expect(said(false)).toEqual(["Dice: 5 + 5 = 10", "Kostki: 5 + 5 = 10", "Кубики: 5 + 5 = 10"]);
    expect(said(true)).toEqual(["Dice: 5 + 5 + 2 = 12", "Kostki: 5 + 5 + 2 = 12", "Кубики: 5 + 5 + 2 = 12"]);
  });
});

describe("things that fly", () => {
  const flown = (...[position, ...moves]: [Parameters<typeof arrange>[0], ...(readonly [string, ...number[]])[]]) => {
    const match = arrange(position);
    return moves.flatMap(([notation, ...faces]) => match.play(notation, ...faces)).flatMap(board.flights);
  };
  it("coins from the bank come out of the card that earned them, payments go from player to player", () => {
    const players = [{ coins: 5, owned: { bakery: 2 } }, { owned: { cafe: 1 } }];
    expect(flown({ players }, ["roll one die", 3])).toEqual([
      { token: "coin", from: "coins-0", to: "coins-1", count: 1 },
      { token: "coin", from: "bank", to: "card-0-bakery", count: 2 },
      { token: "coin", from: "card-0-bakery", to: "coins-0", count: 2 },
    ]);
  });
  it("nothing flies where nobody can pay", () => {
    expect(flown({ players: [{}, { owned: { cafe: 1 } }] }, ["roll one die", 3])).toEqual([]);
  });
  it("a card is paid for and comes from its pile; a landmark stands in its city already", () => {
    const shop = { players: [{ coins: 4 }, {}], market: { ranch: 1 } };
    expect(flown(shop, ["roll one die", 5], ["build ranch"])).toEqual([
      { token: "coin", from: "coins-0", to: "bank", count: 1 },
      { token: "card", from: "pile-ranch", to: "city-0" },
    ]);
    expect(flown(shop, ["roll one die", 5], ["build train-station"])).toEqual([
      { token: "coin", from: "coins-0", to: "bank", count: 4 },
    ]);
  });
  it("the town hall earns at its own place, the airport straight from the bank", () => {
    const players = [{ built: ["airport"] }, {}];
    expect(flown({ options: { plus: true }, players }, ["roll one die", 5])).toEqual([
      { token: "coin", from: "bank", to: "hall-0", count: 1 },
      { token: "coin", from: "hall-0", to: "coins-0", count: 1 },
      { token: "coin", from: "bank", to: "coins-0", count: 10 },
    ]);
  });
});

describe("chapters of a replay", () => {
  const setting = settingIn(metropolia, "en", gameWith().options);
  it("begin with every landmark, and with nothing else", () => {
    for (const { name, moves, states, game } of games) {
      for (const [index, { seat, action, events }] of moves.entries()) {
        const after = states[index + 1];
        if (after === undefined) throw new Error(`${name} has no state after move ${index + 1}`);
        const built = action.type === "build-landmark" ? setting.words.names[action.landmark] : undefined;
        const title = built === undefined ? undefined : `P${seat}: ${built}`;
        expect(board.chapter({ seq: index + 1, seat, events }, game.view(after, undefined), setting)).toBe(title);
      }
    }
  });
});
