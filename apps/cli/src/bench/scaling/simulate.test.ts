import { quickChance } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { MEASURED } from "./costs.ts";
import { planFor } from "./plan.ts";
import { simulate } from "./simulate.ts";

test("a planned installation answers in time, the same figures every time; with half of its nodes it does not", () => {
  const plan = planFor(200_000, 5, MEASURED);
  const played = simulate(plan, MEASURED, quickChance("scaling"));
  expect(simulate(plan, MEASURED, quickChance("scaling"))).toEqual(played);
  expect(played.p99).toBeLessThan(50);
  const halved = simulate({ ...plan, nodes: Math.floor(plan.nodes / 2) }, MEASURED, quickChance("scaling"));
  expect(halved.p99).toBeGreaterThan(10 * played.p99);
});

test("with nobody in anybody's way a move takes as long as its parts", () => {
  const { nodePerMove, nodePerMoveHeard, databasePerMove, sync, announce } = MEASURED;
  const alone = simulate(planFor(10, 15, MEASURED), MEASURED, quickChance("alone"));
  const parts = nodePerMove + nodePerMoveHeard + databasePerMove + 1.5 * sync + announce;
  expect(alone.p50 / parts).toBeGreaterThan(0.8);
  expect(alone.p50 / parts).toBeLessThan(1.2);
});
