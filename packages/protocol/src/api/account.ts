import * as v from "valibot";
import { Passphrase } from "../names.ts";
import { Me, SignedIn } from "./people.ts";
import { route } from "./route.ts";
import { Nothing } from "./shared.ts";

const Encoded = v.pipe(v.string(), v.maxLength(8_000), v.regex(/^[A-Za-z0-9_-]+$/));
const PasskeyId = v.pipe(v.string(), v.maxLength(1_400), v.regex(/^[A-Za-z0-9_-]+$/));

/** What a browser's authenticator answers (WebAuthn), as JSON. What is in it is checked where it is verified. */
const NewPasskey = v.looseObject({
  id: PasskeyId,
  rawId: PasskeyId,
  type: v.literal("public-key"),
  response: v.looseObject({
    clientDataJSON: Encoded,
    attestationObject: Encoded,
    transports: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(8))),
  }),
  clientExtensionResults: v.looseObject({}),
});
const UsedPasskey = v.looseObject({
  id: PasskeyId,
  rawId: PasskeyId,
  type: v.literal("public-key"),
  response: v.looseObject({
    clientDataJSON: Encoded,
    authenticatorData: Encoded,
    signature: Encoded,
    userHandle: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
  }),
  clientExtensionResults: v.looseObject({}),
});
/** Options as WebAuthn defines them, for the browser. */
const Options = v.looseObject({ challenge: v.string() });

/** Whether what the guest on this device has played goes over to the account. */
const Bring = v.optional(v.boolean(), false);

const RecoveryCode = v.pipe(
  v.string(),
  v.maxLength(40),
  v.transform((text) => text.toUpperCase().replace(/[^0-9A-Z]/g, "")),
  v.length(16),
);
const LinkToken = v.pipe(v.string(), v.regex(/^[0-9a-z]{24,64}$/));

const AccountInfo = v.object({
  name: v.string(),
  /** The name to sign in with; absent for guests. */
  login: v.optional(v.string()),
  hasPassphrase: v.boolean(),
  /** How many they have sat down at, whatever became of them. */
  matches: v.optional(v.number()),
  /** Somebody who came back by a recovery code or link may choose a new passphrase without the old one. */
  mayReset: v.boolean(),
  passkeys: v.array(
    v.object({
      id: v.string(),
      created: v.number(),
      used: v.number(),
      /** The program that made it, as it names itself. */
      agent: v.string(),
    }),
  ),
  /** How many recovery codes have not been used. */
  recoveryCodes: v.number(),
});
export type AccountInfo = v.InferOutput<typeof AccountInfo>;

export const accountRoutes = {
  account: route({
    method: "GET",
    path: "/api/account",
    group: "account",
    summary: "The ways you can sign in",
    who: "person",
    limit: "read",
    reply: AccountInfo,
  }),
  passkeyOptions: route({
    method: "POST",
    path: "/api/passkeys/options",
    group: "account",
    summary: "Begin to make a passkey: what the browser is to be asked",
    who: "person",
    limit: "heavy",
    reply: Options,
  }),
  addPasskey: route({
    method: "POST",
    path: "/api/passkeys",
    group: "account",
    summary: "Add the passkey that the browser has made. A guest becomes an account",
    who: "person",
    limit: "secret",
    body: v.strictObject({ passkey: NewPasskey }),
    reply: Me,
  }),
  removePasskey: route({
    method: "DELETE",
    path: "/api/passkeys/{passkey}",
    group: "account",
    summary: "Remove a passkey. Where it is the last way to sign in, only with `sure=yes`",
    who: "person",
    limit: "write",
    params: v.object({ passkey: PasskeyId }),
    query: v.object({ sure: v.optional(v.picklist(["yes", "no"]), "no") }),
    reply: Nothing,
  }),
  passkeyLogInOptions: route({
    method: "POST",
    path: "/api/login/passkey/options",
    group: "account",
    summary: "Begin to sign in with a passkey",
    who: "anybody",
    limit: "heavy",
    reply: Options,
  }),
  passkeyLogIn: route({
    method: "POST",
    path: "/api/login/passkey",
    group: "account",
    summary: "Sign in with a passkey. Sets the session cookie",
    who: "anybody",
    limit: "secret",
    body: v.strictObject({ passkey: UsedPasskey, bring: Bring }),
    reply: SignedIn,
  }),
  makeRecoveryCodes: route({
    method: "POST",
    path: "/api/account/codes",
    group: "account",
    summary: "Make new recovery codes; earlier ones no longer work. They are shown only here",
    who: "person",
    limit: "secret",
    reply: v.object({ codes: v.array(v.string()) }),
  }),
  recover: route({
    method: "POST",
    path: "/api/login/code",
    group: "account",
    summary: "Sign in with a recovery code, which is used up. Sets the session cookie",
    who: "anybody",
    limit: "secret",
    body: v.strictObject({ code: RecoveryCode, bring: Bring }),
    reply: SignedIn,
  }),
  makeLink: route({
    method: "POST",
    path: "/api/links",
    group: "account",
    summary: "A link that signs another device in as you: once, within a few minutes",
    who: "person",
    limit: "secret",
    reply: v.object({ link: v.string(), expires: v.number() }),
  }),
  lookAtLink: route({
    method: "POST",
    path: "/api/links/look",
    group: "account",
    summary: "Whom a link would sign in, before it is used",
    who: "anybody",
    limit: "secret",
    body: v.strictObject({ link: LinkToken }),
    reply: v.object({ name: v.string(), account: v.boolean() }),
  }),
  useLink: route({
    method: "POST",
    path: "/api/login/link",
    group: "account",
    summary: "Sign in by a link, which is used up. Sets the session cookie",
    who: "anybody",
    limit: "secret",
    body: v.strictObject({ link: LinkToken, bring: Bring }),
    reply: SignedIn,
  }),
  setPassphrase: route({
    method: "PUT",
    path: "/api/account/passphrase",
    group: "account",
    summary: "Choose a passphrase where there is none, or after a recovery code or link",
    who: "person",
    limit: "secret",
    body: v.strictObject({ passphrase: Passphrase }),
    reply: Nothing,
  }),
};
