import type { LessonStep, ScriptedMove } from "./board.ts";

/** The moves of a step of a lesson, without what it says. */
export function movesOfStep(step: LessonStep): readonly ScriptedMove[] {
  if (step.kind === "tell" || step.kind === "tap") return [];
  const seat = step.kind === "watch" ? step.seat : 0;
  const { move, draws } = step;
  const also = step.kind === "watch" ? (step.also ?? []) : [];
  return [{ seat, move, ...(draws !== undefined && { draws }) }, ...also.map((each) => ({ seat, move: each }))];
}
