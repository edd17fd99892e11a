import { createHmac, timingSafeEqual } from "node:crypto";
import type { Secrets } from "../data-folder/secrets.ts";

const LENGTH = 20;

/** Opens one finished match to whoever has it. It follows from the match, so nothing needs to be kept. */
export function shareKey({ session }: Pick<Secrets, "session">, match: string): string {
  return createHmac("sha256", session).update(`share ${match}`).digest("hex").slice(0, LENGTH);
}

export function isShareKey(secrets: Pick<Secrets, "session">, match: string, key: string): boolean {
  const [given, expected] = [Buffer.from(key), Buffer.from(shareKey(secrets, match))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
