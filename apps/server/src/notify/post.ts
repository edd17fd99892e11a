import http from "node:http";
import https from "node:https";
import type { Agents } from "./guard.ts";

const PATIENCE = 5_000;

/** Posts something and returns the status of the answer, 0 when there is none. Redirects are not followed, and what comes back is not read. */
export function post(
  url: string,
  headers: Readonly<Record<string, string | number>>,
  body: string | Buffer,
  agents: Agents,
): Promise<number> {
  return new Promise((resolve) => {
    const secure = url.startsWith("https:");
    const request = (secure ? https : http).request(
      url,
      {
        method: "POST",
        agent: secure ? agents.https : agents.http,
        headers: { "user-agent": "Tabletown", ...headers, "content-length": Buffer.byteLength(body) },
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    // Counted from the first byte to the last: an answer that trickles in is no answer.
    const timer = setTimeout(() => request.destroy(), PATIENCE);
    request.on("close", () => {
      clearTimeout(timer);
      resolve(0);
    });
    request.on("error", () => resolve(0));
    request.end(body);
  });
}
