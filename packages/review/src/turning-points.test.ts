import { expect, test } from "vitest";
import { recordedGame } from "../test/recorded.fixture.ts";
import { reviewOf } from "./findings.ts";
import type { Review, TurningPoint } from "./review.ts";
import { reviewerOf } from "./reviewer.ts";
import { reviewGame } from "./reviews.ts";
import { steadied } from "./turning-points.ts";

const named = ({ moments }: Review): string[] => moments.map(({ move, kind }) => `${move} ${kind}`);

test("while a review is made, no turning point that was shown goes again", async () => {
  const reviewer = reviewerOf(await recordedGame("metropolia/base-2", 40), { index: 0, of: 1 });
  let shown: Review | undefined;
  for (let passes = 0; passes < 4 && reviewer.advance(); passes++) {
    const found = reviewOf(reviewer.basis, [reviewer.findings()]);
    const next: Review = shown === undefined ? found : steadied(shown, found);
    expect(named(next)).toEqual(expect.arrayContaining([...named(found), ...named(shown ?? next)]));
    expect(next.moments.map(({ move }) => move)).toEqual(next.moments.map(({ move }) => move).sort((a, b) => a - b));
    shown = next;
  }
});

test("a choice that looks harmless for a while keeps its mark, and one that still costs has its newest figure", async () => {
  const before = reviewGame(await recordedGame("metropolia/base-2", 40), { passes: 6 });
  const index = before.moves.findIndex(({ choice }) => choice?.mark !== undefined);
  const { seat, choice } = before.moves[index] as Review["moves"][number];
  const point: TurningPoint = { move: index + 1, seat, kind: "choice", by: choice?.by[seat] ?? 0 };
  const shown: Review = { ...before, moments: [point] };
  const changed = (other: typeof choice): Review => ({
    ...before,
    moments: [],
    moves: before.moves.with(index, {
      ...(before.moves[index] as Review["moves"][number]),
      ...(other && { choice: other }),
    }),
  });
  if (choice === undefined) throw new Error("nothing was played badly");
  const { mark, ...harmless } = choice;
  const calm = steadied(shown, changed({ ...harmless, by: choice.by.map(() => 0) }));
  expect(calm.moments).toEqual([point]);
  expect(calm.moves[index]?.choice?.mark).toBe(mark);
  const cheaper = steadied(shown, changed({ ...choice, by: choice.by.map((by) => by / 2) }));
  expect(cheaper.moments).toEqual([{ ...point, by: point.by / 2 }]);
});
