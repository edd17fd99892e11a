import { createHmac } from "node:crypto";
import type { Agents } from "./guard.ts";
import { post } from "./post.ts";

/** "t=<milliseconds>,v1=<HMAC-SHA256 of '<milliseconds>.<body>' in hexadecimal>". */
export function signatureOf(secret: string, at: number, body: string): string {
  return `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`;
}

/** Posts a signed message; the status of the answer. */
export function postWebhook(url: string, secret: string, body: string, at: number, agents: Agents): Promise<number> {
  const headers = { "content-type": "application/json", "tabletown-signature": signatureOf(secret, at, body) };
  return post(url, headers, body, agents);
}
