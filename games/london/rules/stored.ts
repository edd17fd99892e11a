import { stateWith, writeIds } from "./ids.ts";
import type { Ruleset } from "./ruleset.ts";
import type { State } from "./state.ts";

/** The state as records hash it: in ids, and the number of an effect within its list was once named `at`. */
export function stored(rules: Ruleset, s: State): unknown {
  const inIds = stateWith(s, writeIds(rules));
  return {
    ...inIds,
    agenda: inIds.agenda.map((task) => {
      if (!("index" in task)) return task;
      const { index, ...rest } = task;
      return { ...rest, at: index };
    }),
  };
}
