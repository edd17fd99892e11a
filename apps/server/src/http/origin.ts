import type { IncomingMessage } from "node:http";

/** Whether a request was made by a page of ours, or by a program that is no page at all. */
export function fromHere(request: IncomingMessage, publicUrl: string | undefined): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  try {
    const from = new URL(origin);
    return from.host === host || (publicUrl !== undefined && from.origin === new URL(publicUrl).origin);
  } catch {
    return false;
  }
}

/** The address that limits are counted by. IPv6 customers get whole networks, so their last half does not count. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(request.headers["x-forwarded-for"] ?? "")
        .split(",")
        .at(-1)
        ?.trim()
    : undefined;
  const address = forwarded || request.socket.remoteAddress || "unknown";
  return networkOf(address);
}

/** The first half of an IPv6 address, however it is abbreviated; all of an IPv4 address. */
export function networkOf(address: string): string {
  if (!address.includes(":") || address.startsWith("::ffff:")) return address;
  const [head = "", tail] = address.split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0");
  return [...first, ...zeros, ...last].slice(0, 4).join(":");
}
