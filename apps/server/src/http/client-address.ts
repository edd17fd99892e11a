import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIP } from "node:net";
import type { TrustedProxies } from "../config/config.ts";

/** Headers that only proxies write. */
const FORWARDING = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via"];

/** As much of a request as tells where it comes from. */
interface Arrived {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/**
 * Where a request comes from. Every proxy adds the address it was asked from at the
 * end of `X-Forwarded-For`, so the list is believed from its end, and only as far as
 * there are proxies of ours: what stands before that anybody may have written.
 */
export function clientAddress(request: Arrived, trusted: TrustedProxies): string {
  const trusts = trustOf(trusted);
  let address = plain(request.socket.remoteAddress ?? "unknown");
  const forwarded = String(request.headers["x-forwarded-for"] ?? "").split(",");
  for (let hop = 0; trusts(address, hop); hop++) {
    const before = plain(forwarded.pop()?.trim() ?? "");
    if (isIP(before) === 0) break;
    address = before;
  }
  return address;
}

/** Whether whoever has connected is a proxy of ours. */
export function isProxy(address: string | undefined, trusted: TrustedProxies): boolean {
  return trustOf(trusted)(plain(address ?? ""), 0);
}

/** Asked on this machine, and not by a proxy on behalf of somebody else. */
export function isLocal(request: Arrived): boolean {
  if (FORWARDING.some((header) => request.headers[header] !== undefined)) return false;
  const address = plain(request.socket.remoteAddress ?? "");
  return address === "::1" || address.startsWith("127.");
}

/** The first half of an IPv6 address, however it is abbreviated: customers get whole networks. All of an IPv4 address. */
export function networkOf(from: string): string {
  const address = plain(from);
  return address.includes(":") ? wordsOf(address).slice(0, 4).join(":") : address;
}

/** What one provider hands out together: whoever has many addresses has them from here. */
export function widerNetworkOf(from: string): string {
  const address = plain(from);
  return address.includes(":") ? wordsOf(address).slice(0, 3).join(":") : address.split(".").slice(0, 3).join(".");
}

function trustOf(trusted: TrustedProxies): (address: string, hop: number) => boolean {
  if (typeof trusted === "number") return (_, hop) => hop < trusted;
  const lists = { 4: new BlockList(), 6: new BlockList() };
  for (const place of trusted) {
    const [address = "", bits] = place.split("/");
    const family = isIP(address) === 4 ? 4 : 6;
    lists[family].addSubnet(address, Number(bits ?? (family === 4 ? 32 : 128)), `ipv${family}`);
  }
  return (address) => {
    const family = isIP(address);
    return (family === 4 || family === 6) && lists[family].check(address, `ipv${family}`);
  };
}

/** Where a server listens on both, IPv4 addresses come inside IPv6 addresses. */
function plain(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

function wordsOf(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0");
  return [...first, ...zeros, ...last];
}
