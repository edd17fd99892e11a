import * as v from "valibot";
import { MatchSummary, Status } from "../match.ts";
import { Name, PersonId } from "../names.ts";
import { route } from "./route.ts";
import { Nothing, nextPage, OfMatch, OfPerson, Whole } from "./shared.ts";

const Count = v.number();

/** What `tabletown doctor` judges by. */
export const NodeStatus = v.object({
  node: v.string(),
  version: v.string(),
  started: v.number(),
  now: v.number(),
  /** The version of the tables that this program knows, and the one it found. */
  schema: v.object({ known: Count, found: v.optional(Count) }),
  database: v.object({
    kind: v.picklist(["sqlite", "postgres"]),
    /** Milliseconds until it answered; absent where it did not. */
    answered: v.optional(v.number()),
    /** How many milliseconds its clock is ahead of this node's, where it has one of its own. */
    ahead: v.optional(v.number()),
    connections: Count,
    waiting: Count,
  }),
  /** Whether it hears the other nodes; absent where there are none. */
  listening: v.optional(v.boolean()),
  /** Tells whether nodes hold the same secrets, without telling them. */
  secrets: v.string(),
  publicUrl: v.optional(v.string()),
  trustsProxy: v.boolean(),
  /** How this very request looks from here. */
  seen: v.object({
    address: v.string(),
    host: v.optional(v.string()),
    forwardedFor: v.optional(v.string()),
    forwardedProto: v.optional(v.string()),
  }),
  /** Where the data folder is; absent where that cannot be found any more. */
  disk: v.optional(v.object({ free: v.number(), size: v.number() })),
  backup: v.optional(v.object({ made: v.number(), bytes: v.number() })),
});
export type NodeStatus = v.InferOutput<typeof NodeStatus>;

export const adminRoutes = {
  adminStatus: route({
    method: "GET",
    path: "/api/admin/status",
    group: "admin",
    summary: "How a node is, and how it sees whoever asks",
    who: "admin",
    limit: "read",
    reply: NodeStatus,
  }),
  adminMatches: route({
    method: "GET",
    path: "/api/admin/matches",
    group: "admin",
    summary: "All matches, newest first",
    who: "admin",
    limit: "read",
    query: v.object({ status: v.optional(Status), ...nextPage }),
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
    summary: "Find people by name; who was here last comes first",
    who: "admin",
    limit: "read",
    query: v.object({ name: v.optional(v.pipe(v.string(), v.maxLength(80)), ""), ...nextPage }),
    reply: v.object({
      people: v.array(
        v.object({
          person: PersonId,
          name: v.string(),
          login: v.optional(v.string()),
          seen: v.number(),
          banned: v.boolean(),
          /** When that ends by itself. */
          until: v.optional(v.number()),
        }),
      ),
    }),
  }),
  adminBan: route({
    method: "PUT",
    path: "/api/admin/bans/{person}",
    group: "admin",
    summary: "Keep somebody out, for good or for so many days",
    who: "admin",
    limit: "write",
    params: OfPerson,
    query: v.object({ days: v.optional(v.pipe(Whole, v.minValue(1), v.maxValue(3_650))) }),
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
  adminRecover: route({
    method: "POST",
    path: "/api/admin/people/{person}/recovery",
    group: "admin",
    summary: "A link by which somebody who has lost every way to sign in gets back in, once, within a day",
    who: "admin",
    limit: "write",
    params: OfPerson,
    reply: v.object({ link: v.string(), url: v.optional(v.string()), expires: v.number() }),
  }),
  adminPersonalData: route({
    method: "GET",
    path: "/api/admin/people/{person}/data",
    group: "admin",
    summary: "Everything that is kept about somebody who cannot ask for it themselves",
    who: "admin",
    limit: "heavy",
    params: OfPerson,
    reply: v.looseObject({ person: v.string() }),
  }),
  adminDelete: route({
    method: "DELETE",
    path: "/api/admin/people/{person}",
    group: "admin",
    summary: "Delete everything about somebody who cannot do so themselves, as the deletion of an account does",
    who: "admin",
    limit: "heavy",
    params: OfPerson,
    body: v.strictObject({ name: Name }),
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
