import { botFor } from "@tabletown/bots";
import { quickChance, winners } from "@tabletown/kernel";
import { describe, expect, it } from "vitest";
import { game } from "../fixtures/arrange.ts";
import { budowaMiastaMind } from "./index.ts";

describe("the mind", () => {
  it("makes one step of looking ahead beat chance", () => {
    const mind = budowaMiastaMind.mind({});
    const greedy = botFor("greedy", game, mind);
    const random = botFor("random", game, mind);
    let won = 0;
    for (let n = 0; n < 24; n++) {
      const chance = quickChance(`evaluation ${n}`);
      const hero = n % 2;
      const s = game.setup(2, chance);
      for (let [seat] = game.toAct(s); seat !== undefined; [seat] = game.toAct(s)) {
        const bot = seat === hero ? greedy : random;
        const question = { seat, view: game.view(s, seat), options: game.actions(s, seat), chance };
        game.apply(s, seat, bot.decide({ ...question, budget: { iterations: 200 } }).action, chance);
      }
      if (winners(game.score(s)).includes(hero)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(21);
  });
});
