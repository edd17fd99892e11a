import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request as ask, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { createServer } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What a proxy does rightly, each of which it may be told not to do. */
interface Manners {
  /** X-Forwarded-For: overwritten, appended to, or passed on as it came. */
  readonly forwards: "overwrites" | "appends" | "passes on";
  readonly upgrades: boolean;
  readonly hsts: boolean;
  readonly keepsHost: boolean;
  readonly hidesMetrics: boolean;
}

export const GOOD_MANNERS: Manners = {
  forwards: "overwrites",
  upgrades: true,
  hsts: true,
  keepsHost: true,
  hidesMetrics: true,
};

export interface TlsProxy {
  readonly url: string;
  readonly certificate: string;
  /** The ports of the nodes behind it, asked in turn. */
  nodes: readonly number[];
  manners: Manners;
  close(): Promise<void>;
}

/** A proxy with TLS on this machine, whose certificate nobody knows but the test. */
export async function startTlsProxy(): Promise<TlsProxy> {
  const pair = certificatePair();
  let turn = 0;
  const server = createServer(pair);
  const proxy: TlsProxy = {
    url: "",
    certificate: pair.cert,
    nodes: [],
    manners: GOOD_MANNERS,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const headersFor = ({ headers, socket }: IncomingMessage): OutgoingHttpHeaders => {
    const { forwards, keepsHost } = proxy.manners;
    const { remoteAddress: address = "" } = socket;
    const given = headers["x-forwarded-for"];
    const appended = given === undefined ? address : `${given}, ${address}`;
    return {
      ...headers,
      ...(!keepsHost && { host: "backend:8420" }),
      ...(forwards !== "passes on" && {
        "x-forwarded-for": forwards === "overwrites" ? address : appended,
        "x-forwarded-proto": "https",
      }),
    };
  };
  server.on("request", (incoming, outgoing) => {
    if (proxy.manners.hidesMetrics && incoming.url === "/metrics") return outgoing.writeHead(404).end();
    const port = proxy.nodes[turn++ % proxy.nodes.length] ?? 1;
    const { method, url: path } = incoming;
    const passed = ask({ host: "127.0.0.1", port, method, path, headers: headersFor(incoming), agent: false });
    passed.once("error", () => outgoing.writeHead(502).end());
    passed.once("response", (answer) => {
      const hsts = proxy.manners.hsts ? { "strict-transport-security": "max-age=31536000" } : {};
      outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...hsts });
      answer.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  server.on("upgrade", (incoming, socket) => {
    if (!proxy.manners.upgrades) return socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n");
    const node = connect(proxy.nodes[turn++ % proxy.nodes.length] ?? 1, "127.0.0.1", () => {
      const lines = Object.entries(headersFor(incoming)).map(([name, value]) => `${name}: ${value}`);
      node.write(`GET ${incoming.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
      node.pipe(socket).pipe(node);
    });
    for (const each of [node, socket]) each.on("error", () => [node, socket].forEach((one) => void one.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(proxy, { url: `https://localhost:${(server.address() as AddressInfo).port}` });
}

/** A certificate for "localhost" that signs itself. */
export function certificatePair(): { readonly key: string; readonly cert: string } {
  const folder = mkdtempSync(join(tmpdir(), "tabletown-tls-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const words =
    "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 90 -subj /CN=localhost -addext subjectAltName=DNS:localhost";
  execFileSync("openssl", [...words.split(" "), "-keyout", key, "-out", cert], { stdio: "pipe" });
  const pair = { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
  rmSync(folder, { recursive: true });
  return pair;
}

/** Without it there is nothing to make a certificate with. */
export function hasOpenssl(): boolean {
  try {
    execFileSync("openssl", ["version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
