import * as v from "valibot";
import { MatchInfo, ReplayFrame } from "../match.ts";
import { Key } from "../names.ts";
import { route } from "./route.ts";
import { Nothing, nextPage, Viewer, Whole } from "./shared.ts";

const OfRecord = v.object({ record: v.pipe(v.string(), v.regex(/^[0-9a-z]{6,32}$/)) });

export const recordRoutes = {
  upload: route({
    method: "POST",
    path: "/api/records",
    group: "records",
    summary: "Upload a record; it is replayed and checked before it is kept",
    who: "person",
    limit: "heavy",
    bytes: 2 * 1024 * 1024,
    body: v.looseObject({ tabletown: v.number() }),
    reply: v.object({ record: v.string(), moves: v.number() }),
  }),
  records: route({
    method: "GET",
    path: "/api/records",
    group: "records",
    summary: "The records you have uploaded, newest first",
    who: "person",
    limit: "heavy",
    query: v.object(nextPage),
    reply: v.object({
      records: v.array(
        v.object({
          record: v.string(),
          game: v.string(),
          created: v.number(),
          names: v.array(v.string()),
          moves: v.number(),
        }),
      ),
    }),
  }),
  removeRecord: route({
    method: "DELETE",
    path: "/api/records/{record}",
    group: "records",
    summary: "Take away a record you have uploaded; who uploaded it too keeps it",
    who: "person",
    limit: "write",
    params: OfRecord,
    reply: Nothing,
  }),
  uploaded: route({
    method: "GET",
    path: "/api/records/{record}",
    group: "records",
    summary: "An uploaded record",
    who: "anybody",
    limit: "heavy",
    params: OfRecord,
    reply: v.looseObject({ tabletown: v.number() }),
  }),
  watchRecord: route({
    method: "GET",
    path: "/api/records/{record}/replay",
    group: "records",
    summary: "Watch an uploaded record, from any seat",
    who: "anybody",
    limit: "heavy",
    params: OfRecord,
    query: v.object({ as: v.optional(Viewer), from: v.optional(Whole, "0") }),
    reply: v.object({ moves: v.number(), frames: v.array(ReplayFrame) }),
  }),
  continueRecord: route({
    method: "POST",
    path: "/api/records/{record}/continue",
    group: "records",
    summary:
      "Go on from after any move of a record, as a new match on one screen with fresh chance; asked for again with the same key, it is opened once",
    who: "person",
    limit: "heavy",
    params: OfRecord,
    body: v.strictObject({ move: v.pipe(v.number(), v.integer(), v.minValue(0)), key: v.optional(Key) }),
    reply: MatchInfo,
  }),
};
