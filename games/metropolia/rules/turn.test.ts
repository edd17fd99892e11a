import { describe, expect, it } from "vitest";
import { arrange, coinLines, gameWith } from "../fixtures/arrange.ts";

const plus = { plus: true, townHall: "when-broke" } as const;

describe("dice", () => {
  it("[3.2] without a train station one die is rolled", () => {
    const match = arrange({ players: [{}, {}] });
    expect(match.options()).toEqual(["roll one die"]);
  });
  it("[3.3] with a train station one die or two, chosen every turn, and the sum counts", () => {
    const match = arrange({ players: [{ built: ["train-station"], owned: { mine: 1 } }, {}] });
    expect(match.options()).toEqual(["roll one die", "roll two dice"]);
    const [roll] = match.play("roll two dice", 3, 6);
    expect(roll).toMatchObject({ what: "roll", now: 9, cause: { rule: "3.3", component: "train-station", seat: 0 } });
    expect(match.coins()).toEqual([5, 0]);
  });
  it("[3.3] the sum activates, not the single dice", () => {
    const match = arrange({ players: [{ built: ["train-station"], owned: { "wheat-field": 1, ranch: 1 } }, {}] });
    match.play("roll two dice", 1, 2);
    expect(match.coins()).toEqual([0, 0]);
  });
  it("[3.1] a turn is a roll, everyone's income, a building; then it is over", () => {
    const players = [{ coins: 0, owned: { "wheat-field": 1 } }, { owned: { "wheat-field": 2 } }];
    const match = arrange({ players, market: { ranch: 1 } });
    expect(match.refuses("build ranch")).toBe(true);
    expect(coinLines(match.play("roll one die", 1))).toEqual(["0 +1: wheat-field", "1 +2: wheat-field"]);
    expect(match.refuses("roll one die")).toBe(true);
    match.play("build ranch");
    expect(match.state().turn).toBe(1);
  });
  it("[3.1] the others cannot act", () => {
    const game = gameWith();
    const match = arrange({ players: [{}, {}, {}], turn: 1 });
    expect(game.toAct(match.state())).toEqual([1]);
    expect([0, 1, 2].map((seat) => game.actions(match.state(), seat).length)).toEqual([0, 1, 0]);
  });
});

describe("[3.4] radio tower", () => {
  it("offers to keep the roll or to roll again, nothing else happening before", () => {
    const match = arrange({ players: [{ built: ["radio-tower"], owned: { "wheat-field": 1 } }, {}] });
    expect(coinLines(match.play("roll one die", 1))).toEqual([]);
    expect(match.options()).toEqual(["keep the roll", "roll one die"]);
    match.play("keep the roll");
    expect(match.coins()).toEqual([1, 0]);
  });
  it("lets the number of dice be chosen anew, and the second roll counts", () => {
    const match = arrange({
      players: [{ built: ["radio-tower", "train-station"], owned: { "wheat-field": 1, mine: 1 } }, {}],
    });
    match.play("roll one die", 1);
    expect(match.options()).toEqual(["keep the roll", "roll one die", "roll two dice"]);
    match.play("roll two dice", 4, 5);
    expect(match.coins()).toEqual([5, 0]);
  });
  it("works once a turn", () => {
    const match = arrange({ players: [{ coins: 1, built: ["radio-tower"] }, {}], market: { ranch: 1 } });
    match.play("roll one die", 1);
    match.play("roll one die", 1);
    expect(match.state().phase.type).toBe("build");
  });
});

describe("[6.2] amusement park", () => {
  const built = ["train-station", "amusement-park"];
  it("a double brings another turn, again and again", () => {
    const match = arrange({ players: [{ built }, {}] });
    const events = match.play("roll two dice", 2, 2);
    expect(events.at(-1)).toMatchObject({ what: "extra-turn", seat: 0, cause: { component: "amusement-park" } });
    match.play("roll two dice", 5, 5);
    expect(match.state()).toMatchObject({ turn: 0, phase: { type: "roll" } });
    match.play("roll one die", 5);
    expect(match.state().turn).toBe(1);
  });
  it("is nothing without a double, without two dice or without the park", () => {
    for (const [city, roll, ...faces] of [
      [built, "roll two dice", 2, 3],
      [built, "roll one die", 2],
      [["train-station"], "roll two dice", 2, 2],
    ] as const) {
      const match = arrange({ players: [{ built: city }, {}] });
      match.play(roll, ...faces);
      expect(match.state().turn).toBe(1);
    }
  });
  it("looks at the roll that counts, not at one rolled again", () => {
    const kept = arrange({ players: [{ built: [...built, "radio-tower"] }, {}] });
    kept.play("roll two dice", 2, 3);
    kept.play("roll two dice", 4, 4);
    expect(kept.state().turn).toBe(0);
    const lost = arrange({ players: [{ built: [...built, "radio-tower"] }, {}] });
    lost.play("roll two dice", 4, 4);
    lost.play("roll two dice", 2, 3);
    expect(lost.state().turn).toBe(1);
  });
  it("counts at once when built in the turn of the double", () => {
    const match = arrange({ players: [{ coins: 16, built: ["train-station"] }, {}] });
    match.play("roll two dice", 2, 2);
    match.play("build amusement-park");
    expect(match.state()).toMatchObject({ turn: 0, phase: { type: "roll" } });
  });
  it("gives a full turn with a building of its own", () => {
    const match = arrange({ players: [{ coins: 2, built }, {}], market: { ranch: 2 } });
    match.play("roll two dice", 4, 4);
    match.play("build ranch");
    match.play("roll one die", 5);
    match.play("build ranch");
    expect(match.owned(0, "ranch")).toBe(2);
    expect(match.state().turn).toBe(1);
  });
});

describe("[6.1] turns", () => {
  it("go clockwise round the table", () => {
    const match = arrange({ players: [{}, {}, {}] });
    const turns = [1, 2, 3].map(() => {
      match.play("roll one die", 5);
      return match.state().turn;
    });
    expect(turns).toEqual([1, 2, 0]);
  });
});

describe("[7.6] town hall", () => {
  it("pays 1 at the start of every turn, before red cards are paid", () => {
    const match = arrange({ options: { plus: true }, players: [{ coins: 0 }, { owned: { cafe: 1 } }] });
    expect(coinLines(match.play("roll one die", 3))).toEqual(["0 +1: town-hall", "1 +1 from 0: cafe"]);
  });
  it("pays once a turn, not again for a second roll", () => {
    const match = arrange({ options: { plus: true }, players: [{ built: ["radio-tower"] }, {}] });
    match.play("roll one die", 5);
    match.play("roll one die", 5);
    expect(match.coins()).toEqual([1, 0]);
  });
  it("pays in extra turns too", () => {
    const match = arrange({ options: { plus: true }, players: [{ built: ["train-station", "amusement-park"] }, {}] });
    match.play("roll two dice", 2, 2);
    match.play("roll one die", 5);
    expect(match.coins()).toEqual([2, 0]);
  });
  it("does not exist in the base game", () => {
    const match = arrange({ players: [{}, {}] });
    match.play("roll one die", 5);
    expect(match.coins()).toEqual([0, 0]);
  });
  it("[8.2] in other printings pays just before building, and only a player without coins", () => {
    const broke = arrange({ options: plus, players: [{ coins: 1 }, { owned: { cafe: 1 } }], market: { ranch: 1 } });
    expect(coinLines(broke.play("roll one die", 3))).toEqual(["1 +1 from 0: cafe", "0 +1: town-hall"]);
    expect(broke.options()).toEqual(["build ranch", "build nothing"]);
    const fine = arrange({ options: plus, players: [{ coins: 1 }, {}], market: { ranch: 1 } });
    fine.play("roll one die", 5);
    expect(fine.coins()).toEqual([1, 0]);
  });
});

describe("[7.7] harbour", () => {
  const built = ["train-station", "harbor"];
  it("may add 2 to a total of 10 or more", () => {
    for (const [faces, add] of [
      [[4, 6], 3],
      [[5, 6], 0],
      [[6, 6], 0],
    ] as const) {
      const match = arrange({ options: plus, players: [{ coins: 9, built, owned: { "apple-orchard": 1 } }, {}] });
      match.play("roll two dice", ...faces);
      expect(match.options()).toEqual(["add to the total", "leave the total"]);
      match.play("leave the total");
      expect(match.coins()[0]).toBe(9 + add);
    }
  });
  it("changes what is activated", () => {
    const owned = { "apple-orchard": 1, "food-warehouse": 1, cafe: 1 };
    const match = arrange({ options: plus, players: [{ coins: 9, built, owned }, {}] });
    match.play("roll two dice", 5, 6);
    const events = match.play("add to the total");
    expect(events[0]).toMatchObject({ what: "total", by: 2, now: 13, cause: { component: "harbor" } });
    expect(match.coins()).toEqual([11, 0]);
  });
  it("is not asked below 10, nor for another player's roll", () => {
    const below = arrange({ options: plus, players: [{ built }, {}] });
    below.play("roll two dice", 4, 5);
    expect(below.state().phase.type).toBe("roll");
    const others = arrange({ options: plus, players: [{ built: ["train-station"] }, { built }] });
    others.play("roll two dice", 5, 6);
    expect(others.state().phase.type).toBe("roll");
  });
  it("is asked after the radio tower, about the roll that counts", () => {
    const match = arrange({ options: plus, players: [{ built: [...built, "radio-tower"] }, {}] });
    match.play("roll two dice", 5, 6);
    expect(match.state().phase.type).toBe("reroll");
    match.play("roll two dice", 6, 6);
    expect(match.state().phase.type).toBe("harbor");
  });
  it("leaves a double a double", () => {
    const match = arrange({ options: plus, players: [{ built: [...built, "amusement-park"] }, {}] });
    match.play("roll two dice", 5, 5);
    match.play("add to the total");
    expect(match.state().turn).toBe(0);
  });
});

describe("[7.8] airport", () => {
  it("pays 10 for a turn without building, chosen or forced", () => {
    const chosen = arrange({ options: plus, players: [{ coins: 1, built: ["airport"] }, {}], market: { ranch: 1 } });
    chosen.play("roll one die", 5);
    chosen.play("build nothing");
    expect(chosen.coins()).toEqual([11, 0]);
    const forced = arrange({ options: plus, players: [{ coins: 1, built: ["airport"] }, {}] });
    forced.play("roll one die", 5);
    expect(forced.coins()).toEqual([11, 0]);
  });
  it("pays nothing for a turn in which something was built, be it the airport itself", () => {
    const match = arrange({ options: plus, players: [{ coins: 31 }, {}], market: { ranch: 1 } });
    match.play("roll one die", 5);
    match.play("build airport");
    expect(match.coins()).toEqual([1, 0]);
    const ranch = arrange({ options: plus, players: [{ coins: 1, built: ["airport"] }, {}], market: { ranch: 1 } });
    ranch.play("roll one die", 5);
    ranch.play("build ranch");
    expect(ranch.coins()).toEqual([0, 0]);
  });
  it("pays in extra turns too, each on its own", () => {
    const built = ["train-station", "amusement-park", "airport"];
    const match = arrange({ options: plus, players: [{ coins: 1, built }, {}], market: { ranch: 1 } });
    match.play("roll two dice", 2, 2);
    match.play("build nothing");
    match.play("roll one die", 5);
    match.play("build ranch");
    expect(match.coins()).toEqual([10, 0]);
    const twice = arrange({ options: plus, players: [{ coins: 1, built }, {}] });
    twice.play("roll two dice", 2, 2);
    twice.play("roll one die", 5);
    twice.play("build nothing");
    expect(twice.coins()).toEqual([21, 0]);
  });
});

describe("boats", () => {
  const sailing = ["train-station", "harbor"];
  it("[7.9] boats and sushi bars wait for their owner's harbour", () => {
    const rolls = { "mackerel-boat": [4, 4], "tuna-boat": [6, 6], "sushi-bar": [1] } as const;
    for (const [card, faces] of Object.entries(rolls)) {
      const match = arrange({
        options: plus,
        players: [
          { coins: 9, built: ["train-station"] },
          { coins: 9, owned: { [card]: 1 } },
        ],
      });
      match.play(faces.length === 1 ? "roll one die" : "roll two dice", ...faces);
      expect(match.coins()).toEqual([9, 9]);
    }
  });
  it("[7.9] the roller's harbour does not help the owner", () => {
    const match = arrange({ options: plus, players: [{ coins: 9, built: ["harbor"] }, { owned: { "sushi-bar": 1 } }] });
    match.play("roll one die", 1);
    expect(match.coins()).toEqual([9, 0]);
  });
  it("[7.10] one roll of two dice serves every tuna boat of every owner who has a harbour", () => {
    const match = arrange({
      options: plus,
      players: [
        { coins: 1, built: ["train-station"], owned: { "tuna-boat": 3 } },
        { built: ["harbor"], owned: { "tuna-boat": 2 } },
        { built: ["harbor"], owned: { "tuna-boat": 1 } },
      ],
    });
    const events = match.play("roll two dice", 6, 6, 3, 4);
    expect(events.filter(({ what }) => what === "catch")).toMatchObject([
      { seat: 0, now: 7, detail: { dice: [3, 4] } },
    ]);
    expect(match.coins()).toEqual([1, 14, 7]);
  });
  it("[7.10] the boats sail on 12, 13 and 14", () => {
    for (const [faces, add, sails] of [
      [[5, 5], false, false],
      [[5, 5], true, true],
      [[5, 6], false, false],
      [[5, 6], true, true],
      [[6, 6], false, true],
      [[6, 6], true, true],
    ] as const) {
      const match = arrange({ options: plus, players: [{ coins: 1, built: sailing, owned: { "tuna-boat": 1 } }, {}] });
      match.play("roll two dice", ...faces);
      match.play(add ? "add to the total" : "leave the total", ...(sails ? [1, 1] : []));
      expect(match.coins()[0]).toBe(sails ? 3 : 1);
    }
  });
  it("[7.10] the extra roll activates nothing, cannot be rolled again or added to, and makes no double", () => {
    const built = [...sailing, "radio-tower", "amusement-park"];
    const owned = { "tuna-boat": 1, "apple-orchard": 1 };
    const match = arrange({ options: plus, players: [{ built, owned }, {}] });
    match.play("roll two dice", 5, 6);
    match.play("keep the roll");
    match.play("add to the total", 5, 5);
    expect(match.coins()).toEqual([10, 0]);
    match.play("build nothing");
    expect(match.state()).toMatchObject({ turn: 1, dice: [5, 6], total: 13 });
  });
  it("[7.10] nobody rolls when no boat can sail", () => {
    const match = arrange({ options: plus, players: [{ built: ["train-station"], owned: { "tuna-boat": 2 } }, {}] });
    expect(match.play("roll two dice", 6, 6).some(({ what }) => what === "catch")).toBe(false);
  });
});
