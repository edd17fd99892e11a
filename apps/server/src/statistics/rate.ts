import { rate, UNRATED } from "@tabletown/bots";
import { StoreFault } from "../stores/sql.ts";
import type { Pool, RatingRow, ResultRow } from "../stores/statistics.ts";
import type { Store } from "../stores/store.ts";

const ATTEMPTS = 10;

/** Rates a finished match, exactly once: people among themselves, and on a scale of its own every match with bots. */
export async function rateMatch(store: Store, match: string, now: number): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      const results = await store.statistics.results(match);
      await store.statistics.rate(
        match,
        [
          ...(await rated(
            store,
            "people",
            results.filter(({ person }) => person !== ""),
          )),
          ...(results.some(({ person }) => person === "") ? await rated(store, "bots", results) : []),
        ],
        now,
      );
      return;
    } catch (error) {
      const raced = error instanceof StoreFault && error.kind === "conflict";
      if (!raced || attempt === ATTEMPTS) throw error;
    }
  }
}

/** New ratings for those who took part; the same bot on several seats is rated by its best one. */
async function rated(store: Store, pool: Pool, results: readonly ResultRow[]): Promise<RatingRow[]> {
  const bySubject = new Map<string, ResultRow>();
  for (const result of results) {
    const subject = result.person !== "" ? result.person : `bot:${result.bot}`;
    const known = bySubject.get(subject);
    if (known === undefined || result.rank < known.rank) bySubject.set(subject, result);
  }
  if (bySubject.size < 2) return [];
  const subjects = [...bySubject.keys()];
  const game = results[0]?.game ?? "";
  const before = await Promise.all(subjects.map((subject) => store.statistics.rating(pool, game, subject)));
  const after = rate(
    before.map((row) => row ?? UNRATED),
    [...bySubject.values()].map(({ rank }) => rank),
  );
  return subjects.map((subject, index) => {
    const { mu, sigma } = after[index] ?? UNRATED;
    return { pool, game, subject, mu, sigma, rated: (before[index]?.rated ?? 0) + 1 };
  });
}
