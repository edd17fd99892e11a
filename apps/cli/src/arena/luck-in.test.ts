import { contest, pilesBySeat, scheduleOf, withArrangedPiles } from "@tabletown/bots";
import { expect, test } from "vitest";
import { chooseGame } from "../chosen-game.ts";
import { entriesOf, seat } from "./contestants.ts";
import { luckIn } from "./luck-in.ts";
import { matchRecorder } from "./match-recorder.ts";

test("a game in which every seat draws by an order of its own tells what luck gave: as much to one as it took from the other", async () => {
  const chosen = await chooseGame("suburbia", {});
  const entries = entriesOf("random,random");
  const { contestants, close } = await seat(chosen, entries, {});
  const scheduled = scheduleOf(2, 2, 2, "s").gameNumbered(0);
  const arrange = pilesBySeat(chosen.game, scheduled.seed);
  const game = withArrangedPiles(chosen.game, arrange);
  const recorder = matchRecorder({ ...chosen, game }, scheduled, entries);
  const result = await contest(game, contestants, scheduled, recorder.play);
  close();
  const { luck } = await luckIn(chosen, arrange, recorder);
  expect(luck).toHaveLength(2);
  const [first, second] = luck as [number, number];
  expect(first + second).toBeCloseTo(0, 6);
  expect(Math.abs(first)).toBeGreaterThan(0);
  expect(result.forfeits).toEqual([]);
  // Drawn from the piles as they were shuffled other cards come, and the record does not hold.
  expect(await luckIn(chosen, () => undefined, recorder)).toEqual({});
});
