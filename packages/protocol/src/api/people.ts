import * as v from "valibot";
import { Login, Name, Passphrase, PersonId } from "../names.ts";
import { route } from "./route.ts";
import { Nothing, OfPerson } from "./shared.ts";

export const Me = v.object({ person: PersonId, name: v.string(), login: v.optional(v.string()), session: v.string() });
export type Me = v.InferOutput<typeof Me>;

/** After signing in: how many matches of the guest on this device came along, and how many could not. */
export const SignedIn = v.object({
  ...Me.entries,
  brought: v.optional(v.number(), 0),
  stayed: v.optional(v.number(), 0),
});
export type SignedIn = v.InferOutput<typeof SignedIn>;

const SessionInfo = v.object({
  id: v.string(),
  created: v.number(),
  seen: v.number(),
  /** The program that signed in, as it names itself. */
  agent: v.string(),
  current: v.boolean(),
});

export const personRoutes = {
  signIn: route({
    method: "POST",
    path: "/api/session",
    group: "people",
    summary: "Play as a guest: a name is enough. Sets the session cookie",
    who: "anybody",
    limit: "guest",
    body: v.strictObject({ name: Name }),
    reply: Me,
  }),
  me: route({
    method: "GET",
    path: "/api/session",
    group: "people",
    summary: "Who you are",
    who: "person",
    limit: "read",
    reply: Me,
  }),
  rename: route({
    method: "PUT",
    path: "/api/session",
    group: "people",
    summary: "Change your name",
    who: "person",
    limit: "write",
    body: v.strictObject({ name: Name }),
    reply: Me,
  }),
  signOut: route({
    method: "DELETE",
    path: "/api/session",
    group: "people",
    summary: "End this session",
    who: "person",
    limit: "write",
    reply: Nothing,
  }),
  sessions: route({
    method: "GET",
    path: "/api/sessions",
    group: "people",
    summary: "Where you are signed in",
    who: "person",
    limit: "read",
    reply: v.object({ sessions: v.array(SessionInfo) }),
  }),
  revokeOthers: route({
    method: "DELETE",
    path: "/api/sessions",
    group: "people",
    summary: "End every session but this one",
    who: "person",
    limit: "write",
    reply: Nothing,
  }),
  revoke: route({
    method: "DELETE",
    path: "/api/sessions/{session}",
    group: "people",
    summary: "End one of your sessions",
    who: "person",
    limit: "write",
    params: v.object({ session: v.pipe(v.string(), v.regex(/^[0-9a-z]{6,32}$/)) }),
    reply: Nothing,
  }),
  register: route({
    method: "POST",
    path: "/api/account",
    group: "people",
    summary: "Turn the guest into an account, so that the same seats are there on another device",
    who: "person",
    limit: "secret",
    body: v.strictObject({ login: Login, passphrase: Passphrase }),
    reply: Me,
  }),
  changePassphrase: route({
    method: "PUT",
    path: "/api/account",
    group: "people",
    summary: "Change the passphrase; every other session ends",
    who: "person",
    limit: "secret",
    body: v.strictObject({ passphrase: Passphrase, newPassphrase: Passphrase }),
    reply: Nothing,
  }),
  logIn: route({
    method: "POST",
    path: "/api/login",
    group: "people",
    summary: "Sign in to an account. Sets the session cookie",
    who: "anybody",
    limit: "secret",
    body: v.strictObject({ login: Login, passphrase: Passphrase, bring: v.optional(v.boolean(), false) }),
    reply: SignedIn,
  }),
  mute: route({
    method: "PUT",
    path: "/api/mutes/{person}",
    group: "people",
    summary: "Stop hearing somebody in chat",
    who: "person",
    limit: "write",
    params: OfPerson,
    reply: Nothing,
  }),
  unmute: route({
    method: "DELETE",
    path: "/api/mutes/{person}",
    group: "people",
    summary: "Hear somebody again",
    who: "person",
    limit: "write",
    params: OfPerson,
    reply: Nothing,
  }),
  mutes: route({
    method: "GET",
    path: "/api/mutes",
    group: "people",
    summary: "Whom you do not hear",
    who: "person",
    limit: "read",
    reply: v.object({ people: v.array(PersonId) }),
  }),
};
