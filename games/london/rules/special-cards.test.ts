import { describe, expect, test } from "vitest";
import { standard } from "../data/standard.ts";
import type { Table } from "../data/table.ts";
import { type Arranged, arrange, CHOICE, OPENING, RUN } from "../fixtures/arrange.ts";

describe("School", () => {
  for (const school of ["a-school-blue", "a-school-brown", "c-school-blue"]) {
    test(`[10.2] ${school}: any colour for £1, paupers too, as often as wanted`, () => {
      const hand = ["a-salters", "a-mercers", "b-lords", "a-paupers", "a-woolwich-arsenal"];
      const s = arrange({ players: [{ hand, stacks: [school], money: 5 }, {}] });
      s.play("place a-woolwich-arsenal", "onto new");
      expect(s.options()).toEqual(["discard a-mercers", "discard a-paupers", "discard a-salters", "discard b-lords"]);
      s.play("discard a-paupers");
      expect(s.player(0).money).toBe(4);
      s.play("place b-lords", "onto new", "discard a-salters");
      expect(s.player(0).money).toBe(3);
    });

    test(`[10.2] ${school}: the right colour costs nothing`, () => {
      const s = arrange({ players: [{ hand: ["a-salters", "a-mercers"], stacks: [school] }, {}] });
      s.play("place a-salters", "onto new", "discard a-mercers");
      expect(s.player(0).money).toBe(5);
    });

    test(`[5.6] ${school}: works for cards placed after it in the same turn, until it is covered`, () => {
      const fellow = school.endsWith("blue") ? "a-theatre-royal" : "a-mercers";
      const hand = [school, fellow, "a-salters", "a-paupers", "b-lords"];
      const s = arrange({ players: [{ hand, money: 5 }, {}] });
      expect(s.options()).not.toContain("discard a-paupers");
      s.play(`place ${school}`, `discard ${fellow}`);
      s.play("place a-salters", "discard a-paupers");
      expect(s.player(0).money).toBe(2);
      const covered = arrange({
        players: [{ hand: ["a-salters", "b-lords"], stacks: [{ card: "a-mercers", under: [school] }] }, {}],
      });
      expect(covered.options()).not.toContain("place a-salters");
      const turned = arrange({
        players: [{ hand: ["a-salters", "b-lords"], stacks: [{ card: school, turned: true }] }, {}],
      });
      expect(turned.options()).not.toContain("place a-salters");
    });
  }

  test("[10.2] a card may be laid on the very School that allowed its discard", () => {
    const s = arrange({ players: [{ hand: ["a-salters", "a-paupers"], stacks: ["a-school-blue"] }, {}] });
    s.play("place a-salters", "onto 1", "discard a-paupers");
    expect(s.stack(0, 0)).toMatchObject({ card: "a-salters", under: ["a-school-blue"] });
    expect(s.player(0).money).toBe(4);
  });

  test("[10.2] the price is said to be the School's, whatever was discarded", () => {
    const hand = ["a-salters", "a-paupers", "b-lords"];
    const s = arrange({ players: [{ hand, stacks: ["a-mercers", "c-school-blue"] }, {}] });
    s.play("place a-salters", "onto new", "discard a-paupers");
    expect(s.events).toContainEqual({
      what: "money",
      seat: 0,
      by: -1,
      now: 4,
      cause: { rule: "10.2", component: "c-school-blue", seat: 0 },
    });
  });

  test("[10.2] of two such effects the cheaper is used", () => {
    const s = arrange({
      players: [
        { hand: ["a-salters", "a-paupers"], stacks: ["a-school-blue"], boroughs: ["southwark-bermondsey"] },
        {},
      ],
    });
    s.play("place a-salters", "onto new", "discard a-paupers");
    expect(s.player(0).money).toBe(5);
  });
});

describe("Coffee House", () => {
  const stacks = ["a-coffee-house"];

  test("[10.3] is placed without discarding", () => {
    const s = arrange({ players: [{ hand: ["a-coffee-house"] }, {}] });
    s.play("place a-coffee-house");
    expect(s.stack(0, 0).card).toBe("a-coffee-house");
    expect(s.position.top).toEqual([]);
  });

  test("[10.4] puts a card of the board on itself for its full cost, which may be activated in the same run", () => {
    const s = arrange({
      players: [{ stacks, money: 6, boroughs: ["hammersmith"] }, {}],
      top: ["a-paupers", "b-oxford-street"],
      bottom: ["a-huguenots"],
      task: RUN,
    });
    s.play("activate 1");
    expect(s.options()).toEqual(["cover b-oxford-street from top"]);
    s.play("cover b-oxford-street from top");
    expect(s.player(0).money).toBe(2);
    expect(s.stack(0, 0)).toMatchObject({ card: "b-oxford-street", under: ["a-coffee-house"], turned: false });
    expect(s.position.top).toEqual(["a-paupers"]);
    s.play("activate 1");
    expect(s.player(0).money).toBe(10);
    expect(s.stack(0, 0).turned).toBe(true);
  });

  test("[10.4] needs a placeable card on the board", () => {
    const s = arrange({ players: [{ stacks }, {}], top: ["a-paupers", "a-huguenots"], task: RUN });
    expect(s.options()).not.toContain("activate 1");
  });

  test("[10.4] placed in the same run it cannot be used, for it may not be covered yet", () => {
    const s = arrange({ players: [{ stacks }, {}], top: ["a-coffee-house", "a-salters"], task: RUN });
    s.play("activate 1", "cover a-coffee-house from top");
    expect(s.options()).not.toContain("activate 1");
  });
});

describe("Hospital", () => {
  for (const hospital of ["a-hospital", "b-hospital"]) {
    test(`[10.5] ${hospital} turns over in place of a card that has just been activated`, () => {
      const s = arrange({ players: [{ stacks: [hospital, "a-salters"] }, {}], task: RUN });
      expect(s.options()).not.toContain("activate 1");
      s.play("activate 2");
      expect(s.options()).toEqual(["turn 2", "turn 1"]);
      s.play("turn 1");
      expect(s.stack(0, 0).turned).toBe(true);
      expect(s.stack(0, 1).turned).toBe(false);
      expect(s.options()).not.toContain("activate 2");
      s.play("done", "draw", "run", "done", "draw", "run");
      expect(s.options()).toContain("activate 2");
      s.play("activate 2");
      expect(s.stack(0, 1).turned).toBe(true);
    });
  }

  test("[10.5] is not asked about cards that stay face up, nor when turned or covered", () => {
    const stays = arrange({ players: [{ stacks: ["a-hospital", "c-grand-hotel"] }, {}], task: RUN });
    expect(stays.play("activate 2").options()).toContain("done");
    const turned = arrange({
      players: [{ stacks: [{ card: "a-hospital", turned: true }, "a-salters"] }, {}],
      task: RUN,
    });
    expect(turned.play("activate 2").stack(0, 1).turned).toBe(true);
    const covered = arrange({
      players: [{ stacks: [{ card: "b-lords", under: ["a-hospital"] }, "a-salters"] }, {}],
      task: RUN,
    });
    expect(covered.play("activate 2").stack(0, 1).turned).toBe(true);
  });

  test("[10.5] two Hospitals save two cards", () => {
    const s = arrange({ players: [{ stacks: ["a-hospital", "b-hospital", "a-salters", "a-mercers"] }, {}], task: RUN });
    s.play("activate 3", "turn 1", "activate 4");
    expect(s.options()).toEqual(["turn 4", "turn 2"]);
    s.play("turn 2");
    expect([0, 1, 2, 3].map((index) => s.stack(0, index).turned)).toEqual([true, true, false, false]);
  });
});

describe("Whitehall", () => {
  test("[10.6] repeats a card that has just turned over, without its cost", () => {
    const s = arrange({
      players: [{ stacks: ["b-brewing", "c-whitehall"], hand: ["a-paupers"], money: 0 }, {}],
      task: RUN,
    });
    expect(s.options()).not.toContain("activate 2");
    s.play("activate 1", "discard a-paupers", "activate 2");
    expect(s.options()).toEqual(["repeat 1"]);
    s.play("repeat 1");
    expect(s.player(0).money).toBe(18);
    expect([0, 1].map((index) => s.stack(0, index).turned)).toEqual([true, true]);
  });

  test("[10.6] neither a card turned over in an earlier turn nor a covered one", () => {
    const earlier = arrange({
      players: [{ stacks: [{ card: "b-brewing", turned: true }, "c-whitehall"] }, {}],
      task: RUN,
    });
    expect(earlier.options()).not.toContain("activate 2");
    const covered = arrange({
      players: [{ stacks: ["a-coffee-house", "c-whitehall"] }, {}],
      top: ["a-salters"],
      task: RUN,
    });
    covered.play("activate 1", "cover a-salters from top");
    expect(covered.options()).not.toContain("activate 2");
    covered.play("activate 1");
    expect(covered.options()).toContain("activate 2");
  });

  test("[10.6] not a Hospital that stood in", () => {
    const s = arrange({ players: [{ stacks: ["a-hospital", "a-salters", "c-whitehall"] }, {}], task: RUN });
    s.play("activate 2", "turn 1", "activate 3");
    expect(s.options()).toEqual(["repeat 2"]);
    s.play("repeat 2");
    expect(s.player(0).money).toBe(13);
    expect(s.stack(0, 1).turned).toBe(true);
  });

  test("[10.1] a card repeated while face down no longer counts itself", () => {
    const s = arrange({ players: [{ stacks: ["b-town-houses", "b-kew-gardens", "c-whitehall"] }, {}], task: RUN });
    s.play("activate 1", "activate 3", "repeat 1");
    expect(s.player(0).prestige).toBe(2 + 1);
  });
});

describe("Shops", () => {
  for (const shops of ["b-shops", "c-shops"]) {
    test(`[10.7] ${shops}: £1 for each later card, none for its own placing, and all of it when activated`, () => {
      const hand = [shops, "a-salters", "a-mercers", "a-grocers", "a-fishmongers", "a-vintners"];
      const s = arrange({ players: [{ hand }, {}] });
      s.play(`place ${shops}`, "discard a-salters");
      expect(s.stack(0, 0).coins).toBe(0);
      s.play("place a-mercers", "discard a-grocers");
      expect(s.stack(0, 0).coins).toBe(1);
      s.play("place a-fishmongers", "discard a-vintners");
      expect(s.stack(0, 0).coins).toBe(2);
    });
  }

  test("[10.7] laid on another card, even on other Shops, it begins empty", () => {
    const hand = ["b-shops", "a-salters"];
    const s = arrange({ players: [{ hand, stacks: [{ card: "c-shops", coins: 2 }, "b-shops"] }, {}] });
    s.play("place b-shops", "onto 1", "discard a-salters");
    expect(s.stack(0, 0)).toMatchObject({ card: "b-shops", coins: 0 });
    expect(s.stack(0, 1).coins).toBe(1);
  });

  test("[10.7] a card put on the Coffee House brings money too", () => {
    const s = arrange({ players: [{ stacks: ["b-shops", "a-coffee-house"] }, {}], top: ["a-salters"], task: RUN });
    s.play("activate 2", "cover a-salters from top");
    expect(s.stack(0, 0).coins).toBe(1);
  });

  test("[10.7] the money is lost when the card is covered, and the covering card brings none", () => {
    const s = arrange({
      players: [{ hand: ["a-salters", "a-mercers"], stacks: [{ card: "b-shops", coins: 4 }] }, {}],
    });
    s.play("place a-salters", "onto 1", "discard a-mercers");
    expect(s.stack(0, 0)).toMatchObject({ card: "a-salters", coins: 0 });
    expect(s.player(0).money).toBe(5);
  });

  test("[10.7] face down it takes in nothing", () => {
    const s = arrange({
      players: [{ hand: ["a-salters", "a-mercers"], stacks: [{ card: "b-shops", turned: true }] }, {}],
    });
    s.play("place a-salters", "onto new", "discard a-mercers");
    expect(s.stack(0, 0).coins).toBe(0);
  });
});

describe("permanent effects at the start of the turn", () => {
  test("[10.8] Bank of England: a loan pays £12, one token, £15 to repay", () => {
    const s = arrange({ players: [{ stacks: ["b-bank-of-england"], money: 0 }, {}] });
    s.play("borrow");
    expect(s.player(0)).toMatchObject({ money: 12, loans: 1 });
    const later = arrange({ players: [{ stacks: ["b-bank-of-england"], money: 15, loans: 1 }, {}], task: OPENING });
    expect(later.play("repay").player(0)).toMatchObject({ money: 0, loans: 0 });
  });

  test("[10.8] the Bank pays £12 for the very card that covers it", () => {
    const s = arrange({
      players: [{ stacks: ["b-bank-of-england"], money: 0, hand: ["b-nelsons-column", "b-lords"] }, {}],
    });
    s.play("place b-nelsons-column", "onto 1", "discard b-lords");
    expect(s.player(0)).toMatchObject({ money: 4, loans: 1 });
  });

  test("[10.12] University of London: look at three, take one, put the others back in any order", () => {
    const s = arrange({
      players: [{ stacks: ["b-university-of-london"] }, {}],
      next: ["a-salters", "a-mercers", "a-grocers", "a-vintners"],
      top: ["a-paupers"],
      task: OPENING,
    });
    expect(s.options()).toEqual(["look", "draw", "take a-paupers from top"]);
    s.play("look");
    expect(s.options()).toEqual(["pick a-salters", "pick a-mercers", "pick a-grocers", "take a-paupers from top"]);
    s.play("pick a-mercers");
    expect(s.options()).toEqual(["return a-salters", "return a-grocers"]);
    s.play("return a-salters");
    expect(s.player(0).hand).toEqual(["a-mercers"]);
    expect(s.position.deck.slice(-3)).toEqual(["a-vintners", "a-salters", "a-grocers"]);
    expect(s.view(0).deck.top).toEqual(["a-salters", "a-grocers"]);
    expect(s.view(1).deck.top).toEqual([]);
  });

  test("[10.12] after looking, a card of the board may be taken and all three go back", () => {
    const s = arrange({
      players: [{ stacks: ["b-university-of-london"] }, {}],
      next: ["a-salters", "a-mercers", "a-grocers"],
      top: ["a-paupers"],
      task: OPENING,
    });
    s.play("look", "take a-paupers from top", "return a-mercers", "return a-salters");
    expect(s.position.deck.slice(-3)).toEqual(["a-mercers", "a-salters", "a-grocers"]);
    expect(s.options()).toContain("run");
  });

  test("[10.12] with fewer than three in the deck all of it is looked at; with none there is nothing to look at", () => {
    const two = arrange({
      players: [{ stacks: ["b-university-of-london"] }, {}],
      next: ["a-salters", "a-mercers"],
      deckEnds: true,
      task: OPENING,
    });
    expect(two.play("look").options()).toEqual(["pick a-salters", "pick a-mercers"]);
    const none = arrange({
      players: [{ stacks: ["b-university-of-london"] }, {}],
      top: ["a-salters"],
      next: [],
      deckEnds: true,
      task: OPENING,
    });
    expect(none.options()).toEqual(["take a-salters from top"]);
  });

  test("[10.12] [10.13] with Parliament both cards may come from those looked at, and no look after the first card", () => {
    const position = {
      players: [{ stacks: ["b-university-of-london", "c-parliament"] }, {}],
      next: ["a-salters", "a-mercers", "a-grocers"],
      task: OPENING,
    };
    const s = arrange(position).play("look", "pick a-salters", "pick a-grocers");
    expect(s.player(0).hand).toEqual(["a-grocers", "a-salters"]);
    expect(s.options()).toContain("run");
    expect(arrange(position).play("draw").options()).not.toContain("look");
  });

  test("[10.13] Parliament: none, one or two cards", () => {
    const parliament = (): Arranged => arrange({ players: [{ stacks: ["c-parliament"] }, {}], task: OPENING });
    expect(parliament().options()).toEqual(["draw", "stop"]);
    expect(parliament().play("stop").player(0).hand).toHaveLength(0);
    expect(parliament().play("draw", "stop").player(0).hand).toHaveLength(1);
    const two = parliament().play("draw", "draw");
    expect(two.player(0).hand).toHaveLength(2);
    expect(two.options()).toContain("run");
  });

  test("[10.11] Stock Exchange: one swap a turn, with the board only", () => {
    const s = arrange({
      players: [{ stacks: ["b-stock-exchange"], hand: ["a-paupers"] }, {}],
      top: ["a-salters"],
      bottom: ["a-mercers"],
      task: OPENING,
    });
    expect(s.options()).toContain("swap a-paupers for a-salters from top by b-stock-exchange");
    s.play("swap a-paupers for a-mercers from bottom by b-stock-exchange");
    expect(s.player(0).hand).toEqual(["a-mercers"]);
    expect(s.position.bottom).toEqual(["a-paupers"]);
    s.play("draw");
    expect(s.options().filter((move) => move.startsWith("swap"))).toEqual([]);
  });

  test("[10.11] the swap may be made after the action, and the turn waits for it", () => {
    const s = arrange({ players: [{ stacks: ["b-stock-exchange"], hand: ["a-paupers"] }, {}], top: ["a-salters"] });
    s.play("draw-more", "draw", "draw", "draw");
    expect(s.state.seat).toBe(0);
    expect(s.options()).toContain("done");
    s.play("swap a-paupers for a-salters from top by b-stock-exchange");
    expect(s.state.seat).toBe(1);
  });

  test("[10.11] not while a first card is being chosen", () => {
    const s = arrange({
      players: [{ stacks: ["b-stock-exchange"], hand: ["a-grocers", "a-mercers"] }, {}],
      top: ["a-salters"],
    });
    s.play("place a-grocers");
    expect(s.options()).toEqual(["onto 1", "onto new"]);
    s.play("onto new");
    expect(s.options()).toEqual(["discard a-mercers"]);
  });

  test("[10.11] Stock Exchange and St Pancras allow one swap each", () => {
    const s = arrange({
      players: [{ stacks: ["b-stock-exchange"], boroughs: ["st-pancras"], hand: ["a-paupers", "b-paupers"] }, {}],
      top: ["a-salters", "a-mercers"],
    });
    s.play("swap a-paupers for a-salters from top by st-pancras");
    s.play("swap b-paupers for a-mercers from top by b-stock-exchange");
    expect(s.options().filter((move) => move.startsWith("swap"))).toEqual([]);
  });
});

describe("Public Houses", () => {
  test("[10.19] the hand brings no poverty in this run, but it does at the end", () => {
    const s = arrange({ players: [{ stacks: ["c-public-houses"], hand: ["a-salters", "a-mercers"] }, {}], task: RUN });
    s.play("activate 1", "done");
    expect(s.player(0).poverty).toBe(1);
    const place = s.standing().find(({ seat }) => seat === 0);
    expect(place?.parts.find(({ what }) => what === "score-poverty")?.by).toBe(-2);
  });
});

describe("effects on other players", () => {
  test("[10.17] Lloyds of London: everybody else pays, and borrows if short", () => {
    const s = arrange({
      players: [{ stacks: ["b-lloyds-of-london"], money: 0 }, { money: 1 }, { money: 2 }, { money: 9 }],
      task: RUN,
    });
    s.play("activate 1");
    expect(s.state.players.map(({ money }) => money)).toEqual([6, 9, 0, 7]);
    expect(s.state.players.map(({ loans }) => loans)).toEqual([0, 1, 0, 0]);
  });

  test("[10.17] [9.6] Fire Brigade: £1 per borough to the supply; a Bank of England serves its owner in another's turn", () => {
    const s = arrange({
      players: [
        { stacks: ["b-fire-brigade"], money: 0, boroughs: ["city"] },
        { money: 0, boroughs: ["hackney", "greenwich"], stacks: ["b-bank-of-england"] },
        { money: 0 },
      ],
      task: RUN,
    });
    s.play("activate 1");
    expect(s.state.players.map(({ money }) => money)).toEqual([0, 10, 0]);
    expect(s.state.players.map(({ loans }) => loans)).toEqual([0, 1, 0]);
  });

  test("[10.18] Police Force and Fleet Street choose a player where there are several", () => {
    const s = arrange({
      players: [{ stacks: ["b-police-force", "b-fleet-street"], poverty: 3 }, {}, {}],
      task: RUN,
    });
    s.play("activate 1");
    expect(s.options()).toEqual(["target 2", "target 3"]);
    s.play("target 3", "activate 2", "target 2");
    expect(s.state.players.map(({ poverty }) => poverty)).toEqual([2, 2, 1]);
    expect(s.player(0)).toMatchObject({ prestige: 2, money: 10 });
  });

  test("[10.18] without own poverty the Police Force hands over none", () => {
    const s = arrange({ players: [{ stacks: ["b-police-force"] }, {}, {}], task: RUN });
    s.play("activate 1");
    expect(s.state.players.map(({ poverty }) => poverty)).toEqual([0, 0, 0]);
    expect(s.player(0).prestige).toBe(2);
  });
});

describe("action cards", () => {
  for (const card of ["a-huguenots", "c-jewish-refugees"]) {
    test(`[10.15] ${card}: two cards, each from deck or board, and the card leaves the game`, () => {
      const s = arrange({ players: [{ hand: [card] }, {}], top: ["b-lords"], next: ["a-salters"] });
      s.play(`play ${card}`, "take b-lords from top", "draw");
      expect(s.player(0).hand).toEqual(["a-salters", "b-lords"]);
      expect(s.position.removed).toEqual([card]);
      expect(s.options()).toContain("done");
    });

    test(`[5.8] ${card} may be discarded for its colour`, () => {
      const s = arrange({ players: [{ hand: [card, "a-salters"] }, {}] });
      s.play("place a-salters", `discard ${card}`);
      expect(s.position.top).toEqual([card]);
    });
  }

  test("[10.14] Wren: up to two cards without discarding, money costs paid, Hammersmith's discount included", () => {
    const s = arrange({
      players: [{ hand: ["a-wren", "a-great-fire-monument", "b-lords", "b-bridge"], boroughs: ["hammersmith"] }, {}],
    });
    s.play("play a-wren");
    expect(s.options()).toEqual(["place a-great-fire-monument", "place b-bridge", "place b-lords", "stop"]);
    s.play("place a-great-fire-monument");
    expect(s.player(0).money).toBe(1);
    s.play("place b-lords");
    expect(s.player(0).stacks.map(({ card }) => card)).toEqual(["a-great-fire-monument", "b-lords"]);
    expect(s.position.top).toEqual([]);
    expect(s.options()).not.toContain("place b-bridge");
    expect(s.options()).toContain("done");
  });

  test("[10.14] Wren may place one card only, or none", () => {
    const s = arrange({ players: [{ hand: ["a-wren", "b-lords"], stacks: ["a-salters"] }, {}] });
    s.play("play a-wren", "place b-lords", "onto 1");
    expect(s.options()).toContain("done");
    const none = arrange({ players: [{ hand: ["a-wren", "a-paupers"] }, {}] });
    expect(none.play("play a-wren").options()).toEqual(["stop"]);
  });
});

describe("a corrected table plays by its own values", () => {
  const changed: Table = {
    ...standard,
    cards: standard.cards.map((card) =>
      card.id === "a-hospital"
        ? { ...card, activationCost: { cards: 1 } }
        : card.id === "a-salters"
          ? {
              ...card,
              activation: [
                { type: "gainPrestigePer", n: 2, per: "inlandBoroughs" },
                { type: "drawCards", n: 1 },
              ],
            }
          : card,
    ),
    boroughs: standard.boroughs.map((borough) =>
      borough.id === "hackney"
        ? {
            ...borough,
            runEffect: [{ type: "discardUpTo", max: 1, filter: "any", each: [{ type: "gainMoney", n: 3 }] }],
          }
        : borough,
    ),
  };

  test("[10.5] a Hospital with an activation cost has it paid when it stands in", () => {
    const s = arrange({
      players: [{ stacks: ["a-hospital", "a-mercers"], hand: ["a-paupers"] }, {}],
      task: RUN,
      table: changed,
    });
    s.play("activate 2", "turn 1");
    expect(s.options()).toEqual(["discard a-paupers"]);
    s.play("discard a-paupers");
    expect(s.stack(0, 0).turned).toBe(true);
    expect(s.options()).toContain("done");
  });

  test("[8.3] effects of other kinds can be put on any card or borough", () => {
    const s = arrange({
      players: [{ stacks: ["a-salters"], hand: ["a-paupers"], boroughs: ["hackney"] }, {}],
      task: RUN,
      table: changed,
    });
    s.play("activate 1", "draw");
    expect(s.player(0).prestige).toBe(2);
    s.play("done");
    expect(s.options()).toContain("discard a-paupers");
    s.play("discard a-paupers");
    expect(s.player(0)).toMatchObject({ money: 8, poverty: 2 });
    expect(s.state.seat).toBe(1);
  });

  test("[5.1] the development action itself is unaffected", () => {
    const s = arrange({ players: [{ hand: ["a-salters", "a-mercers"] }, {}], task: CHOICE, table: changed });
    s.play("place a-salters", "discard a-mercers", "done");
    expect(s.state.seat).toBe(1);
  });
});
