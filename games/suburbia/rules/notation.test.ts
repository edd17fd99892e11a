import { describe, expect, it } from "vitest";
import { arrange } from "../fixtures/arrange.ts";
import { atOf } from "./hex.ts";

describe("notation", () => {
  const { game } = arrange({}, [{}, {}]);

  it.each([
    ["keep harbormaster", { do: "keep", goal: "harbormaster" }],
    ["buy farm from 5", { do: "buy", tile: "farm", space: 5 }],
    ["lake farm from 7", { do: "lake", tile: "farm", space: 7 }],
    ["basic suburbs", { do: "basic", tile: "suburbs" }],
    ["invest lake at -1,3", { do: "invest", tile: "lake", at: atOf({ col: -1, row: 3 }) }],
    ["place at 12,-20", { do: "place", at: atOf({ col: 12, row: -20 }) }],
    ["discard mint from 1", { do: "discard", tile: "mint", space: 1 }],
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
