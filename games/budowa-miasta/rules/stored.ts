import type { State } from "./state.ts";

/** The state as records hash it: without the sets, which say again what the places say. */
export function stored({ sets: _, ...rest }: State): unknown {
  return rest;
}
