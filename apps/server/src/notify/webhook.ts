import { createHmac } from "node:crypto";
import http from "node:http";
import https from "node:https";
import type { Agents } from "./guard.ts";

const PATIENCE = 5_000;

/** "t=<milliseconds>,v1=<HMAC-SHA256 of '<milliseconds>.<body>' in hexadecimal>". */
export function signatureOf(secret: string, at: number, body: string): string {
  return `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`;
}

/** Posts a signed message. Redirects are not followed, and whatever comes back is not read. */
export function postWebhook(url: string, secret: string, body: string, at: number, agents: Agents): Promise<boolean> {
  return new Promise((resolve) => {
    const secure = url.startsWith("https:");
    const request = (secure ? https : http).request(
      url,
      {
        method: "POST",
        agent: secure ? agents.https : agents.http,
        timeout: PATIENCE,
        headers: {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          "user-agent": "Tabletown",
          "tabletown-signature": signatureOf(secret, at, body),
        },
      },
      (response) => {
        const { statusCode = 0 } = response;
        resolve(statusCode >= 200 && statusCode < 300);
        response.destroy();
      },
    );
    const timer = setTimeout(() => request.destroy(), PATIENCE);
    request.on("close", () => clearTimeout(timer));
    request.on("timeout", () => request.destroy());
    request.on("error", () => resolve(false));
    request.end(body);
  });
}
