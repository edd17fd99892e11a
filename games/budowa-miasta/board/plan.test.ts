import { describe, expect, it } from "vitest";
import { standard } from "../data/standard.ts";
import type { Table } from "../data/table.ts";
import { type Box, planOf } from "./plan.ts";

const overlap = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < (a.w + b.w) / 2 && Math.abs(a.y - b.y) < (a.h + b.h) / 2;

describe("the plan of the city", () => {
  it("[1.1] lays out every object and every lot without overlap, inside its frame", () => {
    const { objects, streets, width, height } = planOf(standard);
    const boxes = [...Object.values(objects), ...streets.flatMap(({ lots }) => lots)];
    expect(boxes).toHaveLength(9 + 48);
    for (const [i, a] of boxes.entries()) {
      expect(a.x - a.w / 2).toBeGreaterThanOrEqual(0);
      expect(a.x + a.w / 2).toBeLessThanOrEqual(width);
      expect(a.y - a.h / 2).toBeGreaterThanOrEqual(0);
      expect(a.y + a.h / 2).toBeLessThanOrEqual(height);
      for (const b of boxes.slice(i + 1)) expect(overlap(a, b)).toBe(false);
    }
  });

  it("[1.2] puts the first and the last lot beside their objects", () => {
    const { objects, streets } = planOf(standard);
    const distance = (a: Box, b: Box): number => Math.hypot(a.x - b.x, a.y - b.y);
    for (const { id, lots } of streets) {
      const row = standard.streets.find((street) => street.id === id);
      const first = objects[row?.first ?? ""] as Box;
      const last = objects[row?.last ?? ""] as Box;
      const nearest = (to: Box) => [...lots].sort((a, b) => distance(a, to) - distance(b, to))[0]?.id;
      expect([nearest(first), nearest(last)]).toEqual([row?.lots[0], row?.lots.at(-1)]);
    }
  });

  it("follows the places that a corrected table gives", () => {
    const moved: Table = {
      ...standard,
      objects: standard.objects.map((object) =>
        object.id === "pool"
          ? { ...object, row: 0, column: 3 }
          : object.id === "stadium"
            ? { ...object, row: 3 }
            : object,
      ),
    };
    const before = planOf(standard);
    const after = planOf(moved);
    expect(after.width).toBeGreaterThan(before.width);
    expect(after.height).toBeGreaterThan(before.height);
    expect(after.objects.pool?.x).toBeGreaterThan(before.objects.mall?.x ?? 0);
  });
});
