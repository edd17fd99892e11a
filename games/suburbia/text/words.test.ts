import { LANGUAGES, type Language, openMatch, play } from "@tabletown/kernel";
import { describe, expect, it } from "vitest";
import { gameWith } from "../fixtures/arrange.ts";
import { suburbia, type Table } from "../index.ts";
import { hexAt, type LaidTile } from "../rules/hex.ts";

describe("effects, generated from the table", () => {
  it.each([
    ["en", "farm", "−1 reputation; +1 income for every restaurant in all boroughs"],
    ["pl", "farm", "−1 reputacji; +1 dochodu za każdą restaurację we wszystkich dzielnicach"],
    ["ru", "farm", "−1 к репутации; +1 к доходу за каждый ресторан во всех округах"],
    ["en", "fancy-restaurant", "+3 income; −1 income for each restaurant built after this one in any borough"],
    ["en", "casino", "−3 reputation; +1 income for each red line you pass upward after building this"],
    ["pl", "university", "+2 dochodu; +1 reputacji za każdą szkołę we wszystkich dzielnicach"],
    ["ru", "parking-lot", "+1 к доходу; +1 к доходу за каждый соседний коммерческий или общественный тайл"],
    ["en", "lake", "+$2 for each adjacent building"],
    ["pl", "harbormaster", "+10 populacji za największą grupę jezior"],
    ["ru", "miscreant", "+20 к населению за самую низкую репутацию"],
  ] as const)("%s %s", (language, component, text) => {
    expect(suburbia.words(language).effect(component)).toBe(text);
  });

  it("follow a corrected table", () => {
    const table = JSON.parse(JSON.stringify(suburbia.components.standard));
    table.buildings[1].effects[0].amount = 4;
    expect(suburbia.words("en", table).effect("convenience-store")).toBe("+4 income");
  });
});

describe("the rules", () => {
  const { standard } = suburbia.components;
  const told = (language: Language, table: Table, wanted: string): string | undefined =>
    suburbia.words(language, table).rules.find(({ number }) => number === wanted)?.text;
  const { 1: first, 2: second } = standard.editions;
  const table: Table = {
    ...standard,
    market: [6, 4, 2, 0],
    start: { money: 20, income: -1, reputation: 2, population: 3, markers: 1 },
    basics: standard.basics.map((basic) => ({ ...basic, supply: basic.id === "community-park" ? 2 : 4 })),
    limits: { ...standard.limits, income: [-4, 12] },
    populationBoard: { ...standard.populationBoard, loss: 3, beyond: 5, top: 170 },
    moneyPerPopulation: 4,
    editions: {
      1: { ...first, stacks: { ...first.stacks, 4: { ...first.stacks[4], withMarker: 11 } } },
      2: { ...second, under: { from: "box", count: 1 } },
    },
    loneArchitect: { loss: 4 },
    dale: { ...standard.dale, stacks: { A: 25, B: 24, C: 22, withMarker: 1 }, goals: 2, pays: 5 },
    titles: standard.titles.map((title, i) => ({ ...title, from: i * 10 })),
  };

  it.each([
    ["en", "[2.2]", "shuffled with 6, 9 or 11 (second edition: 6, 9 or 12) tiles"],
    ["en", "[2.3]", "the first edition puts 4 more C tiles from the box underneath; the second puts 1 more C tile"],
    ["en", "[2.4]", "The market has 4 spaces, which add 6, 4, 2 and 0 to the price"],
    ["en", "[2.5]", "Suburbs (4), Community Park (2) and Heavy Factory (4)"],
    ["en", "[2.7]", "starts with $20, 1 investment marker, income −1, reputation 2, population 3,"],
    ["en", "[6.1]", "Income stays between −4 and 12, reputation between −5 and 15."],
    ["en", "[6.2]", "costs 3 income and 3 reputation"],
    ["en", "[6.6]", "another one every 5 spaces"],
    ["en", "[10.4]", "each full $4"],
    ["en", "[11.2]", "costs 4 income and 4 reputation"],
    ["en", "[11.5]", "below 10 Junior Intern, from 10 Subcontractor, from 20 Draftsman"],
    ["en", "[12.1]", "The stacks have 25, 24 and 22 tiles, “1 More Round” is shuffled with 1 tile of"],
    ["en", "[12.3]", "Goals turned up: 2."],
    ["en", "[12.5]", "pays $5"],
    ["en", "[13.4]", "“No limit, a red line every 5”: as in 6.6. “Stops at 170 until final scoring”"],
    ["pl", "[2.4]", "Rynek ma 4 pola, których koszt rynkowy wynosi, od lewej do prawej: 6, 4, 2 i 0"],
    ["pl", "[2.7]", "1 znacznikiem inwestycji, dochodem −1"],
    ["pl", "[6.6]", "co 5 pól"],
    ["pl", "[12.1]", "Stosy mają 25, 24 i 22 kafelki, „Jeszcze 1 runda” miesza się z 1 kafelkiem"],
    ["ru", "[2.4]", "На рынке 4 места, надбавка рынка на них слева направо: $6, 4, 2 и 0."],
    ["ru", "[2.7]", "1 маркером инвестиции, доходом −1"],
    ["ru", "[6.6]", "с шагом 5"],
    ["ru", "[12.1]", "В стопках 25, 24 и 22 тайла, «Предпоследний раунд» перемешивают с 1 тайлом"],
  ] as const)("tell the numbers of a corrected table (%s %s)", (language, rule, text) => {
    expect(told(language, table, rule.slice(1, -1))?.replaceAll("\u00a0", " ")).toContain(text);
  });

  it("[1.11] [4.5] stay as printed where a corrected tile does something else", () => {
    const otherwise: Table = {
      ...standard,
      buildings: standard.buildings.map((tile) => (tile.id === "waterfront-realty" ? { ...tile, effects: [] } : tile)),
      lake: { ...standard.lake, effects: [{ type: "gain", stat: "population", amount: 1 }] },
    };
    for (const rule of ["1.11", "4.5"]) expect(told("en", otherwise, rule)).toBe(told("en", standard, rule));
  });

  it("[13.4] and the option agree on the population board", () => {
    for (const language of LANGUAGES) {
      const { names } = suburbia.words(language, table);
      for (const value of ["lines-go-on", "stops"]) {
        expect(told(language, table, "13.4")).toContain(names[`option.beyondTrack.${value}`]);
      }
    }
  });
});

describe("the last round", () => {
  it.each([
    ["en", "5; round 6 is the last", "6; this round is the last"],
    ["pl", "5; ostatnia będzie runda 6", "6; to ostatnia runda"],
    ["ru", "5; последним будет раунд 6", "6; это последний раунд"],
  ] as const)("is announced, and then said to be there (%s)", (language, before, there) => {
    const game = gameWith({});
    const view = game.view(openMatch(game, 2, "last").state, 0);
    const told = (round: number): string | undefined =>
      suburbia.words(language).outline({ ...view, round, last: 6 }, String).sections[0]?.rows[0]?.text;
    expect([told(5), told(6)]).toEqual([before, there]);
  });
});

describe("the map for terminals", () => {
  it.each(["down", "up"])("numbers free spaces as the choices are (side %s)", (side) => {
    const game = gameWith({ side });
    let match = openMatch(game, 2, "map");
    for (let moves = 0; match.state.phase.type !== "place" && moves < 9; moves++) {
      const [seat = 0] = game.toAct(match.state);
      const actions = game.actions(match.state, seat);
      const next = play(
        match,
        seat,
        game.format(actions.find(({ type }) => type === "basic") ?? (actions[0] as never)),
      );
      if (!next.ok) throw new Error(next.problem);
      match = next.value;
    }
    const seat = match.state.turn;
    const outline = suburbia.words("en").outline(game.view(match.state, seat), String);
    const drawn = outline.sections.find((section) => section.seat === seat)?.picture?.join("\n") ?? "";
    const numbers = [...drawn.matchAll(/\( *(\d+) *\)/g)].map(([, number]) => Number(number));
    expect(numbers).toEqual(game.actions(match.state, seat).map((_, index) => index + 1));
    const other = outline.sections.find((section) => section.seat === 1 - seat)?.picture?.join("") ?? "";
    expect(other).not.toContain("(");
  });
});

describe("places are named by their neighbours", () => {
  const around = [
    { kind: "office-building", hex: hexAt({ col: 1, row: 1 }) },
    { kind: "lake", hex: hexAt({ col: 0, row: -2 }) },
  ];
  const placed = (language: Language, tiles: readonly LaidTile[]) =>
    suburbia.words(language).event(
      {
        what: "placed",
        seat: 0,
        about: "farm",
        detail: { borough: 0, hex: hexAt({ col: 0, row: 0 }), around: tiles },
        cause: { rule: "4.2" },
      },
      () => "Ada",
    );
  it.each([
    ["en", "Ada places Farm upper left of Office Building, below Lake."],
    ["pl", "Ada umieszcza kafelek „Farma” na lewo w górę od biurowca, poniżej jeziora."],
    ["ru", "Ada выкладывает тайл «Ферма» слева сверху от бизнес-центра, ниже озера."],
  ] as const)("%s", (language, text) => {
    expect(placed(language, around)).toBe(text);
  });

  it("on both sides is beside", () => {
    const both = [...around, { kind: "lake", hex: hexAt({ col: -1, row: 1 }) }];
    expect(placed("en", both)).toBe("Ada places Farm beside Lake and Office Building, below Lake.");
  });
});
