import { expect, test } from "vitest";
import { recordedGame } from "../test/recorded.fixture.ts";
import { choiceLuckOfGame } from "./choice-luck.ts";

const TRIES = 12;

test.each(["suburbia/table-2e-2", "london/2", "budowa-miasta/2-joined", "metropolia/base-3"])(
  "whichever of its answers a bot gave, over all of them its own luck has mean zero: %s",
  async (path) => {
    const given = await recordedGame(path, 120);
    const { game, played, seats } = given;
    let [tried, mattered] = [0, 0];
    for (const [index, move] of played.moves.entries()) {
      const options = game.actions(played.states[index], move.seat);
      if (options.length < 3 || tried >= TRIES || index % 5 > 0) continue;
      tried++;
      const answers = [options[0], options[1], options.at(-1), options[0]];
      const sum = Array.from({ length: seats }, () => 0);
      for (const [n, action] of answers.entries()) {
        const moves = played.moves.with(index, { ...move, action });
        const instead = moves.map((_, number) => (number === index ? answers.toSpliced(n, 1) : []));
        const luck = choiceLuckOfGame({ ...given, played: { ...played, moves } }, instead);
        if (luck.some((each) => each !== 0)) mattered++;
        for (const [seat, each] of luck.entries()) sum[seat] = (sum[seat] as number) + each;
      }
      for (const each of sum) expect(each).toBeCloseTo(0, 9);
    }
    expect(mattered).toBeGreaterThan(TRIES);
  },
);

test("who would have done the same again, or was not asked, owes nothing to luck", async () => {
  const given = await recordedGame("suburbia/table-2e-2", 40);
  const same = given.played.moves.map(({ action }) => [action, action]);
  expect(choiceLuckOfGame(given, same)).toEqual([0, 0]);
  expect(choiceLuckOfGame(given, [])).toEqual([0, 0]);
});
