import { isIP } from "node:net";
import { several } from "../terminal/several.ts";
import { ask, type HttpAnswer, type Target } from "./ask.ts";
import { doubtful, type Finding, fine, unknown, wrong } from "./finding.ts";

const DAY = 86_400_000;
/** Certificates are renewed a month before they end; two weeks before, that has failed for a while. */
const RENEWAL_DAYS = 14;

const CERTIFICATE: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: "has expired",
  CERT_NOT_YET_VALID: "is not valid yet",
  DEPTH_ZERO_SELF_SIGNED_CERT: "is signed by nobody but itself",
  SELF_SIGNED_CERT_IN_CHAIN: "comes from an authority that nobody knows",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "comes from an authority that nobody knows",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "comes without the certificates between it and a known authority",
  ERR_TLS_CERT_ALTNAME_INVALID: "is for another name",
};

export interface Reached {
  readonly findings: readonly Finding[];
  /** Where to go on asking; nothing, where nobody answers. */
  readonly target?: Target;
}

/** Whether Tabletown answers there at all, and how well the way to it is protected. */
export async function reach(target: Target): Promise<Reached> {
  const first = await ask(target, "/healthz");
  if (!("silence" in first)) return reached(target, first, []);
  const fault = CERTIFICATE[first.silence];
  if (fault === undefined) return { findings: [silence(target.url, first.silence)] };
  const advice =
    "Get a certificate for this name (Caddy does it by itself, certbot for nginx) and have the proxy send the whole chain.";
  const broken = wrong("TLS", `The certificate of ${target.url.host} ${fault}: browsers refuse to go on.`, advice);
  const careless = { ...target, careless: true };
  const again = await ask(careless, "/healthz");
  return "silence" in again ? { findings: [broken] } : reached(careless, again, [broken]);
}

async function reached(target: Target, answer: HttpAnswer, before: readonly Finding[]): Promise<Reached> {
  const { origin } = target.url;
  const about = "reachable";
  if ([502, 503, 504].includes(answer.status)) {
    const sentence = `The proxy at ${origin} answers, but Tabletown behind it does not (status ${answer.status}).`;
    const advice =
      "See whether the server runs (`systemctl status tabletown`), and that the proxy's upstream names its port.";
    return { findings: [...before, wrong(about, sentence, advice)] };
  }
  if ((answer.json as { ok?: unknown } | undefined)?.ok !== true) {
    const sentence = `Something answers at ${origin}, but it is not Tabletown (status ${answer.status} for /healthz).`;
    return {
      findings: [...before, wrong(about, sentence, "Check the address, and which site the proxy sends this name to.")],
    };
  }
  const protection = before.length > 0 ? before : protectionOf(target.url, answer);
  return { findings: [fine(about, `Tabletown answers at ${origin}.`), ...protection, ...(await hsts(target))], target };
}

function silence({ origin, hostname }: URL, code: string): Finding {
  if (code === "ENOTFOUND" || code === "EAI_AGAIN")
    return wrong(
      "reachable",
      `Nobody knows a machine called ${hostname}.`,
      "Check the spelling, and the DNS entry of the name.",
    );
  if (code === "ETIMEDOUT" || code === "EHOSTUNREACH")
    return wrong("reachable", `${origin} does not answer.`, "Check the firewall, and that the machine is up.");
  if (code === "ECONNREFUSED") {
    const advice =
      "Start the server (`tabletown serve`, `systemctl start tabletown`) or the proxy, and check the port.";
    return wrong("reachable", `Nothing listens at ${origin}.`, advice);
  }
  if (code === "EPROTO" || code.includes("SSL"))
    return wrong(
      "reachable",
      `What listens at ${origin} does not speak TLS.`,
      "Ask with http://, or put a proxy with TLS there.",
    );
  return wrong(
    "reachable",
    `${origin} hangs up without an answer (${code}).`,
    "Look into the logs of the proxy and the server.",
  );
}

function protectionOf(url: URL, { certificate }: HttpAnswer): Finding[] {
  if (url.protocol === "http:") {
    if (isHere(url)) return [fine("TLS", "Asked on this machine, without TLS, as a proxy would ask.")];
    const advice = "Put a proxy with TLS before it (deploy/proxy) and set PUBLIC_URL to its https address.";
    return [
      wrong("TLS", `${url.origin} is not encrypted: whoever is on the way reads passphrases and sessions.`, advice),
    ];
  }
  const ends = Date.parse(certificate?.valid_to ?? "");
  if (Number.isNaN(ends))
    return [unknown("TLS", "The certificate does not say when it ends.", "Look at it with openssl.")];
  const days = Math.floor((ends - Date.now()) / DAY);
  if (days >= RENEWAL_DAYS) return [fine("TLS", `The certificate is valid for ${days} more days.`)];
  return [
    doubtful("TLS", `The certificate ends in ${several(days, "day")}.`, "See why it has not been renewed by itself."),
  ];
}

async function hsts(target: Target): Promise<Finding[]> {
  if (target.url.protocol !== "https:") return [];
  const page = await ask(target, "/");
  if ("silence" in page) return [];
  const age = Number(/max-age=(\d+)/.exec(String(page.headers["strict-transport-security"] ?? ""))?.[1] ?? 0);
  if (age >= (180 * DAY) / 1_000) return [fine("HSTS", "Browsers are told never to come without TLS.")];
  const advice = "Have the proxy say `Strict-Transport-Security: max-age=31536000`, as those in deploy/proxy do.";
  return [doubtful("HSTS", "Browsers are not told to insist on TLS, so a first visit can be led astray.", advice)];
}

/** Whether an address is that of the machine itself. */
export function isHere({ hostname }: URL): boolean {
  const address = hostname.replace(/^\[|\]$/g, "");
  return address === "localhost" || address === "::1" || (isIP(address) === 4 && address.startsWith("127."));
}
