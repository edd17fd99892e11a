import { checkOptions, failure, type Game, type GameEvent, success, type Title, type Words } from "@tabletown/kernel";

const STANDARD_ONLY = { en: "only the standard", pl: "tylko standard", ru: "только стандарт" };

/** The title of a small game for tests: nothing can be chosen, and its table is the only one. */
export function smallTitle<S, A, V, T extends object, E extends GameEvent>(
  game: Game<S, A, V, object, E>,
  table: T,
  words: Words<A, V, E>,
): Title<S, A, V, object, T, E> {
  const [path = ""] = Object.keys(table);
  return {
    id: game.id,
    rules: game.rules,
    optionSpecs: [],
    options: (given) => checkOptions([], given),
    components: {
      standard: table,
      check: (given) =>
        JSON.stringify(given) === JSON.stringify(table) ? success(table) : failure({ path, says: STANDARD_ONLY }),
      provenance: () => ({}),
    },
    game: () => game,
    words: () => words,
  };
}
