import { failure, success } from "@tabletown/kernel";
import { CLOSE, type Me } from "@tabletown/protocol";
import type { FastifyReply, FastifyRequest } from "fastify";
import { COOKIE } from "../identity/cookie.ts";
import { type Person, SESSION_LASTS } from "../identity/people.ts";
import type { Services } from "../services.ts";
import type { Sockets } from "../sockets/sockets.ts";
import type { Handlers } from "./handlers.ts";

type Mine = Pick<
  Handlers,
  | "signIn"
  | "me"
  | "rename"
  | "signOut"
  | "sessions"
  | "revoke"
  | "register"
  | "changePassphrase"
  | "logIn"
  | "mute"
  | "unmute"
  | "mutes"
>;

export function personHandlers(services: Services, sockets: Sockets): Mine {
  const { people, store, config } = services;

  const setCookie = (reply: FastifyReply, value: string, lasts: number): void => {
    reply.setCookie(COOKIE, value, {
      httpOnly: true,
      sameSite: "lax",
      path: "/",
      secure: config.publicUrl?.startsWith("https:") ?? false,
      maxAge: Math.floor(lasts / 1_000),
    });
  };

  return {
    async signIn({ body, person, request, reply }) {
      // Whoever is signed in already only changes the name: nobody loses seats by asking twice.
      if (person !== undefined) return success(meOf(await people.rename(person, body.name)));
      const { person: guest, cookie } = await people.welcome(body.name, agentOf(request));
      setCookie(reply, cookie, SESSION_LASTS);
      return success(meOf(guest));
    },
    me: async ({ person }) => success(meOf(person)),
    rename: async ({ person, body }) => success(meOf(await people.rename(person, body.name))),
    async signOut({ person, reply }) {
      await people.end(person, person.session);
      sockets.dismiss(person.id, CLOSE.signedOut, person.session);
      setCookie(reply, "", 0);
      return success({});
    },
    async sessions({ person }) {
      const rows = await store.people.sessions(person.id);
      return success({
        sessions: rows.map(({ id, created, seen, agent }) => ({
          id,
          created,
          seen,
          agent,
          current: id === person.session,
        })),
      });
    },
    async revoke({ person, params }) {
      await people.end(person, params.session);
      sockets.dismiss(person.id, CLOSE.signedOut, params.session);
      return success({});
    },
    async register({ person, body }) {
      const done = await people.register(person, body.login, body.passphrase);
      return done.ok ? success(meOf(done.value)) : done;
    },
    async changePassphrase({ person, body }) {
      const done = await people.changePassphrase(person, body.passphrase, body.newPassphrase);
      if (!done.ok) return done;
      for (const connection of sockets.of(person.id)) {
        if (connection.person.session !== person.session) connection.close(CLOSE.signedOut);
      }
      return success({});
    },
    async logIn({ body, request, reply }) {
      const done = await people.logIn(body.login, body.passphrase, agentOf(request));
      if (!done.ok) return done;
      setCookie(reply, done.value.cookie, SESSION_LASTS);
      return success(meOf(done.value.person));
    },
    async mute({ person, params }) {
      if ((await store.people.find(params.person)) === undefined) return failure({ code: "not-found" });
      await store.people.mute(person.id, params.person);
      await Promise.all(sockets.of(person.id).map((connection) => connection.refreshMutes()));
      return success({});
    },
    async unmute({ person, params }) {
      await store.people.unmute(person.id, params.person);
      await Promise.all(sockets.of(person.id).map((connection) => connection.refreshMutes()));
      return success({});
    },
    mutes: async ({ person }) => success({ people: await store.people.mutes(person.id) }),
  };
}

function meOf({ id, name, login, session }: Person): Me {
  return { person: id, name, session, ...(login !== "" && { login }) };
}

function agentOf(request: FastifyRequest): string {
  return String(request.headers["user-agent"] ?? "");
}
