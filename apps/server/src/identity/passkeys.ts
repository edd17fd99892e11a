import { hash } from "node:crypto";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { failure, type Result, success } from "@tabletown/kernel";
import type { Problem } from "@tabletown/protocol";
import { withinQuota } from "../limits/quotas.ts";
import type { Services } from "../services.ts";
import { type PasskeyRow, passkeyStatement } from "../stores/credentials.ts";
import { StoreFault } from "../stores/sql.ts";
import type { SignedInPerson } from "./people.ts";
import type { RelyingParty } from "./relying-party.ts";

type Needed = Pick<Services, "store" | "config" | "people">;

/** A challenge holds so long. */
const PATIENCE = 5 * 60_000;
const MOST_PASSKEYS = 20;
const NAME = "Tabletown";
/** EdDSA, ES256 and RS256, as COSE numbers them: what every browser and this Node know for certain. */
const ALGORITHMS = [-8, -7, -257];
const REFUSED = failure<Problem>({ code: "wrong-passkey" });

/** Fetched when somebody first uses one: it is much code. */
const library = () => import("@simplewebauthn/server");

/** What the browser is to be asked for a new passkey. */
export async function newPasskeyOptions({ store, config }: Needed, person: SignedInPerson, party: RelyingParty) {
  const known = await store.credentials.passkeys(person.id);
  if (known.length >= MOST_PASSKEYS) return failure<Problem>({ code: "too-many" });
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: NAME,
    rpID: party.id,
    supportedAlgorithmIDs: ALGORITHMS,
    userName: person.login || person.name,
    userDisplayName: person.name,
    userID: new TextEncoder().encode(person.id),
    timeout: PATIENCE,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) as string[] })),
    // It is found without a name, so nobody need say which account they mean.
    authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
  });
  await store.tickets.make(hash("sha256", options.challenge), "passkey-new", person.id, config.now() + PATIENCE);
  return success({ ...options });
}

/** Keeps a new passkey. A guest has an account from then on. */
export async function addPasskey(
  services: Needed,
  person: SignedInPerson,
  party: RelyingParty,
  response: RegistrationResponseJSON,
  agent: string,
): Promise<Result<SignedInPerson, Problem>> {
  const { store, config, people } = services;
  const { verifyRegistrationResponse } = await library();
  const now = config.now();
  const checked = await verified(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: async (challenge) =>
        (await store.tickets.take(hash("sha256", challenge), "passkey-new", now)) === person.id,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!checked?.verified) return REFUSED;
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  const row: PasskeyRow = {
    id,
    person: person.id,
    public_key: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports: JSON.stringify(response.response.transports ?? []),
    agent,
    created: now,
    used: now,
  };
  if (person.login === "") {
    if ((await store.credentials.passkey(id)) !== undefined) return REFUSED;
    return people.registerWith(person, passkeyStatement(row));
  }
  try {
    const added = await withinQuota("too-many", store.credentials.addPasskey(row, MOST_PASSKEYS));
    return added.ok ? success(person) : added;
  } catch (error) {
    if (error instanceof StoreFault && error.kind === "conflict") return REFUSED;
    throw error;
  }
}

/** Whoever has a passkey for this server may answer: nothing is said about who has one. */
export async function passkeyOptions({ store, config }: Needed, party: RelyingParty) {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    timeout: PATIENCE,
    userVerification: "preferred",
  });
  await store.tickets.make(hash("sha256", options.challenge), "passkey-use", "", config.now() + PATIENCE);
  return success({ ...options });
}

/** Whose passkey it is. */
export async function checkPasskey(
  { store, config }: Needed,
  party: RelyingParty,
  response: AuthenticationResponseJSON,
): Promise<Result<string, Problem>> {
  const { verifyAuthenticationResponse } = await library();
  const now = config.now();
  const row = await store.credentials.passkey(response.id);
  if (row === undefined) return REFUSED;
  const checked = await verified(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: async (challenge) =>
        (await store.tickets.take(hash("sha256", challenge), "passkey-use", now)) !== undefined,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      credential: { id: row.id, publicKey: Buffer.from(row.public_key, "base64url"), counter: row.counter },
    }),
  );
  if (!checked?.verified) return REFUSED;
  try {
    await store.credentials.usePasskey(row, checked.authenticationInfo.newCounter, now);
  } catch (error) {
    if (error instanceof StoreFault && error.kind === "conflict") return REFUSED;
    throw error;
  }
  return success(row.person);
}

/** The library throws at whatever does not fit; a database that is away is something else. */
async function verified<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch (error) {
    if (error instanceof StoreFault) throw error;
    return undefined;
  }
}
