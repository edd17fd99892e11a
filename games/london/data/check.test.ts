import { componentsHash, tableFaultText } from "@tabletown/kernel";
import { describe, expect, test } from "vitest";
import { london } from "../index.ts";
import { fromStoredTable, storedTable } from "../rules/stored-table.ts";
import { standard } from "./standard.ts";
import type { Table } from "./table.ts";

const { check, provenance } = london.components;

/** The problem that `check` names after one change to the standard table. */
function problemAfter(change: (table: Changeable) => void): string {
  const table = JSON.parse(JSON.stringify(standard));
  change(table);
  const outcome = check(table);
  return outcome.ok ? "none" : tableFaultText("en", outcome.problem);
}

// biome-ignore lint/suspicious/noExplicitAny: what is checked here may be anything.
type Changeable = any;

describe("checking a component table", () => {
  test("the standard table is accepted, also after a way through JSON", () => {
    expect(check(JSON.parse(JSON.stringify(standard)))).toEqual({ ok: true, value: standard });
  });

  test("a table written under the names of older records is accepted, and has the same hash", () => {
    const older = JSON.parse(JSON.stringify(storedTable(standard)));
    expect(JSON.stringify(older)).toContain('"each":[{"op":');
    expect(JSON.stringify(older)).not.toContain('"type":');
    expect(check(older)).toEqual({ ok: true, value: standard });
    expect(fromStoredTable(older)).toEqual(standard);
    expect(fromStoredTable(standard)).toEqual(standard);
    expect(london.game({}).components).toBe(componentsHash(older));
  });

  test("the counts of the rulebook hold: 101 cards, 11 paupers, 4 action cards, 20 boroughs", () => {
    expect(standard.counts).toEqual({ cards: 101, paupers: 11, actionCards: 4, boroughs: 20 });
    const bySet = (deck: string): number =>
      standard.cards.filter((card) => card.deck === deck).reduce((sum, card) => sum + card.copies, 0);
    expect(["A", "B", "C"].map(bySet)).toEqual([25, 48, 28]);
  });

  const salters = standard.cards.findIndex(({ id }) => id === "a-salters");
  const wrongs: readonly (readonly [string, (t: Changeable) => void, RegExp])[] = [
    ["a wrong cost", (t) => (t.cards[salters].playCost = -1), /^cards\.\d+\.playCost \(a-salters\): /],
    [
      "an unknown effect",
      (t) => (t.cards[salters].activation = [{ type: "fly" }]),
      /^cards\.\d+\.activation\.0\.type \(a-salters\)/,
    ],
    ["a missing number", (t) => delete t.cards[salters].activation[0].n, /^cards\.\d+\.activation\.0\.n \(a-salters\)/],
    ["an unknown field", (t) => (t.cards[salters].cost = 3), /^cards\.\d+\.cost \(a-salters\)/],
    ["an unknown colour", (t) => (t.cards[salters].colour = "green"), /^cards\.\d+\.colour \(a-salters\)/],
    ["no Polish name", (t) => (t.cards[salters].name.pl = " "), /^cards\.\d+\.name\.pl \(a-salters\)/],
    ["a provenance that is none", (t) => (t.cards[salters].provenance.deck = "sure"), /^cards\.\d+\.provenance\.deck/],
    ["an id used twice", (t) => (t.cards[salters].id = "a-mercers"), /^cards\.\d+\.id: "a-mercers" is used twice$/],
    [
      "an id that is a word of the game",
      (t) => (t.boroughs[4].id = "money"),
      /^boroughs\.4\.id: the game itself uses the word "money": choose another$/,
    ],
    ["an id with spaces", (t) => (t.cards[salters].id = "the salters"), /^cards\.\d+\.id/],
    ["too many copies", (t) => (t.cards[salters].copies = 2), /^counts\.cards: is 101, but the table holds 102/],
    ["another number of paupers", (t) => (t.counts.paupers = 12), /^counts\.paupers: is 12, but the table holds 11/],
    ["a missing borough", (t) => t.boroughs.pop(), /^counts\.boroughs: is 20, but the table holds 19/],
    ["four starters", (t) => (t.boroughs[5].starter = true), /^settings\.boroughsShown: is 3, but 4/],
    ["two kinds of activation cost", (t) => (t.cards[salters].activationCost = { money: 1, cards: 1 }), /not both/],
    [
      "a cost for nothing",
      (t) => Object.assign(t.cards[salters], { activation: [], activationCost: { money: 1 } }),
      /nothing to activate/,
    ],
    [
      "a pauper that does something",
      (t) => (t.cards[salters].colour = "grey"),
      /^cards\.\d+\.colour \(a-salters\): a grey card/,
    ],
    [
      "an action card that is placed",
      (t) => (t.cards[salters].action = [{ type: "drawCards", n: 1 }]),
      /^cards\.\d+\.action \(a-salters\)/,
    ],
    ["rows for too few seat counts", (t) => delete t.settings.spaces[3], /^settings\.spaces\.3/],
    ["no table at all", (t) => delete t.cards, /^cards: /],
  ];
  for (const [what, change, expected] of wrongs) {
    test(`${what} is named`, () => expect(problemAfter(change)).toMatch(expected));
  }

  test("what is no table is refused", () => {
    for (const given of [undefined, null, 3, "table", [], {}]) expect(check(given).ok).toBe(false);
  });
});

describe("a corrected table", () => {
  const corrected: Table = {
    ...standard,
    settings: { ...standard.settings, handLimit: 8, loan: { pays: 20, repay: 25, prestigeLost: 9 } },
    cards: standard.cards.map((card) =>
      card.id === "b-leather-industry"
        ? {
            ...card,
            name: { en: "Leatherworks", pl: "Garbarnie", ru: "Кожевни" },
            playCost: 3,
            activation: [{ type: "gainPrestigePer", n: 2, per: "northBoroughs" }],
            provenance: { name: "rulebook", playCost: "rulebook", activation: "rulebook" },
          }
        : card,
    ),
  };

  test("is accepted, gives another hash and is used by the rules", () => {
    expect(check(corrected).ok).toBe(true);
    expect(london.game({}, corrected).components).not.toBe(london.game({}).components);
  });

  test("shows in names, effect texts and rules of every language", () => {
    expect(london.words("en", corrected).names["b-leather-industry"]).toBe("Leatherworks");
    expect(london.words("pl", corrected).effect("b-leather-industry")).toContain("2 punkty prestiżu");
    expect(london.words("ru", corrected).effect("b-leather-industry")).toContain("£3");
    for (const language of ["en", "pl", "ru"] as const) {
      const text = (number: string): string =>
        london.words(language, corrected).rules.find((rule) => rule.number === number)?.text ?? "";
      expect(text("3.6")).toContain("8");
      expect(text("9.1")).toContain("£20");
      expect(text("11.7")).toContain("9");
    }
  });

  test("shows in the provenance", () => {
    expect(provenance(standard, "b-leather-industry")).toMatchObject({ name: "other-edition", colour: "sourced" });
    expect(provenance(corrected, "b-leather-industry")).toMatchObject({ name: "rulebook", playCost: "rulebook" });
    expect(provenance(corrected, "b-leather-industry").colour).toBe("other-edition");
  });
});

describe("provenance", () => {
  test("every field of every component says how sure it is", () => {
    for (const { id } of standard.cards) expect(Object.keys(provenance(standard, id))).toHaveLength(11);
    for (const { id } of standard.boroughs) expect(Object.keys(provenance(standard, id))).toHaveLength(9);
    expect(Object.keys(provenance(standard, "settings"))).toHaveLength(8);
    expect(Object.keys(provenance(standard, "poverty"))).toHaveLength(2);
    expect(provenance(standard, "nothing")).toEqual({});
  });

  test("what the rulebook states is told from what is reconstructed", () => {
    expect(provenance(standard, "a-hospital")).toMatchObject({ playCost: "rulebook", prestige: "other-edition" });
    expect(provenance(standard, "wandsworth")).toMatchObject({ prestige: "rulebook", ability: "reconstructed" });
    expect(provenance(standard, "city")).toMatchObject({
      name: "rulebook",
      price: "other-edition",
      ability: "reconstructed",
    });
    expect(provenance(standard, "b-omnibus").copies).toBe("reconstructed");
  });
});
