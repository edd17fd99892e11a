import { createHmac, timingSafeEqual } from "node:crypto";

export const COOKIE = "tabletown";
const MAC = 32;

/** The session's name and its secret, signed: a forged one is noticed before anything is looked up. */
export function signCookie(key: string, session: string, token: string): string {
  return `${session}.${token}.${macOf(key, session, token)}`;
}

export function readCookie(key: string, value: string | undefined): { session: string; token: string } | undefined {
  const [session = "", token = "", mac = "", ...rest] = (value ?? "").split(".");
  if (rest.length > 0 || mac.length !== MAC) return undefined;
  const expected = Buffer.from(macOf(key, session, token));
  const given = Buffer.from(mac);
  return given.length === expected.length && timingSafeEqual(given, expected) ? { session, token } : undefined;
}

/** The cookie of that name in a header. */
export function cookieIn(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? "").split(";")) {
    const [key, value] = part.trim().split("=", 2);
    if (key === name) return value;
  }
  return undefined;
}

function macOf(key: string, session: string, token: string): string {
  return createHmac("sha256", key).update(`${session}.${token}`).digest("hex").slice(0, MAC);
}
