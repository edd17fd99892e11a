import { readFileSync } from "node:fs";
import { LANGUAGES } from "@tabletown/kernel";
import { describe, expect, it } from "vitest";
import { suburbia } from "../index.ts";

const SPEC = readFileSync(new URL("../SPEC.md", import.meta.url), "utf8");

/** The numbered chapters and rules of SPEC.md, without the brackets at the end that say where they come from. */
function specRules() {
  return [...SPEC.matchAll(/^(?:## (\d+)\. (.+)|- \*\*(\d+\.\d+)\*\* (.*))$/gm)].map((found) => {
    const [, chapter, heading = "", number = "", line = ""] = found;
    if (chapter !== undefined) return { number: chapter, text: heading };
    let depth = 0;
    let at = line.length;
    do {
      at--;
      if (line[at] === ")") depth++;
      if (line[at] === "(") depth--;
    } while (depth > 0 && at > 0);
    return { number, text: line.slice(0, at).trim() };
  });
}

describe("rule texts", () => {
  it("the English ones are those of SPEC.md", () => {
    expect(suburbia.words("en").rules).toEqual(specRules());
  });

  it.each(LANGUAGES)("%s has every rule", (language) => {
    expect(suburbia.words(language).rules.map(({ number }) => number)).toEqual(specRules().map(({ number }) => number));
  });

  it("every rule says where it comes from", () => {
    for (const [, line = ""] of SPEC.matchAll(/^- \*\*\d+\.\d+\*\* (.*)$/gm)) {
      expect(line).toMatch(/\((?=.*(2e|1e|\*\*ours\*\*|tile face)).*\)$/);
    }
  });
});

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
