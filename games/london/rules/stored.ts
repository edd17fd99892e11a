import type { State } from "./state.ts";

/** The state as records hash it: the number of an effect within its list was once named `at`. */
export function stored(s: State): unknown {
  return {
    ...s,
    agenda: s.agenda.map((task) => {
      if (!("index" in task)) return task;
      const { index, ...rest } = task;
      return { ...rest, at: index };
    }),
  };
}
