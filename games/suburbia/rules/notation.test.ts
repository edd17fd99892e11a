import { describe, expect, it } from "vitest";
import { arrange } from "../fixtures/arrange.ts";
import { hexAt } from "./hex.ts";

describe("notation", () => {
  const { game } = arrange({}, [{}, {}]);

  it.each([
    ["keep harbormaster", { type: "keep", goal: "harbormaster" }],
    ["buy farm from 5", { type: "buy", tile: "farm", space: 5 }],
    ["lake farm from 7", { type: "lake", tile: "farm", space: 7 }],
    ["basic suburbs", { type: "basic", tile: "suburbs" }],
    ["invest lake at -1,3", { type: "invest", tile: "lake", hex: hexAt({ col: -1, row: 3 }) }],
    ["place at 12,-20", { type: "place", hex: hexAt({ col: 12, row: -20 }) }],
    ["discard mint from 1", { type: "discard", tile: "mint", space: 1 }],
    // A market of corrected prices may have more than nine spaces.
    ["lake farm from 12", { type: "lake", tile: "farm", space: 12 }],
  ] as const)("%s", (line, action) => {
    expect(game.parse(line)).toEqual(action);
    expect(game.format(action)).toBe(line);
  });

  it.each([
    "",
    "buy",
    "buy farm",
    "buy palace from 3",
    "keep farm",
    "place at 1",
    "place at 01,3",
    "place at -0,3",
    "buy farm from 5 ",
  ])("%j is no move", (line) => expect(game.parse(line)).toBeUndefined());
});
