import { type GameEvent, LANGUAGES, quickChance, scripted, step, type Title } from "@tabletown/kernel";
import type { Lesson, ScriptedMove } from "@tabletown/ui";
import { boundGame } from "./bound-game.ts";
import { type Check, demand } from "./check.ts";

/** The positions of a lesson, move by move, the opening first; throws where it cannot be played as it is written. */
export function playLesson<S, A, V, O, T, E extends GameEvent>(title: Title<S, A, V, O, T, E>, lesson: Lesson): S[] {
  const game = boundGame(title, lesson.options);
  let state = game.setup(lesson.seats, quickChance(lesson.seed));
  const positions = [state];
  for (const { seat, move, draws: drawn = [] } of movesOf(lesson)) {
    const draws = scripted(drawn);
    const stepped = step(game, state, seat, move, draws);
    demand(stepped.ok, () => `${move}: ${stepped.ok ? "" : stepped.problem}`);
    demand(draws.left() === 0, () => `${move}: ${draws.left()} draws too many`);
    state = stepped.value.state;
    positions.push(state);
  }
  return positions;
}

/** Everybody's moves in a lesson, in their order. */
export function movesOf({ steps }: Lesson): readonly ScriptedMove[] {
  return steps.flatMap((each) => {
    switch (each.kind) {
      case "do":
        return [{ ...each, seat: 0 }];
      case "watch":
        return [each, ...(each.also ?? []).map((move) => ({ seat: each.seat, move }))];
      default:
        return [];
    }
  });
}

/** What every lesson must be: playable as it is written, with its sentences in every language. */
export function lessonChecks<S, A, V, O, T, E extends GameEvent>(
  title: Title<S, A, V, O, T, E>,
  lesson: Lesson,
): Check[] {
  return [
    { name: "the lesson can be played as it is written", check: () => void playLesson(title, lesson) },
    {
      name: "every step of the lesson has its sentences in every language",
      check: () => {
        for (const [index, { text }] of lesson.steps.entries()) {
          for (const language of LANGUAGES) {
            demand(text[language].length > 20, () => `step ${index + 1} says too little in ${language}`);
          }
        }
      },
    },
  ];
}
