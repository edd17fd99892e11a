import * as v from "valibot";
import { MatchSummary, Status } from "../match.ts";
import { PersonId } from "../names.ts";
import { route } from "./route.ts";
import { Nothing, OfMatch, OfPerson, Whole } from "./shared.ts";

export const adminRoutes = {
  adminMatches: route({
    method: "GET",
    path: "/api/admin/matches",
    group: "admin",
    summary: "All matches, newest first",
    who: "admin",
    limit: "read",
    query: v.object({ status: v.optional(Status), before: v.optional(Whole) }),
    reply: v.object({ matches: v.array(MatchSummary) }),
  }),
  adminClose: route({
    method: "POST",
    path: "/api/admin/matches/{match}/close",
    group: "admin",
    summary: "End a match without a result",
    who: "admin",
    limit: "write",
    params: OfMatch,
    reply: Nothing,
  }),
  adminPeople: route({
    method: "GET",
    path: "/api/admin/people",
    group: "admin",
    summary: "Find people by name",
    who: "admin",
    limit: "read",
    query: v.object({ name: v.optional(v.pipe(v.string(), v.maxLength(80)), "") }),
    reply: v.object({
      people: v.array(
        v.object({
          person: PersonId,
          name: v.string(),
          login: v.optional(v.string()),
          seen: v.number(),
          banned: v.boolean(),
        }),
      ),
    }),
  }),
  adminBan: route({
    method: "PUT",
    path: "/api/admin/bans/{person}",
    group: "admin",
    summary: "Keep somebody out",
    who: "admin",
    limit: "write",
    params: OfPerson,
    reply: Nothing,
  }),
  adminUnban: route({
    method: "DELETE",
    path: "/api/admin/bans/{person}",
    group: "admin",
    summary: "Let somebody in again",
    who: "admin",
    limit: "write",
    params: OfPerson,
    reply: Nothing,
  }),
  adminBackup: route({
    method: "POST",
    path: "/api/admin/backup",
    group: "admin",
    summary: "Write a backup into the data folder's backups while the server runs",
    who: "admin",
    limit: "heavy",
    reply: v.object({ file: v.string(), rows: v.number() }),
  }),
};
