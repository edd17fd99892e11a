/** Something that must hold, ready to be made a test: `for (const { name, check } of …) it(name, check)`. */
export interface Check {
  readonly name: string;
  check(): void;
}

/** Says what is wrong; a test that runs the check then fails with this sentence. */
export function demand(condition: boolean, sentence: () => string): asserts condition {
  if (!condition) throw new Error(sentence());
}
