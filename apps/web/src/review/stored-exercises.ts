import { deviceStore } from "../part/device-store.ts";
import type { Exercise } from "./exercise.ts";

/** Everything one can learn from, over all one's reviewed matches; it stays on this device. */
const exercises = deviceStore("tabletown.exercises", "exercises");

/** Unsolved ones first, then the latest. */
export async function allExercises(): Promise<readonly Exercise[]> {
  const found = await exercises<Exercise[]>("readonly", (store) => store.getAll());
  return found.sort((a, b) => Number(a.solved) - Number(b.solved) || b.made - a.made || b.loss - a.loss);
}

export async function findExercise(id: string): Promise<Exercise | undefined> {
  return exercises<Exercise | undefined>("readonly", (store) => store.get(id));
}

export async function storeExercise(exercise: Exercise): Promise<void> {
  await exercises("readwrite", (store) => store.put(exercise));
}

/** Adds those that are not there yet: a match that is reviewed again gives nobody the same work twice. */
export async function addExercises(found: readonly Exercise[]): Promise<void> {
  const known = new Set(await exercises<IDBValidKey[]>("readonly", (store) => store.getAllKeys()));
  for (const exercise of found) if (!known.has(exercise.id)) await storeExercise(exercise);
}

export async function removeExercise(id: string): Promise<void> {
  await exercises("readwrite", (store) => store.delete(id));
}
