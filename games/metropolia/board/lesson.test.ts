import { lessonChecks, playLesson } from "@tabletown/testkit";
import { describe, expect, it } from "vitest";
import { metropolia } from "../index.ts";
import { builtBy, coinsOf } from "../rules/counts.ts";
import { lesson } from "./lesson.ts";

describe("the lesson", () => {
  for (const { name, check } of lessonChecks(metropolia, lesson)) it(name, check);

  it("leads where it says: 4 coins after the first roll, 6 after the second, a Train Station, two dice and a Ranch", () => {
    const states = playLesson(metropolia, lesson);
    expect(states.map(({ counts }) => coinsOf(counts, 0))).toEqual([3, 4, 2, 3, 3, 6, 2, 2, 2, 2, 1]);
    expect(states.map(({ counts }) => builtBy(counts, 0)).at(-1)).toBe(0b0001);
  });

  it("leaves the learner waiting for the other player", () => {
    expect(playLesson(metropolia, lesson).at(-1)).toMatchObject({ turn: 1, phase: { type: "roll" } });
  });
});
