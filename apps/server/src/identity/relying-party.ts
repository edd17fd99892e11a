import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** Whom a passkey is made for and shown to (WebAuthn): the name of this server, and the pages it is used on. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/**
 * The server under the name that people reach it by; on the machine itself, and in one's own network, under the name
 * that was asked for. An address is no name: passkeys cannot be made for it. Whether the page is ours is known before.
 */
export function relyingParty(request: IncomingMessage, publicUrl: string | undefined): RelyingParty | undefined {
  const { origin = "" } = request.headers;
  if (!URL.canParse(origin)) return undefined;
  const { hostname, protocol } = new URL(origin);
  const secure = protocol === "https:" || hostname === "localhost" || hostname.endsWith(".localhost");
  const known = publicUrl === undefined || origin === new URL(publicUrl).origin || !hostname.includes(".");
  return secure && known && isIP(hostname.replace(/^\[|\]$/g, "")) === 0 ? { id: hostname, origin } : undefined;
}
