import { describe, expect, it } from "vitest";
import { suburbia } from "../index.ts";

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
