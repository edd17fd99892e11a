import type { Game, GameEvent, Title } from "@tabletown/kernel";

/** A title bound to options as somebody would write them; a table where it is not the printed one. */
export function boundGame<S, A, V, O, T, E extends GameEvent>(
  title: Title<S, A, V, O, T, E>,
  given: unknown,
  table?: T,
): Game<S, A, V, O, E> {
  const options = title.options(given);
  if (!options.ok) throw new Error(`${title.id}: ${options.problem}`);
  return title.game(options.value, table);
}
