import { expect, test } from "vitest";
import { standard } from "../data/standard.ts";
import type { Action } from "./action.ts";
import { format, parse } from "./notation.ts";
import { rulesetOf } from "./ruleset.ts";

const rules = rulesetOf({}, standard);

const LINES: readonly (readonly [string, Action])[] = [
  ["repay", { type: "repay" }],
  ["borrow", { type: "borrow" }],
  ["look", { type: "look" }],
  ["pick a-salters", { type: "pick", card: "a-salters" }],
  ["return a-salters", { type: "return", card: "a-salters" }],
  ["draw", { type: "draw" }],
  ["take b-lords from top", { type: "take", row: "top", card: "b-lords" }],
  ["stop", { type: "stop" }],
  [
    "swap a-paupers for b-lords from bottom by st-pancras",
    { type: "swap", by: "st-pancras", give: "a-paupers", row: "bottom", card: "b-lords" },
  ],
  ["place a-hospital", { type: "place", card: "a-hospital" }],
  ["onto new", { type: "onto", stack: "new" }],
  ["onto 3", { type: "onto", stack: 2 }],
  ["play a-wren", { type: "play", card: "a-wren" }],
  ["discard a-salters", { type: "discard", card: "a-salters" }],
  ["buy southwark-bermondsey", { type: "buy", borough: "southwark-bermondsey" }],
  ["draw-more", { type: "draw-more" }],
  ["run", { type: "run" }],
  ["activate 1", { type: "activate", stack: 0 }],
  ["borough", { type: "borough" }],
  ["target 4", { type: "target", seat: 3 }],
  ["cover b-lords from bottom", { type: "cover", row: "bottom", card: "b-lords" }],
  ["repeat 2", { type: "repeat", stack: 1 }],
  ["turn 10", { type: "turn", stack: 9 }],
  ["done", { type: "done" }],
];

test("every kind of action is one readable line, and back", () => {
  for (const [line, action] of LINES) {
    expect(format(action)).toBe(line);
    expect(parse(rules, line)).toEqual(action);
  }
});

test("other lines are no actions", () => {
  const lines = [
    "",
    "Draw",
    "draw ",
    "take b-lords",
    "onto",
    "onto x",
    "activate a",
    "turn 01",
    "swap a for b",
    "buy",
    "place A",
  ];
  for (const line of [...lines, "take b-lords from top by x", "x".repeat(100_000)])
    expect(parse(rules, line)).toBeUndefined();
});
