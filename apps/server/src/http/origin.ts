import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/**
 * Whether a request is addressed to this server. Where it is known under which name people reach it, a page under
 * any other name that leads here is somebody else's; addresses and names without a dot belong to nobody in the world outside.
 */
export function meantForHere(request: IncomingMessage, publicUrl: string | undefined): boolean {
  if (publicUrl === undefined) return true;
  const { host = "" } = request.headers;
  return host === new URL(publicUrl).host || isDirect(host);
}

/** Whether a request was made by a page of ours, or by a program that is no page at all. */
export function fromHere(request: IncomingMessage, publicUrl: string | undefined): boolean {
  const { origin, host = "" } = request.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (publicUrl === undefined) return from.host === host;
  // By the name the scheme counts as well; past the proxy nothing is encrypted.
  return from.origin === new URL(publicUrl).origin || (isDirect(host) && from.origin === `http://${host}`);
}

/** Past the name and the proxy: by an address, or by a name inside one's own network. */
function isDirect(host: string): boolean {
  const name = host.replace(/:\d+$/, "").replace(/^\[|\]$/g, "");
  return isIP(name) !== 0 || (name !== "" && !name.includes("."));
}
