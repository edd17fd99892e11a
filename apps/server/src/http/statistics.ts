import { failure, success } from "@tabletown/kernel";
import type { BotLevel } from "@tabletown/protocol";
import type { Services } from "../services.ts";
import type { RatingRow } from "../stores/statistics.ts";
import type { Handlers } from "./handlers.ts";

export function statisticsHandlers({ store }: Services): Pick<Handlers, "statistics" | "headToHead" | "ratings"> {
  return {
    async statistics({ params }) {
      const person = await store.people.find(params.person);
      if (person === undefined) return failure({ code: "not-found" });
      const [played, ratings] = await Promise.all([
        store.statistics.played(person.id),
        store.statistics.ratingsOf(person.id),
      ]);
      const ratingIn = (pool: string, game: string) => ratings.find((row) => row.pool === pool && row.game === game);
      return success({
        person: person.id,
        name: person.name,
        games: played.map(({ game, played: count, won, finished, score, rank }) => {
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
        }),
      });
    },

    headToHead: async ({ params }) => success({ games: await store.statistics.against(params.person, params.other) }),

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

function shownRating({ mu, sigma, rated }: RatingRow) {
  return { value: mu - 3 * sigma, mu, sigma, rated };
}
