import { lessonChecks, playLesson } from "@tabletown/testkit";
import { describe, expect, it } from "vitest";
import { budowaMiasta } from "../index.ts";
import { placesOfLots } from "../rules/sets.ts";
import type { State } from "../rules/state.ts";
import { lesson } from "./lesson.ts";

describe("the lesson", () => {
  for (const { name, check } of lessonChecks(budowaMiasta, lesson)) it(name, check);

  const positions = playLesson(budowaMiasta, lesson);
  const { buildings } = budowaMiasta.components.standard;

  it("ends with the money it speaks of", () => {
    // Three villas for 1, 1 and 2, two shares for 4 and 6, 15 received; the other: villas for 2 and 2, a share for 5, 12 received.
    expect(positions.at(-1)?.money).toEqual([60 - 1 - 1 - 2 - 4 - 6 + 15, 60 - 2 - 2 - 5 + 12]);
  });

  it("deals the building it speaks of, and draws the one it needs", () => {
    const [opening, , drawn] = positions as [State, State, State];
    expect(buildings.flatMap(({ id }, lot) => (placesOfLots(opening)[lot] === 0 ? [id] : []))).toEqual([
      "B1",
      "B4",
      "C1",
      "H3",
    ]);
    expect(placesOfLots(drawn)[buildings.findIndex(({ id }) => id === "B2")]).toBe(0);
  });
});
