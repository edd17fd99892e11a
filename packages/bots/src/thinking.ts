/**
 * Thinking in small steps. After each it tells, to who asks, what it has found so far; who has heard enough leaves it
 * there. At its end it returns what all of it led to; who interrupts nothing calls `finish` of the kernel.
 */
export type Thinking<SoFar, Result = SoFar> = Generator<() => SoFar, Result, void>;

/** The same thinking, which tells what it has found so far in another form. */
export function* mapped<SoFar, Told, Result>(
  thinking: Thinking<SoFar, Result>,
  tell: (soFar: SoFar) => Told,
): Thinking<Told, Result> {
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
    const soFar = step.value;
    yield () => tell(soFar());
  }
}
