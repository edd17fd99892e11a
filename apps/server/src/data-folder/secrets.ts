import { createECDH } from "node:crypto";
import { constants, copyFileSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newId, newSecret } from "../random.ts";
import { UnusablePath } from "./folders.ts";

/** What only the server may know. Made on the first start; whoever can read the file is the server. */
export interface Secrets {
  /** Signs session cookies. */
  readonly session: string;
  /** Opens the maintenance commands. */
  readonly admin: string;
  /** The key pair of web push (VAPID). */
  readonly push: { readonly publicKey: string; readonly privateKey: string };
}

const FILE = "secrets.json";

/** The file is there, and is not what this server once wrote. */
export class BadSecrets extends Error {
  constructor(data: string) {
    super(`${join(data, FILE)} cannot be read as what it should be`);
  }
}

export function readSecrets(data: string): Secrets | undefined {
  let text: string;
  try {
    text = readFileSync(join(data, FILE), "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return undefined;
    throw code === "EACCES" ? new UnusablePath(join(data, FILE), error) : error;
  }
  const secrets = secretsOf(text);
  if (secrets === undefined) throw new BadSecrets(data);
  return secrets;
}

function secretsOf(text: string): Secrets | undefined {
  try {
    const { session, admin, push } = JSON.parse(text) as Secrets;
    const texts: unknown[] = [session, admin, push.publicKey, push.privateKey];
    return texts.every((each) => typeof each === "string") ? { session, admin, push } : undefined;
  } catch {
    return undefined;
  }
}

export function writeSecrets(data: string, secrets: Secrets): void {
  renameSync(written(data, secrets), join(data, FILE));
}

export function secretsIn(data: string): Secrets {
  const known = readSecrets(data);
  if (known !== undefined) return known;
  const made = { session: newSecret(), admin: newSecret(), push: pushKeys() };
  const part = written(data, made);
  try {
    // Of nodes that are started together on one folder the first decides, and all hold the same.
    putInPlace(part, join(data, FILE));
    return made;
  } catch (error) {
    if ((error as { code?: string }).code !== "EEXIST") throw error;
    return readSecrets(data) ?? made;
  } finally {
    rmSync(part);
  }
}

/** Gives a whole file its name, unless there is one of that name. */
function putInPlace(part: string, file: string): void {
  try {
    linkSync(part, file);
  } catch (error) {
    // Disks as cameras have them, and some of other machines, know no links.
    if ((error as { code?: string }).code === "EEXIST") throw error;
    copyFileSync(part, file, constants.COPYFILE_EXCL);
  }
}

function written(data: string, secrets: Secrets): string {
  const part = join(data, `${FILE}.${newId()}.part`);
  try {
    writeFileSync(part, JSON.stringify(secrets, undefined, 2), { flag: "wx", mode: 0o600, flush: true });
    return part;
  } catch (error) {
    rmSync(part, { force: true });
    throw new UnusablePath(data, error);
  }
}

/** A key pair on the curve that web push demands (RFC 8292). */
function pushKeys(): Secrets["push"] {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys("base64url");
  const privateKey = pair.getPrivateKey().toString("hex").padStart(64, "0");
  return { publicKey, privateKey: Buffer.from(privateKey, "hex").toString("base64url") };
}
