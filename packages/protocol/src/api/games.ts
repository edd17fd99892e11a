import * as v from "valibot";
import { GameId } from "../names.ts";
import { route } from "./route.ts";

const OptionValue = v.union([v.string(), v.number(), v.boolean()]);

export const GameInfo = v.object({
  id: GameId,
  rules: v.number(),
  /** Fewest and most seats over all options. */
  seats: v.tuple([v.number(), v.number()]),
  options: v.array(
    v.object({
      name: v.string(),
      values: v.array(OptionValue),
      /** Without this value of another option it changes nothing. */
      needs: v.optional(v.object({ option: v.string(), value: OptionValue })),
    }),
  ),
  title: v.record(v.string(), v.string()),
  pitch: v.record(v.string(), v.string()),
});
export type GameInfo = v.InferOutput<typeof GameInfo>;

export const gameRoutes = {
  server: route({
    method: "GET",
    path: "/api/server",
    group: "server",
    summary: "Which server this is and what it speaks",
    who: "anybody",
    limit: "read",
    reply: v.object({
      name: v.string(),
      version: v.string(),
      protocol: v.number(),
      now: v.number(),
      /** Public key for web push. */
      pushKey: v.string(),
    }),
  }),
  games: route({
    method: "GET",
    path: "/api/games",
    group: "server",
    summary: "The games this server hosts, with their options",
    who: "anybody",
    limit: "read",
    reply: v.object({
      games: v.array(GameInfo),
      /** Games that cannot be played because something in them is broken, and what. */
      broken: v.optional(v.array(v.object({ id: GameId, problem: v.string() })), []),
    }),
  }),
};
