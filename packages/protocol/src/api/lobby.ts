import * as v from "valibot";
import { MatchSummary, TimeControl } from "../match.ts";
import { Code, GameId, MatchId, Name, PersonId } from "../names.ts";
import { route } from "./route.ts";
import { Nothing } from "./shared.ts";

const Pace = v.picklist(["live", "days"]);
/** How fast people who look for a game want to play: at one sitting, or a move now and then. */
export type Pace = v.InferOutput<typeof Pace>;

/** Most games that somebody may look for at once. */
const MOST_GAMES = 20;
const SeatCount = v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(16));

/** What somebody would like to play. */
const Wish = v.strictObject({
  games: v.pipe(v.array(GameId), v.minLength(1), v.maxLength(MOST_GAMES)),
  /** How many may sit at the table, bots included. */
  seats: v.pipe(v.array(SeatCount), v.minLength(1), v.maxLength(15)),
  pace: Pace,
  /** Whether bots may fill the table when people are too few after a while. */
  bots: v.optional(v.boolean(), false),
  /** Somebody who waits too, and who is welcome however strong. */
  with: v.optional(PersonId),
});
export type Wish = v.InferOutput<typeof Wish>;

/** Somebody who waits for a game, as everybody may see it. */
const Waiting = v.object({
  person: PersonId,
  name: v.string(),
  games: v.array(GameId),
  seats: v.array(v.number()),
  pace: Pace,
  since: v.number(),
});

const Lobby = v.object({
  waiting: v.array(Waiting),
  open: v.array(MatchSummary),
  live: v.array(MatchSummary),
});
export type Lobby = v.InferOutput<typeof Lobby>;

/** Where somebody who looks for a game stands. */
const Search = v.object({
  wish: v.optional(v.omit(Wish, ["with"])),
  since: v.optional(v.number()),
  /** When bots come in, where they may. */
  botsFrom: v.optional(v.number()),
  /** The match that was found. */
  match: v.optional(MatchId),
});

/** What an invitation is to, before anybody comes. */
const InvitationInfo = v.object({
  match: MatchId,
  game: GameId,
  host: v.optional(Name),
  time: TimeControl,
  seats: v.number(),
  open: v.number(),
  status: v.picklist(["lobby", "playing", "over", "closed"]),
  accountsOnly: v.boolean(),
});

export const lobbyRoutes = {
  lobby: route({
    method: "GET",
    path: "/api/lobby",
    group: "lobby",
    summary: "Who waits for a game, which tables are open to anyone and what can be watched; with an ETag",
    who: "anybody",
    limit: "read",
    tagged: true,
    reply: Lobby,
  }),
  search: route({
    method: "GET",
    path: "/api/search",
    group: "lobby",
    summary: "How the search for a game goes; who asks is still there",
    who: "person",
    limit: "read",
    reply: Search,
  }),
  startSearch: route({
    method: "PUT",
    path: "/api/search",
    group: "lobby",
    summary: "Look for a game; replaces an earlier search",
    who: "person",
    limit: "write",
    body: Wish,
    reply: Search,
  }),
  endSearch: route({
    method: "DELETE",
    path: "/api/search",
    group: "lobby",
    summary: "Stop looking for a game",
    who: "person",
    limit: "write",
    reply: Nothing,
  }),
  invitation: route({
    method: "GET",
    path: "/api/invitations/{code}",
    group: "lobby",
    summary: "Which game, whose table and how much time, before one comes to it",
    who: "anybody",
    limit: "code",
    params: v.object({ code: Code }),
    reply: InvitationInfo,
  }),
};
