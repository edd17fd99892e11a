import { scripted } from "@tabletown/kernel";
import { describe, expect, it } from "vitest";
import { arrange, type City, coinLines, gameWith } from "../fixtures/arrange.ts";
import { metropolia } from "../index.ts";

const two = "train-station";

/** Rolls a total with as few dice as it takes. */
function dice(total: number): [notation: string, ...faces: number[]] {
  return total <= 6 ? ["roll one die", total] : ["roll two dice", 6, total - 6];
}

/** What a roll of `total` by seat 0 changes for each player. */
function changes(total: number, players: readonly City[]): number[] {
  const rich = players.map((city) => ({ coins: 50, ...city, built: [...(city.built ?? []), two] }));
  const match = arrange({ options: { plus: true, townHall: "when-broke" }, players: rich });
  match.play(...dice(total));
  if (match.state().phase.type === "harbor") match.play("leave the total");
  return match.coins().map((coins, seat) => coins - (rich[seat]?.coins ?? 0));
}

describe("the rulebook's examples", () => {
  it("[4.7] a roller without coins pays nothing for the café, then earns from two bakeries", () => {
    const match = arrange({
      players: [
        { coins: 0, owned: { bakery: 2 } },
        { coins: 0, owned: { cafe: 1 } },
      ],
    });
    const events = match.play("roll one die", 3);
    expect(coinLines(events)).toEqual(["1 +0 from 0: cafe", "0 +2: bakery"]);
    expect(match.coins()).toEqual([2, 0]);
  });

  it("[4.8] three coins go counter-clockwise: two to the player with two cafés, one to the player with three", () => {
    const match = arrange({
      players: [{ coins: 3 }, { coins: 0, owned: { cafe: 3 } }, { coins: 0, owned: { cafe: 2 } }],
    });
    const events = match.play("roll one die", 3);
    expect(coinLines(events)).toEqual(["2 +2 from 0: cafe", "1 +1 from 0: cafe"]);
    expect(match.coins()).toEqual([0, 1, 2]);
    expect(events.find(({ seat }) => seat === 1)?.detail).toEqual({ due: 3, left: 0 });
  });
});

describe("[4.8] counter-clockwise", () => {
  it("starts to the right of whoever rolled, at every seat", () => {
    for (const turn of [0, 1, 2, 3]) {
      const players = [0, 1, 2, 3].map((seat) => (seat === turn ? { coins: 2 } : { owned: { cafe: 1 } }));
      const match = arrange({ players, turn });
      const order = coinLines(match.play("roll one die", 3)).map((line) => Number(line[0]));
      expect(order).toEqual([1, 2, 3].map((steps) => (turn + 4 - steps) % 4));
    }
  });
});

describe("every establishment on every total", () => {
  // What one copy brings its owner: in the owner's roll, in another's roll. Cards that count find exactly one to count.
  const cards: readonly [id: string, totals: number[], own: number, others: number][] = [
    ["wheat-field", [1], 1, 1],
    ["ranch", [2], 1, 1],
    ["forest", [5], 1, 1],
    ["mine", [9], 5, 5],
    ["apple-orchard", [10], 3, 3],
    ["bakery", [2, 3], 1, 0],
    ["convenience-store", [4], 3, 0],
    ["cheese-factory", [7], 3, 0],
    ["furniture-factory", [8], 3, 0],
    ["produce-market", [11, 12], 2, 0],
    ["cafe", [3], 0, 1],
    ["family-restaurant", [9, 10], 0, 2],
    ["stadium", [6], 2, 0],
    ["tv-station", [6], 5, 0],
    ["business-center", [], 0, 0],
    ["flower-field", [4], 1, 1],
    ["mackerel-boat", [8], 3, 3],
    ["flower-shop", [6], 1, 0],
    ["food-warehouse", [12], 2, 0],
    ["sushi-bar", [1], 0, 3],
    ["pizza-joint", [7], 0, 1],
    ["hamburger-stand", [8], 0, 1],
    ["publisher", [7], 1, 0],
    ["tax-office", [8, 9], 25, 0],
  ];
  const partners: Readonly<Record<string, string>> = {
    "cheese-factory": "ranch",
    "furniture-factory": "forest",
    "produce-market": "wheat-field",
    "food-warehouse": "sushi-bar",
    "flower-shop": "flower-field",
  };
  const totals = Array.from({ length: 12 }, (_, i) => i + 1);

  for (const [id, lit, own, others] of cards) {
    it(`${id} pays on ${lit.join(", ") || "no total"}`, () => {
      const partner = partners[id];
      for (const total of totals) {
        const partnerToo: Record<string, number> = partner === undefined ? {} : { [partner]: 1 };
        const city: City = { owned: { [id]: 1, ...partnerToo }, built: ["harbor"] };
        const bare: City = { owned: partnerToo, built: ["harbor"] };
        // The publisher finds one bread card with the opponent, who earns nothing by it.
        const opponent: City = id === "publisher" ? { owned: { bakery: 1 } } : {};
        const inOwn = (changes(total, [city, opponent])[0] ?? 0) - (changes(total, [bare, opponent])[0] ?? 0);
        const inOthers = (changes(total, [{}, city])[1] ?? 0) - (changes(total, [{}, bare])[1] ?? 0);
        expect([total, inOwn, inOthers]).toEqual([
          total,
          lit.includes(total) ? own : 0,
          lit.includes(total) ? others : 0,
        ]);
      }
    });
  }

  it("[4.1] income must be taken: it has come before anybody is asked anything", () => {
    const match = arrange({ players: [{ owned: { "wheat-field": 3 } }, {}], market: { ranch: 1 } });
    match.play("roll one die", 1);
    expect(match.coins()).toEqual([3, 0]);
    expect(match.options()).toEqual(["build ranch", "build nothing"]);
  });
  it("[4.1] every copy pays", () => {
    expect(changes(4, [{ owned: { "convenience-store": 4 } }, {}])).toEqual([12, 0]);
    expect(changes(7, [{ owned: { "cheese-factory": 2, ranch: 3 } }, {}])).toEqual([18, 0]);
    expect(changes(9, [{}, { owned: { "family-restaurant": 3 } }])).toEqual([-6, 6]);
  });
});

describe("[4.2] order", () => {
  it("red cards are paid before the roller earns", () => {
    const match = arrange({
      players: [{ coins: 1, owned: { mine: 1 }, built: [two] }, { owned: { "family-restaurant": 1 } }],
    });
    expect(coinLines(match.play("roll two dice", 4, 5))).toEqual(["1 +1 from 0: family-restaurant", "0 +5: mine"]);
    expect(match.coins()).toEqual([5, 1]);
  });

  it("purple cards see the income of green and blue ones: the tax office takes from a mine just paid", () => {
    const players = [
      { coins: 0, owned: { "tax-office": 1 }, built: [two] },
      { coins: 5, owned: { mine: 1 } },
    ];
    const match = arrange({ options: { plus: true, townHall: "when-broke" }, players });
    expect(coinLines(match.play("roll two dice", 4, 5))).toEqual(["1 +5: mine", "0 +5 from 1: tax-office"]);
  });

  it("the tax office sees what the opponent took as a red card owner", () => {
    const players = [
      { coins: 5, owned: { "tax-office": 1 }, built: [two] },
      { coins: 8, owned: { "hamburger-stand": 2 } },
    ];
    const match = arrange({ options: { plus: true, townHall: "when-broke" }, players });
    match.play("roll two dice", 4, 4);
    expect(match.coins()).toEqual([8, 5]);
  });
});

describe("whose turn", () => {
  it("[4.4] blue pays every owner, the roller among them", () => {
    expect(changes(1, [{ owned: { "wheat-field": 2 } }, { owned: { "wheat-field": 1 } }, {}])).toEqual([2, 1, 0]);
  });
  it("[4.5] green pays only the roller", () => {
    expect(changes(3, [{ owned: { bakery: 2 } }, { owned: { bakery: 5 } }])).toEqual([2, 0]);
  });
  it("[4.3] red never pays its owner in the owner's own roll", () => {
    expect(changes(3, [{ owned: { cafe: 2 } }, {}])).toEqual([0, 0]);
  });
  it("[4.6] purple does nothing in another player's roll", () => {
    const majors = { stadium: 1, "tv-station": 1, "business-center": 1, publisher: 1, "tax-office": 1 };
    for (const total of [6, 7, 8, 9]) expect(changes(total, [{}, { owned: majors }])).toEqual([0, 0]);
  });
});

describe("[4.9] shopping mall", () => {
  const mall = ["shopping-mall", "harbor"];
  it("adds 1 to every bread card", () => {
    expect(changes(3, [{ owned: { bakery: 3 }, built: mall }, {}])).toEqual([6, 0]);
    expect(changes(4, [{ owned: { "convenience-store": 2 }, built: mall }, {}])).toEqual([8, 0]);
  });
  it("adds 1 to every cup card, paid by the roller", () => {
    const reds: readonly [string, number, number][] = [
      ["cafe", 3, 2],
      ["family-restaurant", 9, 3],
      ["sushi-bar", 1, 4],
      ["pizza-joint", 7, 2],
      ["hamburger-stand", 8, 2],
    ];
    for (const [card, total, paid] of reds) {
      expect(changes(total, [{}, { owned: { [card]: 2 }, built: mall }])).toEqual([-2 * paid, 2 * paid]);
    }
  });
  it("adds nothing to other cards, and nothing for players without it", () => {
    expect(changes(1, [{ owned: { "wheat-field": 1 }, built: mall }, {}])).toEqual([1, 0]);
    expect(changes(12, [{ owned: { "food-warehouse": 1, cafe: 2 }, built: ["shopping-mall"] }, {}])).toEqual([4, 0]);
    expect(changes(3, [{ built: mall }, { owned: { cafe: 1 } }])).toEqual([-1, 1]);
  });
  it("[7.11] makes a flower shop earn 2 for each flower field", () => {
    const owned = { "flower-shop": 1, "flower-field": 3 };
    expect(changes(6, [{ owned, built: mall }, {}])).toEqual([6, 0]);
    expect(changes(6, [{ owned: { ...owned, "flower-shop": 2 }, built: mall }, {}])).toEqual([12, 0]);
    expect(changes(6, [{ owned }, {}])).toEqual([3, 0]);
  });
});

describe("[4.10] counted symbols", () => {
  it("gears are forests and mines", () => {
    expect(changes(8, [{ owned: { "furniture-factory": 1, forest: 2, mine: 1 } }, {}])).toEqual([9, 0]);
  });
  it("wheat is wheat fields, orchards and flower fields", () => {
    const owned = { "produce-market": 1, "wheat-field": 1, "apple-orchard": 2, "flower-field": 3 };
    expect(changes(11, [{ owned }, {}])).toEqual([12, 0]);
  });
  it("cups are all red cards, also those that wait for a harbour", () => {
    const owned = {
      "food-warehouse": 1,
      cafe: 1,
      "family-restaurant": 1,
      "sushi-bar": 1,
      "pizza-joint": 1,
      "hamburger-stand": 1,
    };
    expect(changes(12, [{ owned }, {}])).toEqual([10, 0]);
  });
  it("the publisher counts in the city of whoever pays, not in its owner's", () => {
    const owned = { publisher: 1, bakery: 5, cafe: 5 };
    expect(changes(7, [{ owned }, { owned: { bakery: 2, cafe: 1 } }, {}])).toEqual([3, -3, 0]);
  });
  it("a card that shows the symbol it counts is counted itself", () => {
    const { standard } = metropolia.components;
    const table = {
      ...standard,
      establishments: standard.establishments.map((card) =>
        card.id === "cheese-factory" ? { ...card, symbol: "cow" as const } : card,
      ),
    };
    const game = gameWith({}, table);
    const match = arrange({ players: [{ owned: { "cheese-factory": 1, ranch: 2 }, built: [two] }, {}] });
    const s = game.copy(match.state());
    game.apply(s, 0, { type: "roll", dice: 2 }, scripted([2, 3]));
    expect(game.view(s, undefined).players[0]?.coins).toBe(9);
  });
  it("landmarks and the town hall never count", () => {
    const built = ["shopping-mall", "amusement-park", "radio-tower", "harbor", "airport", two];
    const options = { plus: true, townHall: "when-broke" } as const;
    const owner = { owned: { publisher: 1, "business-center": 1 }, built: [two] };
    const match = arrange({ options, players: [owner, { coins: 9, built }] });
    match.play("roll two dice", 3, 4);
    expect(match.coins()[1]).toBe(9);
  });
  it("only the owner's own cards count", () => {
    expect(changes(7, [{ owned: { "cheese-factory": 1 } }, { owned: { ranch: 4 } }])).toEqual([0, 0]);
  });
});
