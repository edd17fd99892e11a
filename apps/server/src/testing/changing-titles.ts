import { catalog as usual } from "@tabletown/catalog";
import type { Title } from "@tabletown/kernel";
import type { LoadableGame } from "../catalog.ts";

const [metropolia] = await Promise.all(usual.filter(({ id }) => id === "metropolia").map((entry) => entry.load()));
if (metropolia === undefined) throw new Error("the game is missing");
const usualTitle: Title = metropolia;

/** Where it is said what the game is like: threads are given it as well. */
export const CHANGING = "TABLETOWN_TEST_GAME";

interface Changing {
  /** Of a wheat field. */
  readonly cost?: number;
  readonly rules?: number;
  /** Earlier rules that are still known. */
  readonly knows?: number;
}

function under(rules: number, cost: number): Title {
  const standard = structuredClone(usualTitle.components.standard) as {
    establishments: { id: string; cost: number }[];
  };
  for (const card of standard.establishments) if (card.id === "wheat-field") card.cost = cost;
  return {
    ...usualTitle,
    rules,
    components: { ...usualTitle.components, standard },
    game: (options, table = standard) => ({ ...usualTitle.game(options, table), rules }),
    words: (language, table = standard) => usualTitle.words(language, table),
  };
}

/** A catalog whose game is another from one start of the server to the next. */
export const catalog: readonly LoadableGame[] = [
  {
    id: usualTitle.id,
    async load() {
      const { cost = 1, rules = 1, knows }: Changing = JSON.parse(process.env[CHANGING] ?? "{}");
      return knows === undefined ? under(rules, cost) : { ...under(rules, cost), earlier: [under(knows, cost)] };
    },
  },
];

export async function findMind(): Promise<undefined> {}
