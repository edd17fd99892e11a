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

/** Notes that it was solved, unless it was removed meanwhile. */
export async function solveExercise(id: string): Promise<void> {
  await exercises<Exercise | undefined>("readwrite", (store) => {
    const request: IDBRequest<Exercise | undefined> = store.get(id);
    request.onsuccess = () => {
      if (request.result !== undefined) store.put({ ...request.result, solved: true } satisfies Exercise);
    };
    return request;
  });
}

/** Adds those that are not there yet, all or none: a match that is reviewed again gives nobody the same work twice. */
export async function addExercises(found: readonly Exercise[]): Promise<void> {
  await exercises<IDBValidKey[]>("readwrite", (store) => {
    const request = store.getAllKeys();
    request.onsuccess = () => {
      for (const exercise of found) if (!request.result.includes(exercise.id)) store.put(exercise);
    };
    return request;
  });
}

export async function removeExercise(id: string): Promise<void> {
  await exercises("readwrite", (store) => store.delete(id));
}
