import { quickChance } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { inPlay, loadGame } from "../library.ts";
import { type Exercise, nextAfter } from "./exercise.ts";
import { ExerciseMatch, type WeighAnswer } from "./exercise-match.ts";
import { howSure } from "./how-sure.ts";
import { reviewTexts } from "./text/index.ts";

const loaded = inPlay(await loadGame("suburbia"), { variant: "lone-architect" });
if (!loaded.ok) throw new Error(String(loaded.problem));
const { game } = loaded.value;
const state = game.setup(1, quickChance(1));
const [best, second, played, other] = game.actions(state, 0).map(game.format) as [string, string, string, string];

const option = { value: 0, error: 0, samples: 8 };

/** Only the best move and the one that was played were looked at closely. */
const exercise: Exercise = {
  id: "1",
  game: game.id,
  rules: game.rules,
  options: game.options,
  names: ["Ola"],
  seat: 0,
  view: game.view(state, 0),
  move: 1,
  mark: "blunder",
  unit: "points",
  loss: 8,
  played,
  choices: [
    { ...option, move: best, behind: 0 },
    { ...option, move: played, behind: 8 },
  ],
  line: [],
  made: 0,
  solved: false,
};

function tableWith(weigh: WeighAnswer): ExerciseMatch {
  if (!loaded.ok) throw new Error(String(loaded.problem));
  return new ExerciseMatch(loaded.value, exercise, weigh);
}

async function verdictOn(answer: string, behind: number | undefined): Promise<string | undefined> {
  const match = tableWith(() => Promise.resolve(behind));
  match.act(answer);
  await Promise.resolve();
  return match.answer.value?.verdict;
}

test("an answer that the review did not look at is weighed before anything is said of it", async () => {
  expect(await verdictOn(best, undefined)).toBe("right");
  expect(await verdictOn(played, undefined)).toBe("same");
  expect(await verdictOn(second, 0)).toBe("right");
  expect(await verdictOn(second, 2)).toBe("nearly");
  expect(await verdictOn(second, 4)).toBe("wrong");
  expect(await verdictOn(second, undefined)).toBe("unknown");
});

test("whoever goes on from exercise to exercise meets all that wait, solved or not, before one comes again", () => {
  const list = ["a", "b", "c", "d"].map((id) => ({ ...exercise, id, solved: id === "d" }));
  const after = (id: string): string | undefined => nextAfter(list, id)?.id;
  expect(["a", "b", "c", "d"].map(after)).toEqual(["b", "c", "a", "a"]);
  expect(nextAfter(list.slice(0, 1), "a")).toBeUndefined();
});

test("once the solution is on the table it is nobody's turn", () => {
  const match = tableWith(() => Promise.resolve(8));
  expect(match.nobodysTurn.value).toBeUndefined();
  match.show();
  expect(match.nobodysTurn.value).toBe(reviewTexts().solutionShown);
});

test("what is tried or shown while an answer is weighed stands", async () => {
  const asked: ((behind: number) => void)[] = [];
  const match = tableWith(() => new Promise((resolve) => asked.push(resolve)));
  match.act(second);
  match.act(other);
  asked[0]?.(0);
  await Promise.resolve();
  expect(match.answer.value).toMatchObject({ notation: other, verdict: "weighing" });
  match.show();
  asked[1]?.(8);
  await Promise.resolve();
  expect(match.answer.value).toMatchObject({ notation: other, verdict: "weighing" });
});

test("an answer is told to be the best only as far as choices were looked at, and as rough where it was weighed just now", async () => {
  const match = tableWith(() => Promise.resolve(0));
  match.act(best);
  expect(match.answer.value).toEqual({ notation: best, verdict: "right", behind: 0 });
  expect(howSure(exercise.choices, match.options)).toBe("some");
  expect(howSure(exercise.choices, exercise.choices.length)).toBe("all");
  expect(howSure([{ ...option, move: best, behind: 0, samples: 0 }], match.options)).toBe("none");
  const other = tableWith(() => Promise.resolve(0));
  other.act(second);
  await Promise.resolve();
  expect(other.answer.value).toEqual({ notation: second, verdict: "right", behind: 0, weighed: true });
});
