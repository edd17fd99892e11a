import { added } from "@tabletown/kernel";
import type { State, Task } from "./state.ts";

export type TaskOf<Type extends Task["type"]> = Extract<Task, { type: Type }>;

/** Tasks that differ in nothing but their type, made once. */
export const CHOICE: Task = { type: "choice" };
export const DEVELOP: Task = { type: "develop" };
export const RUN: Task = { type: "run" };
export const ASSIGN: Task = { type: "assign" };
export const CLOSING: Task = { type: "closing" };
export const LIMIT: Task = { type: "limit" };
export const OPENING: TaskOf<"opening"> = { type: "opening", drawn: 0, looked: false, peeked: 0 };

/** What comes first; undefined once the game is over. */
export function firstTask({ agenda }: State): Task | undefined {
  return agenda.length === 0 ? undefined : agenda[agenda.length - 1];
}

/** Puts a task before all others. */
export function addTask(s: State, task: Task): void {
  const { agenda } = s;
  // Written out: a list that grows by one takes room for many.
  s.agenda = agenda.length === 1 ? [agenda[0] as Task, task] : added(agenda, task);
}

/** Takes the first task off. */
export function dropTask(s: State): void {
  const { agenda } = s;
  s.agenda = agenda.length === 2 ? [agenda[0] as Task] : agenda.slice(0, -1);
}

/** Another task in place of the first one. */
export function changeTask(s: State, task: Task): void {
  const { agenda } = s;
  if (agenda.length === 1) s.agenda = [task];
  else if (agenda.length === 2) s.agenda = [agenda[0] as Task, task];
  else s.agenda = [...agenda.slice(0, -1), task];
}
