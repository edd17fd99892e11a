import { hash, timingSafeEqual } from "node:crypto";
import { failure, type Result, success } from "@tabletown/kernel";
import type { Problem } from "@tabletown/protocol";
import { newId, newSecret } from "../random.ts";
import { folded } from "../stores/login.ts";
import type { PersonStore } from "../stores/people.ts";
import { type Statement, StoreFault } from "../stores/sql.ts";
import { readCookie, signCookie } from "./cookie.ts";
import { checkPassphrase, hashPassphrase } from "./passphrase.ts";

/** Whoever asks, by their session. */
export interface SignedInPerson {
  readonly id: string;
  readonly name: string;
  readonly login: string;
  readonly session: string;
}

const HOUR = 3_600_000;
/** How long a session is believed without asking the database again. */
const BELIEVED = 30_000;
const REMEMBERED = 20_000;
/** Devices that one person may be signed in on; those unused for longest are signed out. */
const MOST_SESSIONS = 50;

interface PeopleSettings {
  /** Signs cookies. */
  readonly key: string;
  /** A session that has not been used for so long has ended. */
  readonly lasts: number;
  now(): number;
}

interface Known {
  readonly person: SignedInPerson;
  readonly secret: string;
  readonly banned: Problem | undefined;
  readonly seen: number;
  readonly checked: number;
}

/** Guests and accounts, and who is signed in where. */
export class People {
  private readonly store: PersonStore;
  private readonly settings: PeopleSettings;
  /** Tells the other processes. */
  private readonly announce: (person: string) => void;
  private readonly known = new Map<string, Known>();
  private listener: (person: string | undefined) => Promise<void> = () => Promise.resolve();
  /** How often anything has changed: what was read before that is not remembered. */
  private changes = 0;

  constructor(store: PersonStore, settings: PeopleSettings, announce: (person: string) => void) {
    this.store = store;
    this.settings = settings;
    this.announce = announce;
  }

  /** Who wants to know when anything about a person, or perhaps about all of them, has changed: here or elsewhere. */
  listen(listener: (person: string | undefined) => Promise<void>): void {
    this.listener = listener;
  }

  /** Another process has changed something about a person. */
  receive(person: string): Promise<void> {
    this.changes++;
    for (const [session, known] of this.known) if (known.person.id === person) this.known.delete(session);
    return this.listener(person);
  }

  /** What others have changed may have been missed. */
  receiveAll(): Promise<void> {
    this.changes++;
    this.known.clear();
    return this.listener(undefined);
  }

  /** Who a cookie belongs to. */
  async who(cookie: string | undefined): Promise<Result<SignedInPerson, Problem>> {
    const given = readCookie(this.settings.key, cookie);
    if (given === undefined) return failure({ code: "signed-out" });
    const known = await this.lookUp(given.session);
    if (known === undefined || !sameText(known.secret, hashed(given.token))) return failure({ code: "signed-out" });
    return known.banned === undefined ? success(known.person) : failure(known.banned);
  }

  /** Whose a session is now, if it still holds: another process may have ended it, or changed the person's name or account. */
  async standing(session: string): Promise<Result<SignedInPerson, Problem>> {
    const known = await this.lookUp(session);
    if (known === undefined) return failure({ code: "signed-out" });
    return known.banned === undefined ? success(known.person) : failure(known.banned);
  }

  /** A new guest. The cookie is the only proof of who they are. */
  async welcome(name: string, agent: string): Promise<{ person: SignedInPerson; cookie: string }> {
    const id = newId();
    await this.store.create(id, name, this.settings.now());
    return this.open({ id, name, login: "" }, agent);
  }

  /** Somebody has shown otherwise who they are. */
  async enter(id: string, agent: string): Promise<Result<{ person: SignedInPerson; cookie: string }, Problem>> {
    const row = await this.store.find(id);
    if (row === undefined) return failure({ code: "signed-out" });
    const banned = banOf(row);
    return banned === undefined ? success(await this.open(row, agent)) : failure(banned);
  }

  /** Somebody whom a request names has deleted their account meanwhile, or was banned: whoever asks themselves, or another one. */
  async missing(asker: SignedInPerson | undefined): Promise<Result<never, Problem>> {
    if (asker === undefined) return failure({ code: "not-found" });
    const row = await this.store.find(asker.id);
    if (row === undefined) return failure({ code: "signed-out" });
    return failure(banOf(row) ?? { code: "not-found" });
  }

  async register(person: SignedInPerson, login: string, passphrase: string): Promise<Result<SignedInPerson, Problem>> {
    if (person.login !== "") return failure({ code: "has-account" });
    const name = folded(login);
    try {
      await this.store.register(person.id, name, await hashPassphrase(passphrase));
    } catch (error) {
      if (error instanceof StoreFault && error.kind === "conflict") return failure({ code: "name-taken" });
      throw error;
    }
    await this.changed(person.id);
    return success({ ...person, login: name });
  }

  /** Whose account it is. */
  async checkLogin(login: string, passphrase: string): Promise<Result<string, Problem>> {
    const row = await this.store.byLogin(folded(login));
    // An unknown name takes as long as a wrong passphrase, so that names cannot be fished for.
    const fits = await checkPassphrase(passphrase, row?.passphrase || NOBODY);
    return row !== undefined && fits ? success(row.id) : failure({ code: "wrong-passphrase" });
  }

  /** An account with another way to sign in, written together with it. Its login is the person's name, or as near as is free. */
  async registerWith(person: SignedInPerson, way: Statement): Promise<Result<SignedInPerson, Problem>> {
    const name = folded(person.name).slice(0, 32).padEnd(2, "_");
    for (const suffix of ["", " 2", " 3", " 4", ` ${newId().slice(0, 6)}`]) {
      try {
        await this.store.register(person.id, `${name}${suffix}`, "", [way]);
        await this.changed(person.id);
        return success({ ...person, login: `${name}${suffix}` });
      } catch (error) {
        if (!(error instanceof StoreFault) || error.kind !== "conflict") throw error;
      }
    }
    return failure({ code: "has-account" });
  }

  async changePassphrase(
    person: SignedInPerson,
    passphrase: string,
    next: string,
  ): Promise<Result<undefined, Problem>> {
    const row = await this.store.find(person.id);
    const fits = await checkPassphrase(passphrase, row?.passphrase || NOBODY);
    if (row === undefined || !fits) return failure({ code: "wrong-passphrase" });
    await this.setPassphrase(person, next);
    return success(undefined);
  }

  /** Chooses a passphrase without showing an old one; whether that is allowed is known before. */
  async setPassphrase(person: SignedInPerson, passphrase: string): Promise<void> {
    await this.store.setPassphrase(person.id, await hashPassphrase(passphrase));
    await this.endOthers(person);
  }

  async rename(person: SignedInPerson, name: string): Promise<SignedInPerson> {
    await this.store.rename(person.id, name);
    await this.changed(person.id);
    return { ...person, name };
  }

  async end(person: SignedInPerson, session: string): Promise<void> {
    await this.store.endSession(session, person.id);
    await this.changed(person.id);
  }

  /** Ends a session that is not to be trusted: links to other devices go with it. */
  async revoke(person: SignedInPerson, session: string): Promise<void> {
    await this.store.revoke(session, person.id);
    await this.changed(person.id);
  }

  /** The same for every session of a person but the one they ask from. */
  async endOthers(person: SignedInPerson): Promise<void> {
    await this.store.endOthers(person.id, person.session);
    await this.changed(person.id);
  }

  /** For good, or until a time. */
  async ban(person: string, until?: number): Promise<void> {
    await this.store.ban(person, until);
    await this.changed(person);
  }

  async unban(person: string): Promise<void> {
    await this.store.unban(person);
    await this.changed(person);
  }

  /** The time of a ban is over, if it still is. */
  async endBan(person: string): Promise<void> {
    await this.store.endBan(person, this.settings.now());
    await this.changed(person);
  }

  async mute(person: SignedInPerson, other: string, most: number): Promise<void> {
    await this.store.mute(person.id, other, most);
    await this.changed(person.id);
  }

  async unmute(person: SignedInPerson, other: string): Promise<void> {
    await this.store.unmute(person.id, other);
    await this.changed(person.id);
  }

  /** Something about a person has been written: nobody, here or elsewhere, goes by what was true before. */
  changed(person: string): Promise<void> {
    this.announce(person);
    return this.receive(person);
  }

  private async open(
    { id, name, login }: { id: string; name: string; login: string },
    agent: string,
  ): Promise<{ person: SignedInPerson; cookie: string }> {
    const session = newId();
    const token = newSecret();
    const created = this.settings.now();
    const row = { id: session, secret: hashed(token), person: id, created, agent: agent.slice(0, 200) };
    await this.store.openSession(row, MOST_SESSIONS);
    return { person: { id, name, login, session }, cookie: signCookie(this.settings.key, session, token) };
  }

  private async lookUp(session: string): Promise<Known | undefined> {
    const now = this.settings.now();
    const known = this.known.get(session);
    if (known !== undefined && now - known.checked < BELIEVED) return known;
    const { changes } = this;
    const row = await this.store.session(session);
    if (row === undefined || now - row.seen > this.settings.lasts) {
      this.known.delete(session);
      return undefined;
    }
    if (now - row.seen > HOUR) await this.store.touch(session, row.person, now);
    const found: Known = {
      person: { id: row.person, name: row.name, login: row.login, session },
      secret: row.secret,
      banned: banOf(row),
      seen: row.seen,
      checked: now,
    };
    if (this.known.size >= REMEMBERED) this.known.clear();
    if (changes === this.changes) this.known.set(session, found);
    return found;
  }
}

/** A passphrase hash that nothing fits. */
const NOBODY = `argon2id$19456$2$1$${"00".repeat(16)}$${"00".repeat(32)}`;

/** What somebody is told who is banned. */
function banOf({
  banned,
  bannedUntil,
}: {
  readonly banned: number;
  readonly bannedUntil: number;
}): Problem | undefined {
  if (banned === 0) return undefined;
  return { code: "banned", ...(bannedUntil > 0 && { until: bannedUntil }) };
}

function hashed(token: string): string {
  return hash("sha256", token);
}

function sameText(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
