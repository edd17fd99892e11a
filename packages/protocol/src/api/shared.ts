import * as v from "valibot";
import { MatchId, PersonId, SeatIndex } from "../names.ts";

export const Nothing = v.object({});
export const OfMatch = v.object({ match: MatchId });
export const OfPerson = v.object({ person: PersonId });

/** Numbers arrive as text in a query. */
export const Whole = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));
/** For the next page of a list: when its last entry was, and, for others of that very time, which one that is. */
export const nextPage = { before: v.optional(Whole), last: v.optional(MatchId) };
export const Viewer = v.union([v.pipe(Whole, SeatIndex), v.literal("spectator")]);
