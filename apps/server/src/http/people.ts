import { failure, success } from "@tabletown/kernel";
import { countGuest, MOST_MUTES, withinQuota } from "../limits/quotas.ts";
import type { Services } from "../services.ts";
import { folded } from "../stores/login.ts";
import type { Handlers } from "./handlers.ts";
import { agentOf, meOf, setCookie, signInAs } from "./session-cookie.ts";

type Mine = Pick<
  Handlers,
  | "signIn"
  | "me"
  | "rename"
  | "signOut"
  | "sessions"
  | "revoke"
  | "revokeOthers"
  | "register"
  | "changePassphrase"
  | "logIn"
  | "mute"
  | "unmute"
  | "mutes"
>;

export function personHandlers(services: Services): Mine {
  const { people, store, config, throttle } = services;

  /** Whoever tries, and from wherever: an account is guessed at only so often. */
  const mayGuess = (login: string): boolean | Promise<boolean> =>
    throttle.allows(`guess ${folded(login)}`, config.limits.guess);

  return {
    async signIn({ body, person, address, request, reply }) {
      // Whoever is signed in already only changes the name: nobody loses seats by asking twice.
      if (person !== undefined) return success(meOf(await people.rename(person, body.name)));
      const counted = await countGuest(services, address);
      if (!counted.ok) return counted;
      const { person: guest, cookie } = await people.welcome(body.name, agentOf(request));
      setCookie(reply, config, cookie);
      return success(meOf(guest));
    },
    me: async ({ person }) => success(meOf(person)),
    rename: async ({ person, body }) => success(meOf(await people.rename(person, body.name))),
    async signOut({ person, reply }) {
      await people.end(person, person.session);
      setCookie(reply, config, "");
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
    async revokeOthers({ person }) {
      await people.endOthers(person);
      return success({});
    },
    async revoke({ person, params }) {
      await people.revoke(person, params.session);
      return success({});
    },
    async register({ person, body }) {
      const done = await people.register(person, body.login, body.passphrase);
      return done.ok ? success(meOf(done.value)) : done;
    },
    async changePassphrase({ person, body }) {
      if (!(await mayGuess(person.login))) return failure({ code: "too-many-guesses" });
      const done = await people.changePassphrase(person, body.passphrase, body.newPassphrase);
      return done.ok ? success({}) : done;
    },
    async logIn({ body, person, request, reply }) {
      if (!(await mayGuess(body.login))) return failure({ code: "too-many-guesses" });
      const whose = await people.checkLogin(body.login, body.passphrase);
      return whose.ok ? signInAs(services, { person, request, reply }, whose.value, body.bring) : whose;
    },
    async mute({ person, params }) {
      if ((await store.people.find(params.person)) === undefined) return failure({ code: "not-found" });
      if ((await store.people.muteCount(person.id)) >= MOST_MUTES) return failure({ code: "too-many" });
      const done = await withinQuota("too-many", people.mute(person, params.person, MOST_MUTES));
      return done.ok ? success({}) : done;
    },
    async unmute({ person, params }) {
      await people.unmute(person, params.person);
      return success({});
    },
    mutes: async ({ person }) => success({ people: await store.people.mutes(person.id) }),
  };
}
