import { highStreet } from "@tabletown/_template";
import { canonical, type Game, type Match, openMatch, play, quickChance, type Seat } from "@tabletown/kernel";
import { describe, expect, test } from "vitest";
import { advise } from "./advise.ts";
import type { Bot, Question } from "./bot.ts";
import { fallbackMind } from "./fallback-mind.ts";
import { guarded, guardedAsync } from "./guarded.ts";
import { BOTS, botFor, LEVELS, planFor } from "./levels.ts";
import { trap } from "./trap.fixture.ts";

const game = highStreet.game({ corners: 1 });
const budget = { iterations: 40 };

function questionAt<S, A, V>(rules: Game<S, A, V>, state: S, seat: Seat, luck: string): Question<A, V> {
  return {
    seat,
    view: rules.view(state, seat),
    options: rules.actions(state, seat),
    chance: quickChance(luck),
    budget,
  };
}

/** Plays a game with one bot on all seats, looking at every question. */
function playThrough(bot: Bot, seats: number, seed: string, look: (match: Match, seat: Seat) => void): void {
  let match: Match = openMatch(game as Game, seats, seed);
  for (let [seat] = game.toAct(match.state as never); seat !== undefined; [seat] = game.toAct(match.state as never)) {
    look(match, seat);
    const { action } = bot.decide(questionAt(match.game, match.state, seat, `${seed}/${match.moves.length}`));
    const next = play(match, seat, action);
    if (!next.ok) throw new Error(`illegal: ${next.problem}`);
    match = next.value;
  }
}

describe.each(BOTS)("%s", (name) => {
  const bot: Bot = botFor(name, game as Game);

  test("answers legally at every seat count without a mind of the game", () => {
    for (const seats of [2, 3, 4]) playThrough(bot, seats, `legal/${seats}`, () => {});
  });

  test("gives the same answer for the same seed and iterations", () => {
    playThrough(bot, 3, "same", (match, seat) => {
      const ask = () => bot.decide(questionAt(match.game, match.state, seat, "again"));
      const { milliseconds: _, ...first } = ask();
      const { milliseconds: __, ...second } = ask();
      expect(second).toEqual(first);
    });
  });

  test("is blind: worlds that a seat cannot tell apart get the same answer", () => {
    const luck = quickChance("twins");
    playThrough(bot, 3, "blind", (match, seat) => {
      const twin = match.game.guess(JSON.parse(canonical(match.game.view(match.state, seat))), luck);
      const here = bot.decide(questionAt(match.game, match.state, seat, "eyes"));
      const there = bot.decide(questionAt(match.game, twin, seat, "eyes"));
      expect(there.action).toEqual(here.action);
      expect(there.weighed).toEqual(here.weighed);
    });
  });

  test("answers in time, however short it is", () => {
    // Time passes by what is done: every move that is tried takes a hundredth of a millisecond.
    let milliseconds = 0;
    const timed: typeof game = {
      ...game,
      apply(...move) {
        milliseconds += 0.01;
        game.apply(...move);
      },
    };
    const hurried: Bot = botFor(name, timed as Game, undefined, () => milliseconds);
    const { state } = openMatch(game, 4, "hurry");
    for (const budget of [1, 5, 20]) {
      const began = milliseconds;
      const { action } = hurried.decide({
        ...questionAt(game as Game, state, 0, "hurry"),
        budget: { milliseconds: budget },
      });
      expect(game.actions(state, 0)).toContainEqual(action);
      // Whatever is under way when time is up comes to its end.
      expect(milliseconds - began).toBeLessThan(budget + 0.5);
    }
  });
});

test("levels are told apart from the plain bots", () => {
  expect(LEVELS).toEqual(["beginner", "casual", "strong", "expert"]);
  expect(planFor("no such plan", game, fallbackMind(game))).toBeUndefined();
});

test("greedy takes what lies there; search sees the trap behind it", () => {
  const question = questionAt(trap, trap.setup(2, quickChance(1)), 0, "trap");
  expect(botFor("greedy", trap).decide(question).action).toBe("three");
  expect(botFor("expert", trap).decide(question).action).toBe("two");
});

test("search by rollouts sees the trap as well, and answers alike for the same iterations", () => {
  const mind = { ...fallbackMind(trap), rollout: { turns: () => 1, turn: ({ step }: { step: number }) => step } };
  const question = questionAt(trap, trap.setup(2, quickChance(1)), 0, "rollout");
  const decision = botFor("expert", trap, mind).decide(question);
  expect(decision).toMatchObject({ action: "two", iterations: 40 });
  expect(botFor("expert", trap, mind).decide(question).weighed).toEqual(decision.weighed);
  const shortSighted = { ...mind, rollout: { ...mind.rollout, turns: () => 0 } };
  expect(botFor("expert", trap, shortSighted).decide(question).action).toBe("three");
});

test("a decision explains itself: every option with its value, best first", () => {
  const question = questionAt(trap, trap.setup(2, quickChance(1)), 0, "why");
  const { weighed } = botFor("expert", trap).decide({ ...question, budget: { iterations: 400 } });
  expect(weighed.map(({ action }) => action)).toEqual(["two", "three"]);
  for (const { value } of weighed) expect(value).toBeGreaterThanOrEqual(0);
  for (const { value } of weighed) expect(value).toBeLessThanOrEqual(1);
  expect(weighed[0]?.value).toBeGreaterThan(weighed[1]?.value ?? 1);
});

test("advice lists every option, best first, and everybody's chances", () => {
  const s = trap.setup(2, quickChance(1));
  const { options, chances } = advise(trap, undefined, trap.view(s, 0), 0, { iterations: 400 });
  expect(options.map(({ action }) => action)).toEqual(["two", "three"]);
  expect(chances[0]).toBeCloseTo(0.5, 6);
  trap.apply(s, 0, "three", quickChance(1));
  trap.apply(s, 1, "spring", quickChance(1));
  expect(advise(trap, undefined, trap.view(s, 0), 0, { iterations: 10 })).toMatchObject({ options: [] });
});

test("advice on a forced choice is what the chances are anyway", () => {
  const s = { step: 1, scores: [2, 0] as [number, number], open: false };
  const { options, chances } = advise(trap, undefined, trap.view(s, 1), 1, budget);
  expect(options).toMatchObject([{ action: "leave", value: chances[1] }]);
});

describe("a bot that fails forfeits its choice to the greedy one, and the decision says so", () => {
  const question = questionAt(trap, trap.setup(2, quickChance(1)), 0, "forfeit");
  const bots: Record<string, Bot<"three" | "two" | "spring" | "leave", never>> = {
    "out of order": {
      name: "throws",
      decide() {
        throw new Error("out of order");
      },
    },
    "not one of the options": {
      name: "cheats",
      decide: () => ({ action: "spring", weighed: [], iterations: 0, milliseconds: 0 }),
    },
  };
  test.each(Object.entries(bots))("%s", async (reason, bot) => {
    const mind = fallbackMind(trap);
    for (const decision of [
      guarded(trap, mind, bot as never).decide(question),
      await guardedAsync(trap, mind, bot as never).decide(question),
    ]) {
      expect(decision.action).toBe("three");
      expect(decision.forfeit).toContain(reason);
    }
  });

  test("and where greedy fails too, any legal move keeps the table going", () => {
    const mind = {
      evaluate: () => {
        throw new Error("no idea");
      },
      scale: () => 1,
    };
    const decision = botFor("greedy", trap, mind).decide(question);
    expect(decision).toMatchObject({ action: "three", forfeit: "no idea; greedy: no idea" });
  });
});

test("where search gains nothing by time, strong searches no longer than the game tells, and expert does", () => {
  const mind = { ...fallbackMind(trap), strongIterations: 5 };
  const question = { ...questionAt(trap, trap.setup(2, quickChance(1)), 0, "most"), budget: { iterations: 80 } };
  expect(botFor("strong", trap, mind).decide(question).iterations).toBe(5);
  expect(botFor("expert", trap, mind).decide(question).iterations).toBe(80);
});
