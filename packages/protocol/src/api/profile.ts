import * as v from "valibot";
import { BotLevel } from "../match.ts";
import { GameId, MatchId, PersonId } from "../names.ts";
import { route } from "./route.ts";
import { Nothing, nextPage, OfPerson } from "./shared.ts";
import { GameStatistics } from "./statistics.ts";

const Shows = v.picklist(["everyone", "played", "nobody"]);
/** Whom somebody shows their profile to: everyone, people they have played with, or nobody. */
export type Shows = v.InferOutput<typeof Shows>;

const Options = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));

/** The best that somebody has reached at a game, with others or alone. Where it is not public, only they are told the match. */
const Best = v.object({
  game: GameId,
  match: v.optional(MatchId),
  score: v.number(),
  ended: v.number(),
  /** Alone: what the points are made of, titles among them, and the options that decide about those. */
  alone: v.optional(v.object({ options: Options, parts: v.array(v.unknown()) })),
});

/** How matches with somebody else, or with a kind of bot, have ended. */
const Opponent = v.object({
  person: v.optional(PersonId),
  bot: v.optional(BotLevel),
  name: v.string(),
  played: v.number(),
  ahead: v.number(),
  behind: v.number(),
  level: v.number(),
});

/** A rating after a match, which others are told if it is public. */
const RatingStep = v.object({
  game: GameId,
  match: v.optional(MatchId),
  at: v.number(),
  mu: v.number(),
  sigma: v.number(),
});

const Profile = v.object({
  person: PersonId,
  name: v.string(),
  /** Whether it is kept with an account. */
  account: v.boolean(),
  since: v.number(),
  /** For its owner alone. */
  shows: v.optional(Shows),
  games: v.array(GameStatistics),
  bySeats: v.array(v.object({ game: GameId, seats: v.number(), played: v.number(), won: v.number() })),
  opponents: v.array(Opponent),
  bests: v.array(Best),
  course: v.array(RatingStep),
});
export type Profile = v.InferOutput<typeof Profile>;

const PlayedMatch = v.object({
  match: MatchId,
  game: GameId,
  ended: v.number(),
  seats: v.number(),
  rank: v.number(),
  score: v.number(),
  /** Played to its end. */
  finished: v.boolean(),
  places: v.array(
    v.object({
      name: v.string(),
      person: v.optional(PersonId),
      bot: v.optional(BotLevel),
      rank: v.number(),
      score: v.number(),
    }),
  ),
});
export type PlayedMatch = v.InferOutput<typeof PlayedMatch>;

export const profileRoutes = {
  profile: route({
    method: "GET",
    path: "/api/people/{person}/profile",
    group: "statistics",
    summary: "What somebody has played and how it went, as far as they show it",
    who: "anybody",
    limit: "read",
    params: OfPerson,
    reply: Profile,
  }),
  played: route({
    method: "GET",
    path: "/api/people/{person}/matches",
    group: "statistics",
    summary: "Somebody's finished matches, newest first; private ones only for themselves",
    who: "anybody",
    limit: "read",
    params: OfPerson,
    query: v.object({
      game: v.optional(GameId),
      outcome: v.optional(v.picklist(["won", "other"])),
      ...nextPage,
    }),
    /** `more`: there are older ones. */
    reply: v.object({ matches: v.array(PlayedMatch), more: v.optional(v.boolean()) }),
  }),
  showProfile: route({
    method: "PUT",
    path: "/api/profile",
    group: "statistics",
    summary: "Choose whom you show your profile to",
    who: "person",
    limit: "write",
    body: v.strictObject({ shows: Shows }),
    reply: Nothing,
  }),
};
