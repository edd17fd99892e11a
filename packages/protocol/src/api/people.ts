import * as v from "valibot";
import { Login, Name, Passphrase, PersonId } from "../names.ts";
import { route } from "./route.ts";
import { Nothing, OfPerson } from "./shared.ts";

export const Me = v.object({ person: PersonId, name: v.string(), login: v.optional(v.string()), session: v.string() });
export type Me = v.InferOutput<typeof Me>;

export const SessionInfo = v.object({
  id: v.string(),
  created: v.number(),
  seen: v.number(),
  /** The program that signed in, as it names itself. */
  agent: v.string(),
  current: v.boolean(),
});
export type SessionInfo = v.InferOutput<typeof SessionInfo>;

export const personRoutes = {
  signIn: route({
    method: "POST",
    path: "/api/session",
    group: "people",
    summary: "Play as a guest: a name is enough. Sets the session cookie",
    who: "anybody",
    pace: "secret",
    body: v.strictObject({ name: Name }),
    reply: Me,
  }),
  me: route({
    method: "GET",
    path: "/api/session",
    group: "people",
    summary: "Who you are",
    who: "person",
    pace: "read",
    reply: Me,
  }),
  rename: route({
    method: "PUT",
    path: "/api/session",
    group: "people",
    summary: "Change your name",
    who: "person",
    pace: "write",
    body: v.strictObject({ name: Name }),
    reply: Me,
  }),
  signOut: route({
    method: "DELETE",
    path: "/api/session",
    group: "people",
    summary: "End this session",
    who: "person",
    pace: "write",
    reply: Nothing,
  }),
  sessions: route({
    method: "GET",
    path: "/api/sessions",
    group: "people",
    summary: "Where you are signed in",
    who: "person",
    pace: "read",
    reply: v.object({ sessions: v.array(SessionInfo) }),
  }),
  revoke: route({
    method: "DELETE",
    path: "/api/sessions/{session}",
    group: "people",
    summary: "End one of your sessions",
    who: "person",
    pace: "write",
    params: v.object({ session: v.pipe(v.string(), v.maxLength(40)) }),
    reply: Nothing,
  }),
  register: route({
    method: "POST",
    path: "/api/account",
    group: "people",
    summary: "Turn the guest into an account, so that the same seats are there on another device",
    who: "person",
    pace: "secret",
    body: v.strictObject({ login: Login, passphrase: Passphrase }),
    reply: Me,
  }),
  changePassphrase: route({
    method: "PUT",
    path: "/api/account",
    group: "people",
    summary: "Change the passphrase; every other session ends",
    who: "person",
    pace: "secret",
    body: v.strictObject({ passphrase: Passphrase, newPassphrase: Passphrase }),
    reply: Nothing,
  }),
  logIn: route({
    method: "POST",
    path: "/api/login",
    group: "people",
    summary: "Sign in to an account. Sets the session cookie",
    who: "anybody",
    pace: "secret",
    body: v.strictObject({ login: Login, passphrase: Passphrase }),
    reply: Me,
  }),
  mute: route({
    method: "PUT",
    path: "/api/mutes/{person}",
    group: "people",
    summary: "Stop hearing somebody in chat",
    who: "person",
    pace: "write",
    params: OfPerson,
    reply: Nothing,
  }),
  unmute: route({
    method: "DELETE",
    path: "/api/mutes/{person}",
    group: "people",
    summary: "Hear somebody again",
    who: "person",
    pace: "write",
    params: OfPerson,
    reply: Nothing,
  }),
  mutes: route({
    method: "GET",
    path: "/api/mutes",
    group: "people",
    summary: "Whom you do not hear",
    who: "person",
    pace: "read",
    reply: v.object({ people: v.array(PersonId) }),
  }),
};
