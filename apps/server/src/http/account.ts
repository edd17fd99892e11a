import { failure, success } from "@tabletown/kernel";
import { addPasskey, checkPasskey, newPasskeyOptions, passkeyOptions } from "../identity/passkeys.ts";
import { relyingParty } from "../identity/relying-party.ts";
import {
  allowReset,
  linkedPerson,
  makeLink,
  makeRecoveryCodes,
  mayReset,
  takeLink,
  takeRecoveryCode,
  takeReset,
} from "../identity/tickets.ts";
import type { Services } from "../services.ts";
import type { Handlers } from "./handlers.ts";
import { agentOf, meOf, signInAs } from "./session-cookie.ts";

type Mine = Pick<
  Handlers,
  | "account"
  | "passkeyOptions"
  | "addPasskey"
  | "removePasskey"
  | "passkeyLogInOptions"
  | "passkeyLogIn"
  | "makeRecoveryCodes"
  | "recover"
  | "makeLink"
  | "lookAtLink"
  | "useLink"
  | "setPassphrase"
>;

const NOT_HERE = failure({ code: "no-passkeys-here" } as const);

export function accountHandlers(services: Services): Mine {
  const { people, store, config } = services;
  const party = (request: Parameters<typeof agentOf>[0]) => relyingParty(request.raw, config.publicUrl);

  return {
    async account({ person }) {
      const row = await store.people.find(person.id);
      const passkeys = await store.credentials.passkeys(person.id);
      return success({
        matches: await store.matchLists.countOf(person.id),
        name: person.name,
        ...(person.login !== "" && { login: person.login }),
        hasPassphrase: (row?.passphrase ?? "") !== "",
        mayReset: await mayReset(services, person),
        passkeys: passkeys.map(({ id, created, used, agent }) => ({ id, created, used, agent })),
        recoveryCodes: await store.credentials.codeCount(person.id),
      });
    },
    async passkeyOptions({ person, request }) {
      const here = party(request);
      return here === undefined ? NOT_HERE : newPasskeyOptions(services, person, here);
    },
    async addPasskey({ person, body, request }) {
      const here = party(request);
      if (here === undefined) return NOT_HERE;
      const added = await addPasskey(services, person, here, body.passkey, agentOf(request));
      return added.ok ? success(meOf(added.value)) : added;
    },
    async removePasskey({ person, params, query }) {
      const [row, passkeys] = await Promise.all([store.people.find(person.id), store.credentials.passkeys(person.id)]);
      const isLast = passkeys.length === 1 && passkeys[0]?.id === params.passkey && row?.passphrase === "";
      if (isLast && query.sure !== "yes") return failure({ code: "last-way" });
      await store.credentials.removePasskey(params.passkey, person.id);
      return success({});
    },
    async passkeyLogInOptions({ request }) {
      const here = party(request);
      return here === undefined ? NOT_HERE : passkeyOptions(services, here);
    },
    async passkeyLogIn({ body, person, request, reply }) {
      const here = party(request);
      if (here === undefined) return NOT_HERE;
      const whose = await checkPasskey(services, here, body.passkey);
      return whose.ok ? signInAs(services, { person, request, reply }, whose.value, body.bring) : whose;
    },
    async makeRecoveryCodes({ person }) {
      if (person.login === "") return failure({ code: "no-account" });
      return success({ codes: await makeRecoveryCodes(services, person.id) });
    },
    async recover({ body, person, request, reply }) {
      const whose = await takeRecoveryCode(services, body.code);
      if (!whose.ok) return whose;
      const done = await signInAs(services, { person, request, reply }, whose.value, body.bring);
      if (done.ok) await allowReset(services, whose.value, done.value.session);
      return done;
    },
    makeLink: ({ person }) => makeLink(services, person),
    async lookAtLink({ body }) {
      const id = await linkedPerson(services, body.link);
      const row = id === undefined ? undefined : await store.people.find(id);
      if (row === undefined) return failure({ code: "wrong-link" });
      return success({ name: row.name, account: row.login !== "" });
    },
    async useLink({ body, person, request, reply }) {
      const taken = await takeLink(services, body.link);
      if (!taken.ok) return taken;
      const { person: id, lost } = taken.value;
      const done = await signInAs(services, { person, request, reply }, id, body.bring);
      if (done.ok && lost) await allowReset(services, id, done.value.session);
      return done;
    },
    async setPassphrase({ person, body }) {
      if (person.login === "") return failure({ code: "no-account" });
      const row = await store.people.find(person.id);
      // Whoever has one shows it, unless they came back without it.
      const isFree = row?.passphrase === "" || (await takeReset(services, person));
      if (!isFree) return failure({ code: "wrong-passphrase" });
      await people.setPassphrase(person, body.passphrase);
      return success({});
    },
  };
}
