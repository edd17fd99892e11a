import {
  DEFAULT_TRAINING,
  decodeNet,
  expectedValue,
  lookaheadContext,
  netJudge,
  runnerOf,
  selfPlayOf,
} from "@tabletown/bots";
import { quickChance } from "@tabletown/kernel";
import { describe, expect, test } from "vitest";
import { gameWith } from "../fixtures/arrange.ts";
import type { Action } from "../rules/action.ts";
import { metropoliaMind } from "./index.ts";

describe.each([false, true])("with PLUS: %s", (plus) => {
  const game = gameWith({ plus });
  const mind = metropoliaMind.mind(game.options);

  test("rolls that come to the same are weighed once, and the mean stays what it is", () => {
    const { outcome: _, ...tellingAllApart } = mind;
    const judge = netJudge(game, mind);
    const chance = quickChance(`rolls ${plus}`);
    let rolls = 0;
    for (let s = game.setup(3, chance); rolls < 40; ) {
      const [seat] = game.toAct(s);
      if (seat === undefined) {
        s = game.setup(3, chance);
        continue;
      }
      const options = game.actions(s, seat);
      for (const action of options.filter(({ type }) => type === "roll")) {
        // Boats roll dice of their own, which are more than can be gone through: both draw the same few.
        const mean = (of: typeof mind): readonly number[] =>
          expectedValue(lookaheadContext(game, of, judge, quickChance("few")), s, seat, action);
        const expected = mean(tellingAllApart);
        for (const [i, value] of mean(mind).entries()) expect(value).toBeCloseTo(expected[i] as number, 9);
        rolls++;
      }
      game.apply(s, seat, options[chance.int(options.length)] as Action, chance);
    }
  });
});

test("without luck a net learns the same on average from a game, with far less noise", () => {
  const game = gameWith({ plus: false });
  const mind = metropoliaMind.mind(game.options);
  const net = decodeNet(mind.net?.(2) ?? expect.unreachable("there is no net for two"));
  const learned = (adjustForLuck: boolean): number[] => {
    const settings = { ...DEFAULT_TRAINING, seats: 2, lambda: 1, exploration: 0, evaluationShare: 0, luckByNet: true };
    const play = selfPlayOf(game, mind, runnerOf(net), { ...settings, adjustForLuck });
    const chance = quickChance("without luck");
    return Array.from({ length: 30 }, () => play(chance).at(-1)?.target[0] as number);
  };
  const plain = spread(learned(false));
  const adjusted = spread(learned(true));
  expect(Math.abs(adjusted.mean - plain.mean)).toBeLessThan(3 * plain.error);
  expect(adjusted.error).toBeLessThan(plain.error / 2);
});

function spread(values: readonly number[]): { readonly mean: number; readonly error: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares) / values.length };
}
