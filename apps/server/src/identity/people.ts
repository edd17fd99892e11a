import { hash, timingSafeEqual } from "node:crypto";
import { failure, type Result, success } from "@tabletown/kernel";
import type { Problem } from "@tabletown/protocol";
import { newId, newSecret } from "../random.ts";
import type { PersonStore } from "../stores/people.ts";
import { StoreFault } from "../stores/sql.ts";
import { readCookie, signCookie } from "./cookie.ts";
import { checkPassphrase, hashPassphrase } from "./passphrase.ts";

/** Whoever asks, by their session. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly login: string;
  readonly session: string;
}

const HOUR = 3_600_000;
/** A session that has not been used for so long has ended. */
export const SESSION_LASTS = 180 * 24 * HOUR;
/** How long a session is believed without asking the database again. */
const BELIEVED = 30_000;
const REMEMBERED = 20_000;

interface Known {
  readonly person: Person;
  readonly secret: string;
  readonly banned: boolean;
  readonly seen: number;
  readonly checked: number;
}

/** Guests and accounts, and who is signed in where. */
export class People {
  private readonly store: PersonStore;
  private readonly key: string;
  private readonly now: () => number;
  private readonly known = new Map<string, Known>();

  constructor(store: PersonStore, key: string, now: () => number) {
    this.store = store;
    this.key = key;
    this.now = now;
  }

  /** Who a cookie belongs to. */
  async who(cookie: string | undefined): Promise<Result<Person, Problem>> {
    const given = readCookie(this.key, cookie);
    if (given === undefined) return failure({ code: "signed-out" });
    const known = await this.lookUp(given.session);
    if (known === undefined || !sameText(known.secret, hashed(given.token))) return failure({ code: "signed-out" });
    if (known.banned) return failure({ code: "banned" });
    return success(known.person);
  }

  /** Whether a session still holds: another process may have ended it. */
  async holds(session: string): Promise<boolean> {
    const known = await this.lookUp(session);
    return known !== undefined && !known.banned;
  }

  /** A new guest. The cookie is the only proof of who they are. */
  async welcome(name: string, agent: string): Promise<{ person: Person; cookie: string }> {
    const id = newId();
    await this.store.create(id, name, this.now());
    return this.open({ id, name, login: "" }, agent);
  }

  async register(person: Person, login: string, passphrase: string): Promise<Result<Person, Problem>> {
    if (person.login !== "") return failure({ code: "has-account" });
    const folded = fold(login);
    try {
      await this.store.register(person.id, folded, await hashPassphrase(passphrase));
    } catch (error) {
      if (error instanceof StoreFault && error.kind === "conflict") return failure({ code: "name-taken" });
      throw error;
    }
    this.known.delete(person.session);
    return success({ ...person, login: folded });
  }

  async logIn(
    login: string,
    passphrase: string,
    agent: string,
  ): Promise<Result<{ person: Person; cookie: string }, Problem>> {
    const row = await this.store.byLogin(fold(login));
    // An unknown name takes as long as a wrong passphrase, so that names cannot be fished for.
    const fits = await checkPassphrase(passphrase, row?.passphrase ?? NOBODY);
    if (row === undefined || !fits) return failure({ code: "wrong-passphrase" });
    if (row.banned !== 0) return failure({ code: "banned" });
    return success(await this.open(row, agent));
  }

  async changePassphrase(person: Person, passphrase: string, next: string): Promise<Result<undefined, Problem>> {
    const row = await this.store.find(person.id);
    const fits = await checkPassphrase(passphrase, row?.passphrase ?? NOBODY);
    if (row === undefined || !fits) return failure({ code: "wrong-passphrase" });
    await this.store.setPassphrase(person.id, await hashPassphrase(next));
    await this.store.endOthers(person.id, person.session);
    this.known.clear();
    return success(undefined);
  }

  async rename(person: Person, name: string): Promise<Person> {
    await this.store.rename(person.id, name);
    this.known.clear();
    return { ...person, name };
  }

  async end(person: Person, session: string): Promise<void> {
    await this.store.endSession(session, person.id);
    this.known.delete(session);
  }

  async ban(person: string, banned: boolean): Promise<void> {
    await this.store.ban(person, banned);
    this.known.clear();
  }

  private async open(
    { id, name, login }: { id: string; name: string; login: string },
    agent: string,
  ): Promise<{ person: Person; cookie: string }> {
    const session = newId();
    const token = newSecret();
    const created = this.now();
    await this.store.openSession({
      id: session,
      secret: hashed(token),
      person: id,
      created,
      agent: agent.slice(0, 200),
    });
    return { person: { id, name, login, session }, cookie: signCookie(this.key, session, token) };
  }

  private async lookUp(session: string): Promise<Known | undefined> {
    const now = this.now();
    const known = this.known.get(session);
    if (known !== undefined && now - known.checked < BELIEVED) return known;
    const row = await this.store.session(session);
    if (row === undefined || now - row.seen > SESSION_LASTS) {
      this.known.delete(session);
      return undefined;
    }
    if (now - row.seen > HOUR) await this.store.touch(session, now);
    const found: Known = {
      person: { id: row.person, name: row.name, login: row.login, session },
      secret: row.secret,
      banned: row.banned !== 0,
      seen: row.seen,
      checked: now,
    };
    if (this.known.size >= REMEMBERED) this.known.clear();
    this.known.set(session, found);
    return found;
  }
}

/** A passphrase hash that nothing fits. */
const NOBODY = `argon2id$19456$2$1$${"00".repeat(16)}$${"00".repeat(32)}`;

function fold(login: string): string {
  return login.normalize("NFKC").toLowerCase();
}

function hashed(token: string): string {
  return hash("sha256", token);
}

function sameText(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
