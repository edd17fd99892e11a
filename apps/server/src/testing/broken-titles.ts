import type { Title } from "@tabletown/kernel";
import type { LoadableGame } from "../catalog.ts";
import { hiddenHands } from "./hidden-hands.ts";

const whole: Title = hiddenHands;

function broken(id: string, change: Partial<Title>): LoadableGame {
  return { id, load: async () => ({ ...whole, id, game: () => ({ ...whole.game({}), id }), ...change }) };
}

function fails(what: string): () => never {
  return () => {
    throw new Error(what);
  };
}

/** A catalog in which one game is whole and every other is broken in a way of its own. */
export const catalog: readonly LoadableGame[] = [
  { id: "unloadable", load: async () => fails("a file is missing")() },
  { id: whole.id, load: async () => whole },
  broken("unbound", { game: fails("a component is missing") }),
  broken("wordless", { words: fails("a text is missing") }),
  broken("jammed", { game: () => ({ ...whole.game({}), id: "jammed", apply: fails("a rule is missing") }) }),
];

export async function findMind(): Promise<undefined> {}
