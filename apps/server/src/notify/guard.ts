import { type LookupAddress, lookup } from "node:dns";
import http from "node:http";
import https from "node:https";
import { BlockList, isIP } from "node:net";

/** Ports that web services listen on; everything else is more likely somebody's database. */
const PORTS: ReadonlySet<string> = new Set(["", "80", "443", "8080", "8443"]);

const PRIVATE_V4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];
/** Everything that is not global unicast (2000::/3), what is set apart in it, and what carries IPv4 addresses inside. */
const PRIVATE_V6 = ["::/3", "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20", "4000::/2", "8000::/1"];

/** Two lists, because a single one takes IPv4 addresses for the IPv6 addresses that carry them. */
const closed = { ipv4: listOf("ipv4", PRIVATE_V4), ipv6: listOf("ipv6", PRIVATE_V6) };

function listOf(family: "ipv4" | "ipv6", ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = "", bits] = range.split("/");
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}

/** Whether an address belongs to the world at large. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return isPublicAddress(mapped);
  const kind = family === 4 ? "ipv4" : "ipv6";
  return !closed[kind].check(address, kind);
}

/** Whether messages may be sent to a URL at all; where its name leads is checked again when connecting. */
export function isPublicUrl(text: string): boolean {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return false;
  }
  if (url.protocol !== "https:" && url.protocol !== "http:") return false;
  if (url.username !== "" || url.password !== "" || !PORTS.has(url.port)) return false;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes(".") && !/(^|\.)(localhost|local|internal|home\.arpa)$/i.test(host);
}

/**
 * Looks a name up and refuses it if any of its addresses is private. The
 * connection is made to what was checked, so a name cannot change in between.
 */
export function publicLookup(
  host: string,
  options: { all?: boolean | undefined },
  done: (error: Error | null, address: string | LookupAddress[], family?: number) => void,
): void {
  lookup(host, { all: true }, (error, addresses) => {
    if (error !== null) return done(error, "");
    const [first] = addresses;
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
      return done(new Error(`${host} leads to a private address`), "");
    }
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
}

export interface Agents {
  readonly http: http.Agent;
  readonly https: https.Agent;
}

export function agentsFor(privateTargets: boolean): Agents {
  const options = privateTargets ? {} : { lookup: publicLookup as never };
  return { http: new http.Agent(options), https: new https.Agent(options) };
}
