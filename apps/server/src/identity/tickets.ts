import { hash } from "node:crypto";
import { failure, type Result, success } from "@tabletown/kernel";
import type { Problem } from "@tabletown/protocol";
import { newRecoveryCode, newToken } from "../random.ts";
import type { Services } from "../services.ts";
import type { SignedInPerson } from "./people.ts";

type Needed = Pick<Services, "store" | "config">;

/** A link to another device holds so long; one that an admin has made for somebody who lost everything, longer. */
const LINK_LASTS = 10 * 60_000;
const RECOVERY_LASTS = 24 * 3_600_000;
/** After coming back by a code or such a link a new passphrase may be chosen for so long. */
const RESET_LASTS = 30 * 60_000;
const CODES = 10;

const hashed = (text: string): string => hash("sha256", text);

interface Link {
  readonly link: string;
  readonly expires: number;
}

/** A link by which another device is signed in as whoever asks, once. */
export async function makeLink({ store, config }: Needed, person: SignedInPerson): Promise<Result<Link, Problem>> {
  const link = newToken();
  const expires = config.now() + LINK_LASTS;
  const made = await store.tickets.makeBy(person, hashed(link), "link", expires);
  return made ? success({ link, expires }) : failure({ code: "signed-out" });
}

/** The same for somebody who has lost everything. */
export async function makeRecoveryLink({ store, config }: Needed, person: string): Promise<Link> {
  const link = newToken();
  const expires = config.now() + RECOVERY_LASTS;
  await store.tickets.make(hashed(link), "recovery-link", person, expires);
  return { link, expires };
}

/** Whom a link would sign in. */
export async function linkedPerson({ store, config }: Needed, link: string): Promise<string | undefined> {
  const now = config.now();
  return (
    (await store.tickets.look(hashed(link), "link", now)) ?? store.tickets.look(hashed(link), "recovery-link", now)
  );
}

/** Whose it was, and whether they had lost everything: it is used up. */
export async function takeLink(
  { store, config }: Needed,
  link: string,
): Promise<Result<{ person: string; lost: boolean }, Problem>> {
  const now = config.now();
  const person = await store.tickets.take(hashed(link), "link", now);
  if (person !== undefined) return success({ person, lost: false });
  const lost = await store.tickets.take(hashed(link), "recovery-link", now);
  return lost === undefined ? failure({ code: "wrong-link" }) : success({ person: lost, lost: true });
}

/** In place of earlier ones. They are shown once; what is kept are hashes of 79 random bits each. */
export async function makeRecoveryCodes({ store }: Needed, person: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newRecoveryCode);
  await store.credentials.setCodes(person, codes.map(hashed));
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, "$1-"));
}

/** Whose code it was: it is used up. */
export async function takeRecoveryCode({ store }: Needed, code: string): Promise<Result<string, Problem>> {
  const person = await store.credentials.takeCode(hashed(code));
  return person === undefined ? failure({ code: "wrong-code" }) : success(person);
}

/** Who has come back in this session may choose a new passphrase without the old one. */
export async function allowReset({ store, config }: Needed, person: string, session: string): Promise<void> {
  await store.tickets.make(hashed(`reset ${session}`), "reset", person, config.now() + RESET_LASTS);
}

export async function mayReset({ store, config }: Needed, person: SignedInPerson): Promise<boolean> {
  return (await store.tickets.look(hashed(`reset ${person.session}`), "reset", config.now())) === person.id;
}

export async function takeReset({ store, config }: Needed, person: SignedInPerson): Promise<boolean> {
  return (await store.tickets.take(hashed(`reset ${person.session}`), "reset", config.now())) === person.id;
}
