import { expect, test } from "vitest";
import { chartSvg } from "./chart.ts";
import { growthOf } from "./curve.ts";
import { gameCurves } from "./game-curves.ts";

test("a game has a line for each number of players, from its first moves to its last, and a picture of them", async () => {
  const curves = await gameCurves("budowa-miasta", 1);
  expect(curves.map(({ id }) => id)).toEqual(["budowa-miasta-move", "budowa-miasta-evaluation"]);
  for (const curve of curves) {
    expect(curve.lines.map(({ name }) => name)).toEqual([2, 3, 4, 5, 6].map((count) => `${count} players`));
    for (const { points } of curve.lines) {
      expect(points.length).toBe(10);
      expect(points.map(([moves]) => moves)).toEqual(points.map(([moves]) => moves).toSorted((a, b) => a - b));
      expect(points.every(([, microseconds]) => microseconds > 0)).toBe(true);
    }
    const picture = chartSvg(curve);
    for (const { name } of curve.lines) expect(picture).toContain(`>${name}</text>`);
    expect(picture).not.toMatch(/NaN|Infinity|undefined/);
  }
});

test("growth is what the last third of a line costs in terms of the first", () => {
  const line = (costs: readonly number[]) => ({ name: "", points: costs.map((cost, i) => [i, cost] as const) });
  expect(growthOf(line([2, 2, 3, 3, 4, 4]))).toBe(2);
  expect(growthOf(line([5]))).toBe(1);
});
