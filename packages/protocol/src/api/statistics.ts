import * as v from "valibot";
import { BotLevel } from "../match.ts";
import { GameId, PersonId } from "../names.ts";
import { route } from "./route.ts";
import { OfPerson } from "./shared.ts";

const Rating = v.object({
  /** What is shown and ranked by: mu − 3 sigma, OpenSkill's ordinal. */
  value: v.number(),
  mu: v.number(),
  sigma: v.number(),
  rated: v.number(),
});

export const GameStatistics = v.object({
  game: GameId,
  played: v.number(),
  won: v.number(),
  /** Of the matches that were played to their end. */
  averageScore: v.optional(v.number()),
  averageRank: v.number(),
  /** Against people. */
  rating: v.optional(Rating),
  /** In matches with bots, on the bots' own scale. */
  ratingWithBots: v.optional(Rating),
});

export const statisticsRoutes = {
  statistics: route({
    method: "GET",
    path: "/api/people/{person}/statistics",
    group: "statistics",
    summary: "What somebody has played, game by game",
    who: "anybody",
    limit: "read",
    params: OfPerson,
    reply: v.object({ person: PersonId, name: v.string(), games: v.array(GameStatistics) }),
  }),
  headToHead: route({
    method: "GET",
    path: "/api/people/{person}/against/{other}",
    group: "statistics",
    summary: "Two people in the matches they have in common",
    who: "anybody",
    limit: "read",
    params: v.object({ person: PersonId, other: PersonId }),
    reply: v.object({
      games: v.array(
        v.object({ game: GameId, played: v.number(), ahead: v.number(), behind: v.number(), level: v.number() }),
      ),
    }),
  }),
  ratings: route({
    method: "GET",
    path: "/api/ratings/{game}",
    group: "statistics",
    summary: "The best at a game: people, or bots on their own scale",
    who: "anybody",
    limit: "read",
    params: v.object({ game: GameId }),
    query: v.object({ of: v.optional(v.picklist(["people", "bots"]), "people") }),
    reply: v.object({
      ratings: v.array(
        v.object({
          person: v.optional(PersonId),
          bot: v.optional(BotLevel),
          name: v.string(),
          rating: Rating,
        }),
      ),
    }),
  }),
};
