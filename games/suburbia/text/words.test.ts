import { type Language, openMatch, play } from "@tabletown/kernel";
import { describe, expect, it } from "vitest";
import { suburbia } from "../index.ts";
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

describe("the last round", () => {
  it.each([
    ["en", "5; round 6 is the last", "6; this round is the last"],
    ["pl", "5; ostatnia będzie runda 6", "6; to ostatnia runda"],
    ["ru", "5; последним будет раунд 6", "6; это последний раунд"],
  ] as const)("is announced, and then said to be there (%s)", (language, before, there) => {
    const options = suburbia.options({});
    if (!options.ok) throw new Error(options.problem);
    const game = suburbia.game(options.value);
    const view = game.view(openMatch(game, 2, "last").state, 0);
    const told = (round: number): string | undefined =>
      suburbia.words(language).outline({ ...view, round, last: 6 }, String).sections[0]?.rows[0]?.text;
    expect([told(5), told(6)]).toEqual([before, there]);
  });
});

describe("the map for terminals", () => {
  it.each(["down", "up"])("numbers free spaces as the choices are (side %s)", (side) => {
    const options = suburbia.options({ side });
    if (!options.ok) throw new Error(options.problem);
    const game = suburbia.game(options.value);
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
