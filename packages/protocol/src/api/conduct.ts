import * as v from "valibot";
import { ChatText, MatchId, PersonId } from "../names.ts";
import { route } from "./route.ts";
import { Nothing, nextPage, OfPerson } from "./shared.ts";

const Reason = v.picklist(["insults", "stalling", "cheating", "name", "other"]);

/** Most lines of chat in one report. */
const MOST_LINES = 20;

const NewReport = v.strictObject({
  person: PersonId,
  reason: Reason,
  text: v.optional(ChatText),
  match: v.optional(MatchId),
  /** Lines of the match's chat, by their numbers. */
  lines: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.maxLength(MOST_LINES)), []),
});

const ReportId = v.pipe(v.string(), v.regex(/^[0-9a-z]{6,32}$/));
const OfReport = v.object({ report: ReportId });

const ReportInfo = v.object({
  id: v.string(),
  created: v.number(),
  reason: Reason,
  text: v.string(),
  match: v.optional(MatchId),
  person: PersonId,
  name: v.string(),
  /** Empty where they are no more. */
  reporter: v.string(),
  reporterName: v.string(),
  /** What was said, as it was said. */
  lines: v.array(v.object({ at: v.number(), text: v.string() })),
  settled: v.boolean(),
  /** How many other reports there are about the person, and how many about whoever reports them. */
  personReports: v.number(),
  reporterReports: v.number(),
  banned: v.boolean(),
});
export type ReportInfo = v.InferOutput<typeof ReportInfo>;

/** What the administrator has told somebody. */
const Notice = v.object({
  id: v.string(),
  created: v.number(),
  kind: v.picklist(["warning", "silence"]),
  text: v.string(),
  /** How long a silence lasts. */
  until: v.optional(v.number()),
});
export type Notice = v.InferOutput<typeof Notice>;

export const conductRoutes = {
  block: route({
    method: "PUT",
    path: "/api/blocks/{person}",
    group: "conduct",
    summary: "Never be paired or seated with somebody, and do not hear them",
    who: "person",
    limit: "write",
    params: OfPerson,
    reply: Nothing,
  }),
  unblock: route({
    method: "DELETE",
    path: "/api/blocks/{person}",
    group: "conduct",
    summary: "Let somebody be paired with you again, and hear them unless you did not before",
    who: "person",
    limit: "write",
    params: OfPerson,
    reply: Nothing,
  }),
  blocks: route({
    method: "GET",
    path: "/api/blocks",
    group: "conduct",
    summary: "Whom you have blocked, and whom you do not hear",
    who: "person",
    limit: "read",
    reply: v.object({
      people: v.array(v.object({ person: PersonId, name: v.string(), blocked: v.boolean(), muted: v.boolean() })),
    }),
  }),
  report: route({
    method: "POST",
    path: "/api/reports",
    group: "conduct",
    summary: "Tell the administrator about somebody, with the lines in question",
    who: "person",
    limit: "heavy",
    body: NewReport,
    reply: v.object({ report: v.string() }),
  }),
  notices: route({
    method: "GET",
    path: "/api/notices",
    group: "conduct",
    summary: "What the administrator has told you and you have not put away",
    who: "person",
    limit: "read",
    reply: v.object({ notices: v.array(Notice) }),
  }),
  dismissNotice: route({
    method: "DELETE",
    path: "/api/notices/{notice}",
    group: "conduct",
    summary: "Put a notice away: it has been read",
    who: "person",
    limit: "write",
    params: v.object({ notice: ReportId }),
    reply: Nothing,
  }),
  adminReports: route({
    method: "GET",
    path: "/api/admin/reports",
    group: "admin",
    summary: "What people have reported, newest first",
    who: "admin",
    limit: "read",
    query: v.object({ all: v.optional(v.picklist(["yes", "no"]), "no"), about: v.optional(PersonId), ...nextPage }),
    reply: v.object({ reports: v.array(ReportInfo) }),
  }),
  adminReport: route({
    method: "GET",
    path: "/api/admin/reports/{report}",
    group: "admin",
    summary: "A report, and what was said before and after the lines in question",
    who: "admin",
    limit: "read",
    params: OfReport,
    reply: v.object({
      report: ReportInfo,
      /** Nothing once the match or its chat is deleted. */
      around: v.array(
        v.object({ at: v.number(), person: PersonId, name: v.string(), text: v.string(), reported: v.boolean() }),
      ),
    }),
  }),
  adminSettle: route({
    method: "PUT",
    path: "/api/admin/reports/{report}",
    group: "admin",
    summary: "A report has been dealt with, or is to be after all",
    who: "admin",
    limit: "write",
    params: OfReport,
    query: v.object({ settled: v.optional(v.picklist(["yes", "no"]), "yes") }),
    reply: Nothing,
  }),
  adminWarn: route({
    method: "POST",
    path: "/api/admin/warnings/{person}",
    group: "admin",
    summary: "Tell somebody something that they see when they come",
    who: "admin",
    limit: "write",
    params: OfPerson,
    body: v.strictObject({ text: ChatText }),
    reply: Nothing,
  }),
  adminSilence: route({
    method: "PUT",
    path: "/api/admin/silences/{person}",
    group: "admin",
    summary: "Somebody may not write to others for so many days; 0 lets them write again",
    who: "admin",
    limit: "write",
    params: OfPerson,
    body: v.strictObject({
      days: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3_650)),
      text: v.optional(ChatText),
    }),
    reply: Nothing,
  }),
};
