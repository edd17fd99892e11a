import { success } from "@tabletown/kernel";
import type { BotLevel, Profile } from "@tabletown/protocol";
import type { Services } from "../services.ts";
import { profileOf } from "../statistics/visible.ts";
import type { RatingRow } from "../stores/statistics.ts";
import type { Store } from "../stores/store.ts";
import type { Handlers } from "./handlers.ts";

export function statisticsHandlers({ store }: Services): Pick<Handlers, "statistics" | "headToHead" | "ratings"> {
  return {
    async statistics({ params, person }) {
      const owner = await profileOf(store, params.person, person?.id);
      if (!owner.ok) return owner;
      const { name } = owner.value;
      return success({ person: params.person, name, games: await gameStatistics(store, params.person) });
    },

    async headToHead({ params, person }) {
      for (const each of [params.person, params.other]) {
        const owner = await profileOf(store, each, person?.id);
        if (!owner.ok) return owner;
      }
      return success({ games: await store.statistics.against(params.person, params.other) });
    },

    async ratings({ params, query }) {
      const bots = query.of === "bots";
      const rows = await store.statistics.best(bots ? "bots" : "people", params.game, bots);
      return success({
        ratings: rows.map((row) => ({
          ...(bots ? { bot: row.subject.slice("bot:".length) as BotLevel } : { person: row.subject }),
          name: bots ? row.subject.slice("bot:".length) : row.name,
          rating: shownRating(row),
        })),
      });
    },
  };
}

/** What somebody has played, game by game. */
export async function gameStatistics(
  { statistics }: Pick<Store, "statistics">,
  person: string,
): Promise<Profile["games"]> {
  const [played, ratings] = await Promise.all([statistics.played(person), statistics.ratingsOf(person)]);
  const ratingIn = (pool: string, game: string) => ratings.find((row) => row.pool === pool && row.game === game);
  return played.map(({ game, played: count, won, finished, score, rank }) => {
    const people = ratingIn("people", game);
    const bots = ratingIn("bots", game);
    return {
      game,
      played: count,
      won,
      ...(finished > 0 && { averageScore: score / finished }),
      averageRank: rank,
      ...(people !== undefined && { rating: shownRating(people) }),
      ...(bots !== undefined && { ratingWithBots: shownRating(bots) }),
    };
  });
}

function shownRating({ mu, sigma, rated }: RatingRow) {
  return { value: mu - 3 * sigma, mu, sigma, rated };
}
