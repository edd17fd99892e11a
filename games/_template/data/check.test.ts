import { tableFaultText } from "@tabletown/kernel";
import { expect, it } from "vitest";
import { check } from "./check.ts";
import { standard } from "./standard.ts";

const [cottage, ...others] = standard.buildings;

it("accepts the table of the game, and says which place of another is wrong", () => {
  expect(check(JSON.parse(JSON.stringify(standard)))).toEqual({ ok: true, value: standard });
});

it.each([
  ["[1.2] three buildings for each of four players", { buildings: [cottage] }, "buildings: at least 12 buildings"],
  [
    "no two buildings of one name",
    { buildings: [cottage, ...standard.buildings] },
    'buildings.1.id: "cottage" is used',
  ],
  ["no building of the name of a corner", { corner: { id: "tower", points: 5 } }, 'corner.id: "tower" is used twice'],
  ["names that fit into a move", { buildings: [{ ...cottage, id: "a cottage" }, ...others] }, "buildings.0.id"],
])("asks for %s", (_, change, problem) => {
  const checked = check({ ...standard, ...change });
  expect(checked.ok ? "accepted" : tableFaultText("en", checked.problem)).toContain(problem);
});
