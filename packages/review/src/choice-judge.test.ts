import { expect, test } from "vitest";
import { recordedGame } from "../test/recorded.fixture.ts";
import { choiceJudge, roughJudge, secondLook } from "./choice-judge.ts";
import { THRESHOLDS } from "./marks.ts";

test("an option that costs much is behind what a second look plays instead, and what is good stays", async () => {
  const { game, mind, played, seats } = await recordedGame("suburbia/table-2e-3", 4);
  const [seat] = game.toAct(played.states[3]) as [number];
  const position = { view: game.view(played.states[3], seat), seat, seed: "judged" };
  const [bad] = game.actions(played.states[3], seat);
  const thresholds = [THRESHOLDS.blunder];
  const judge = choiceJudge(game, mind, seats);
  const loss = (action: unknown): number | undefined => judge({ ...position, action, times: 1, thresholds })?.mean;
  expect(loss(bad)).toBeGreaterThan(2 * THRESHOLDS.blunder);
  const lookAgain = secondLook(game, mind, seats);
  const again = { ...position, rounds: 24, lead: THRESHOLDS.mistake };
  const good = lookAgain({ ...again, action: bad });
  expect(loss(good)).toBeLessThan(THRESHOLDS.blunder);
  expect(lookAgain({ ...again, action: good })).toEqual(good);
  const [behind, even] = roughJudge(game, mind, seats)({ ...position, options: [bad, good], good, rounds: 16 });
  expect(behind).toBeGreaterThan(THRESHOLDS.blunder);
  expect(even).toBe(0);
});
