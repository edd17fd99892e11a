import { LANGUAGES } from "@tabletown/kernel";
import { expect, it } from "vitest";
import { arrange } from "../fixtures/arrange.ts";
import { highStreet } from "../index.ts";

const name = (seat: number): string => `P${seat}`;

it("numbers in texts come from the component table", () => {
  const { standard } = highStreet.components;
  const words = highStreet.words("en", { ...standard, corner: { ...standard.corner, points: 1 } });
  expect(words.effect("corner")).toBe("Scores 1 point.");
  expect(words.effect("tower")).toBe("Scores 7 points.");
});

it("counted nouns follow their number", () => {
  expect(highStreet.words("pl").effect("townhouse")).toBe("Daje 2 punkty.");
  expect(highStreet.words("ru").effect("tower")).toBe("Приносит 7 очков.");
});

it("says a hidden bid without its number and one's own with it", () => {
  const [event] = arrange({ phase: { type: "auction", plot: 1 }, players: [{}, {}] }).play(0, "bid 3");
  if (event?.what !== "bid") throw new Error("no bid");
  const { otherwise, seenBy: _, ...own } = event;
  for (const language of LANGUAGES) {
    const words = highStreet.words(language);
    expect(words.event(own, name)).toContain("3");
    expect(words.event({ what: "bid", seat: 0, cause: event.cause }, name)).not.toContain("3");
  }
  expect(otherwise).toEqual({ what: "bid", seat: 0, cause: event.cause });
});
