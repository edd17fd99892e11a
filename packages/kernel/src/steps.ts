/** Does work that comes in steps all at once. */
export function finish<R>(steps: Generator<unknown, R>): R {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}
