/** So long, in milliseconds, the page may be held up at a time. */
const SLICE = 8;

/** Works through a long list without holding the page up: after each slice whoever waits gets their turn. */
export async function inSlices<T, R>(items: readonly T[], work: (item: T, index: number) => R): Promise<readonly R[]> {
  return finishInSlices(
    (function* () {
      const results: R[] = [];
      for (const [index, item] of items.entries()) {
        results.push(work(item, index));
        yield;
      }
      return results;
    })(),
  );
}

/** The same with work that comes in steps of its own. */
export async function finishInSlices<R>(steps: Generator<undefined, R>): Promise<R> {
  let since = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() - since < SLICE) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
}
