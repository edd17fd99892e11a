import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";

// 19 MiB, two passes: the least that OWASP recommends for argon2id.
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG = 32;

/** Hashes a passphrase: "argon2id$memory$passes$parallelism$nonce$tag". */
export async function hashPassphrase(passphrase: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive(passphrase, nonce, COST);
  return ["argon2id", COST.memory, COST.passes, COST.parallelism, nonce.toString("hex"), tag.toString("hex")].join("$");
}

export async function checkPassphrase(passphrase: string, stored: string): Promise<boolean> {
  const [kind, memory, passes, parallelism, nonce = "", tag = ""] = stored.split("$");
  if (kind !== "argon2id") return false;
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const derived = await derive(passphrase, Buffer.from(nonce, "hex"), cost);
  const expected = Buffer.from(tag, "hex");
  return derived.length === expected.length && timingSafeEqual(derived, expected);
}

function derive(passphrase: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> {
  const parameters: Argon2Parameters = { message: passphrase.normalize("NFKC"), nonce, tagLength: TAG, ...cost };
  return new Promise((resolve, reject) =>
    argon2("argon2id", parameters, (error, tag) => (error === null ? resolve(tag) : reject(error))),
  );
}
