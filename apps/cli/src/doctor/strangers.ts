import { CLOSE } from "@tabletown/protocol";
import { WebSocket } from "ws";
import { ask, PATIENCE, refusal, type Target } from "./ask.ts";
import { type Finding, fine, unknown, wrong } from "./finding.ts";
import { isHere } from "./reach.ts";

const ELSEWHERE = "https://elsewhere.example";
const HERE = "127.0.0.1";
const STRANGER = "198.51.100.7";
/** How a page is turned away: for its own address, or for the one it asks at. */
const TURNED_AWAY: readonly (string | undefined)[] = ["foreign-origin", "wrong-host"];

/** What a browser, and somebody who is up to no good, would notice. */
export async function lookFromOutside(target: Target): Promise<Finding[]> {
  return [await readiness(target), ...(await origins(target)), await socket(target), await openMetrics(target)];
}

async function readiness(target: Target): Promise<Finding> {
  const answer = await ask(target, "/readyz");
  if (!("silence" in answer) && answer.status === 200)
    return fine("ready", "The server is ready: its database answers.");
  const said = "silence" in answer ? answer.silence : JSON.stringify(answer.json ?? answer.status);
  const advice = 'Look into the server\'s log for "the database failed", and see docs/incidents.md.';
  return wrong("ready", `The server lives but is not ready (${said}).`, advice);
}

/** Any request that changes something shows whether a page may make it; this one is refused for other reasons at the latest. */
async function origins(target: Target): Promise<Finding[]> {
  const from = (origin: string) => ask(target, "/api/join", { method: "POST", headers: { origin }, body: {} });
  const [own, foreign] = [await from(target.url.origin), await from(ELSEWHERE)];
  if ("silence" in own || "silence" in foreign)
    return [unknown("origin", "The server did not answer when a page's requests were tried.", "Try again.")];
  if (refusal(own) === "too-fast" || refusal(foreign) === "too-fast")
    return [unknown("origin", "The server refuses requests from here for their number.", "Try again in a minute.")];
  const findings: Finding[] = [];
  if (TURNED_AWAY.includes(refusal(own))) {
    const advice = `Set PUBLIC_URL=${target.url.origin} on every node, and have the proxy pass Host on.`;
    findings.push(
      wrong("origin", `Pages opened at ${target.url.origin} are taken for foreign ones: nobody can play.`, advice),
    );
  } else findings.push(fine("origin", `Pages opened at ${target.url.origin} may play.`));
  if (!TURNED_AWAY.includes(refusal(foreign))) {
    const advice = "Have the proxy pass Origin and Host on unchanged.";
    findings.push(wrong("origin", "Pages of other sites are let in: they could act for whoever is signed in.", advice));
  }
  return findings;
}

/** A socket is opened without a session: the server must accept it and say that nobody is signed in. */
function socket({ url, ca, careless = false }: Target): Promise<Finding> {
  const address = new URL("/api/socket", url);
  address.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  const client = new WebSocket(address, {
    origin: url.origin,
    handshakeTimeout: PATIENCE,
    rejectUnauthorized: !careless,
    ...(ca !== undefined && { ca }),
  });
  const advice =
    "Have the proxy pass Upgrade and Connection on with HTTP/1.1 for /api/socket, as those in deploy/proxy do.";
  return new Promise((resolve) => {
    client.once("close", (code) =>
      resolve(
        code === CLOSE.signedOut
          ? fine("socket", "Sockets open: moves travel at once.")
          : wrong("socket", `A socket opens but is closed at once with code ${code}.`, advice),
      ),
    );
    client.once("unexpected-response", (_request, response) => {
      const { statusCode = 0 } = response;
      response.destroy();
      resolve(
        [403, 421].includes(statusCode)
          ? wrong(
              "socket",
              "The server refuses a socket to its own page.",
              `Set PUBLIC_URL=${url.origin} on every node.`,
            )
          : wrong("socket", `A socket is answered with status ${statusCode} instead of being opened.`, advice),
      );
    });
    client.once("error", (error) => resolve(wrong("socket", `No socket can be opened (${error.message}).`, advice)));
  });
}

/** Numbers about the server are nobody's business; a stranger may say of himself whatever he likes. */
async function openMetrics(target: Target): Promise<Finding> {
  const about = "metrics";
  const opensTo = async (address: string | undefined): Promise<boolean> => {
    const answer = await ask(
      target,
      "/metrics",
      address === undefined ? {} : { headers: { "x-forwarded-for": address } },
    );
    return !("silence" in answer) && answer.status === 200;
  };
  const advice =
    "Answer /metrics with 404 in the proxy, and have it overwrite X-Forwarded-For, as those in deploy/proxy do.";
  const claimed = wrong(about, "Strangers can read /metrics by claiming to be on the server's machine.", advice);
  if (!isHere(target.url)) {
    if (await opensTo(undefined)) return wrong(about, "Strangers can read /metrics.", advice);
    return (await opensTo(HERE)) ? claimed : fine(about, "Strangers cannot read /metrics.");
  }
  // Whoever asks on the machine itself may read them: only what a proxy passes on tells something about strangers.
  const [toStranger, toClaim] = [await opensTo(STRANGER), await opensTo(HERE)];
  if (target.url.protocol === "https:" && toClaim !== toStranger) return claimed;
  if (target.url.protocol === "https:" && !toClaim) return fine(about, "Strangers cannot read /metrics.");
  return unknown(about, "Whether strangers can read /metrics shows only from outside.", "Ask from another machine.");
}
