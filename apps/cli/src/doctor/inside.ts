import type { NodeStatus } from "@tabletown/protocol";
import { ask, type HttpAnswer, type Silence, type Target } from "./ask.ts";
import { doubtful, type Finding, fine, unknown, wrong } from "./finding.ts";
import { isHere } from "./reach.ts";

/** From an address that belongs to nobody: whoever is taken for it is believed anything. */
const FORGED = "203.0.113.77";
const GIGABYTE = 1024 ** 3;
/** Clocks of matches are kept by the nodes' own time: they must agree better than anybody notices. */
const SKEW = 1_000;

export function adminAnswer(target: Target, token: string): Promise<HttpAnswer | Silence> {
  return ask(target, "/api/admin/status", {
    headers: { authorization: `Bearer ${token}`, "x-forwarded-for": FORGED, "x-forwarded-proto": "gopher" },
  });
}

/** What a node itself says, to whoever holds the admin token. */
export async function lookInside(target: Target, token: string | undefined): Promise<Finding[]> {
  if (token === undefined) {
    const advice = "Run it where the data folder is (--data), or give --token.";
    return [
      unknown("inside", "Without the admin token database, disk, backups and proxy headers cannot be seen.", advice),
    ];
  }
  const answer = await adminAnswer(target, token);
  const status = statusIn(answer);
  if (status === undefined) {
    const said = "silence" in answer ? answer.silence : `status ${answer.status}`;
    const advice = "Take the token from secrets.json of this very server; a node of an older version has no such page.";
    return [wrong("inside", `The server does not say how it is (${said}).`, advice)];
  }
  return [...database(status), ...proxy(target, status), disk(status)];
}

export function statusIn(answer: HttpAnswer | Silence): NodeStatus | undefined {
  if ("silence" in answer || answer.status !== 200) return undefined;
  const said = answer.json as Partial<NodeStatus> | undefined;
  // A server of another version may say less: only what every version says is looked at.
  return said?.database === undefined || said.seen === undefined ? undefined : (said as NodeStatus);
}

function database({ database: found, schema, listening }: NodeStatus): Finding[] {
  const name = found.kind === "postgres" ? "PostgreSQL" : "The embedded database";
  if (found.answered === undefined || schema.found === undefined) {
    const advice =
      found.kind === "postgres"
        ? "See whether PostgreSQL runs and DATABASE_URL is right; nothing is lost, everything resumes when it is back."
        : "Look into the log and at the disk; restart the server when the cause is removed.";
    return [wrong("database", `${name} does not answer the server.`, advice)];
  }
  const findings: Finding[] = [];
  if (schema.found > schema.known) {
    const advice = "Bring every node to the newer version: an older one must not write into newer tables.";
    findings.push(
      wrong("database", `The tables are of version ${schema.found}, this node knows only ${schema.known}.`, advice),
    );
  } else if (schema.found < schema.known) {
    findings.push(
      wrong(
        "database",
        `The tables are of version ${schema.found} instead of ${schema.known}.`,
        "Restart the server: it migrates when it starts.",
      ),
    );
  } else
    findings.push(
      fine(
        "database",
        `${name} answers within ${Math.ceil(found.answered)} ms; its tables are of version ${schema.found}.`,
      ),
    );
  if (found.waiting > 20) {
    const advice = "See what keeps PostgreSQL busy, then raise TABLETOWN_DATABASE_CONNECTIONS.";
    findings.push(doubtful("database", `${found.waiting} operations wait for a connection to the database.`, advice));
  }
  if (found.ahead !== undefined && Math.abs(found.ahead) > SKEW) {
    const [size, side] = [(Math.abs(found.ahead) / 1_000).toFixed(1), found.ahead > 0 ? "ahead of" : "behind"];
    const advice = "Let chrony or systemd-timesyncd set the clocks of all machines.";
    findings.push(
      wrong(
        "clocks",
        `The clock of PostgreSQL is ${size} s ${side} the node's: players' time is counted wrongly.`,
        advice,
      ),
    );
  } else if (found.ahead !== undefined) findings.push(fine("clocks", "The clocks of the node and PostgreSQL agree."));
  if (listening === false) {
    const advice =
      "LISTEN needs a connection of its own: name PostgreSQL itself in DATABASE_URL, not a PgBouncer that pools transactions.";
    findings.push(
      wrong("nodes", "The node does not hear the others: its players see moves made elsewhere late.", advice),
    );
  } else if (listening === true) findings.push(fine("nodes", "The node hears the others."));
  return findings;
}

function proxy(target: Target, { publicUrl, trustsProxy, seen }: NodeStatus): Finding[] {
  const about = "proxy";
  const { origin, protocol } = target.url;
  const findings: Finding[] = [];
  if (publicUrl !== undefined && publicUrl !== origin && !isHere(target.url)) {
    findings.push(
      wrong(
        "origin",
        `PUBLIC_URL is ${publicUrl}, but people come to ${origin}.`,
        `Set PUBLIC_URL=${origin} on every node.`,
      ),
    );
  } else if (publicUrl === undefined && protocol === "https:") {
    const advice = `Set PUBLIC_URL=${origin}: cookies are then marked secure, and notifications lead there.`;
    findings.push(wrong("origin", "The server does not know the address under which people come.", advice));
  }
  // Only a proxy replaces what was sent.
  const proxied = protocol === "https:" || (seen.forwardedFor !== undefined && seen.forwardedFor !== FORGED);
  if (!proxied) {
    if (trustsProxy && !isHere(target.url)) {
      const advice =
        "Let nobody but the proxy reach the port (--host 127.0.0.1, a firewall), or set TABLETOWN_TRUST_PROXY=0.";
      findings.push(wrong(about, "The server believes X-Forwarded-For and can be reached without the proxy.", advice));
    }
    return findings;
  }
  if (seen.address === FORGED || seen.forwardedFor?.split(",")[0]?.trim() === FORGED) {
    const advice =
      "Have the proxy overwrite X-Forwarded-For (nginx: `proxy_set_header X-Forwarded-For $remote_addr;`), never append to it.";
    const believed = trustsProxy && seen.address === FORGED;
    findings.push(
      believed
        ? wrong(about, "Whoever writes an address into X-Forwarded-For is believed: no limit holds.", advice)
        : doubtful(about, "The proxy passes on what strangers write into X-Forwarded-For.", advice),
    );
  } else if (!trustsProxy) {
    const advice = "Set TABLETOWN_TRUST_PROXY=1 on every node.";
    findings.push(
      wrong(about, `Everybody seems to come from ${seen.address}, the proxy: they share one limit.`, advice),
    );
  } else if (seen.forwardedFor === undefined) {
    const advice = "Have the proxy set X-Forwarded-For to the address of whoever asks.";
    findings.push(wrong(about, "The proxy does not say who asks: everybody shares one limit.", advice));
  } else findings.push(fine(about, "The proxy says who asks, and strangers cannot say otherwise."));
  if (seen.forwardedProto === "gopher") {
    const advice = "Have the proxy overwrite X-Forwarded-Proto (nginx: `proxy_set_header X-Forwarded-Proto $scheme;`).";
    findings.push(doubtful(about, "The proxy passes on what strangers write into X-Forwarded-Proto.", advice));
  }
  return findings;
}

function disk({ disk: found, database: { kind } }: NodeStatus): Finding {
  if (found === undefined) {
    const advice = "See whether its disk has failed or is no longer mounted, and restart the server when it is back.";
    return wrong("disk", "The data folder cannot be found any more.", advice);
  }
  const { free, size } = found;
  const left = `${(free / GIGABYTE).toFixed(1)} GB of ${(size / GIGABYTE).toFixed(0)} GB are free`;
  const holds = kind === "sqlite" ? "database and backups" : "backups";
  if (free > 2 * GIGABYTE && free > size / 20) return fine("disk", `Where ${holds} are kept, ${left}.`);
  const advice = "Make room: move old backups elsewhere, shorten retention, or grow the disk.";
  return (free < GIGABYTE / 4 ? wrong : doubtful)("disk", `The disk of the data folder fills: ${left}.`, advice);
}
