import type { State } from "./state.ts";

/** The state as records hash it: there a phase is tagged `at`. */
export function stored(s: State): unknown {
  const { type, ...rest } = s.phase;
  return { ...s, phase: { at: type, ...rest } };
}
