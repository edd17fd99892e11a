import { expect, test } from "vitest";
import { runHere, workFolder } from "../run.fixture.ts";

const folder = workFolder();

test("a bad move that is made on purpose is looked for, and figures come after every game", async () => {
  const { code, out } = await runHere(folder, [
    ...["bench", "blunders", "--games", "budowa-miasta", "--matches", "2", "--passes", "12", "--json"],
  ]);
  expect(code).toBe(0);
  const soFar = out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(soFar.map(({ planted, without }) => planted + without)).toEqual([1, 2]);
  for (const { planted, named, namedOfSeat, blunders, belowBlunder, belowMistake } of soFar) {
    expect(named).toBeLessThanOrEqual(namedOfSeat);
    expect(namedOfSeat).toBeLessThanOrEqual(planted);
    expect(belowMistake).toBeLessThanOrEqual(belowBlunder);
    expect(belowBlunder).toBeLessThanOrEqual(blunders);
  }
});
