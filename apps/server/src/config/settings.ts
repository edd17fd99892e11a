import { failure, type Result, success } from "@tabletown/kernel";
import { type ServerConfig, USUAL_CONFIG } from "./config.ts";
import * as kinds from "./setting-kinds.ts";

/** Something about a server that whoever hosts it may decide, in the environment or on the command line. */
export interface ServerSetting {
  /** Where it stands in the configuration: "limits.read". */
  readonly path: string;
  readonly variable: string;
  /** Its option of `tabletown serve`, where it has one. */
  readonly flag?: string;
  readonly kind: kinds.SettingKind;
  readonly what: string;
  /** What to call its usual value where that depends on the machine. */
  readonly usual?: string;
}

/** What only programs that start a server decide. */
export const NOT_SETTINGS: readonly string[] = ["catalog", "webRoot", "docsRoot", "now"];

const { TEXT, PORT, COUNT, AT_LEAST_ONE, SWITCH, LEVEL, PROXIES, WEB_ADDRESS, POSTGRES_ADDRESS } = kinds;
const { DURATION, PAUSE, TIMER, PATIENCE, BUDGET, SIZE, ALLOWANCE } = kinds;

/** Every setting. The table in docs/server.md is made from this, and a test holds it against config.ts. */
export const SETTINGS: readonly ServerSetting[] = [
  { path: "port", variable: "PORT", flag: "--port", kind: PORT, what: "where to listen" },
  setting("host", TEXT, "which network to listen on; 127.0.0.1 for this machine alone", "--host"),
  {
    ...setting("data", TEXT, "the folder of the database and the secrets; readable by its owner alone", "--data"),
    usual: ".tabletown",
  },
  {
    path: "publicUrl",
    variable: "PUBLIC_URL",
    flag: "--public-url",
    kind: WEB_ADDRESS,
    what: "where people reach it. With `https:` cookies are marked secure; notifications link there",
  },
  {
    path: "databaseUrl",
    variable: "DATABASE_URL",
    kind: POSTGRES_ADDRESS,
    what: "PostgreSQL instead of the embedded database",
  },
  setting("databaseConnections", AT_LEAST_ONE, "most connections of one node to PostgreSQL; two more listen and speak"),
  setting(
    "trustProxy",
    PROXIES,
    "how many proxies stand before it, or their addresses: theirs is the word on `X-Forwarded-For`",
    "--trust-proxy",
  ),
  setting("metricsToken", TEXT, "whoever shows it may read `/metrics` and nothing else"),
  setting("logLevel", LEVEL, `${kinds.LOG_LEVELS.join(", ")}; JSON lines on standard output`, "--log"),
  { ...setting("botThreads", AT_LEAST_ONE, "threads that think for bots", "--bots"), usual: "cores − 1" },
  setting("botPatience", TIMER, "a bot that thinks longer is stopped, and some legal move is made for it"),
  setting("botPause", PAUSE, "a bot's move takes at least so long, so that people can follow"),
  setting(
    "reviewBudget",
    BUDGET,
    "processor time for the review of one match, at the lowest priority; 0s leaves reviews to the readers' own devices",
  ),
  setting("grace", DURATION, "clocks that ran out while the server was down get this much more"),
  setting("evictAfter", DURATION, "a match that nobody looks at leaves the memory after this"),
  setting("settleAfter", DURATION, "and its last moves, kept for those who come back, after this"),
  setting("pollEvery", TIMER, "how often clocks, bot turns and notifications that fall due are looked for"),
  setting("privateTargets", SWITCH, "let webhooks go to private addresses: where everybody is trusted"),
  setting("limits.read", ALLOWANCE, "requests that read, per address and per session"),
  setting("limits.write", ALLOWANCE, "requests that change something"),
  setting("limits.heavy", ALLOWANCE, "requests that cost much: records, looking back, backups"),
  setting("limits.guest", ALLOWANCE, "new guests"),
  setting("limits.code", ALLOWANCE, "codes of tables that are wrong; right ones are not counted"),
  setting("limits.secret", ALLOWANCE, "requests that try a passphrase, a recovery code or a link to sign in"),
  setting("limits.guess", ALLOWANCE, "attempts to sign in to one account, from wherever they come"),
  setting("limits.command", ALLOWANCE, "commands, per connection"),
  setting("limits.chat", ALLOWANCE, "chat messages, per connection"),
  setting("limits.watch", ALLOWANCE, "matches looked into and moves taken back, per connection"),
  setting(
    "limits.connectionsPerAddress",
    AT_LEAST_ONE,
    "most open connections from one address; proxies may have any number",
  ),
  setting("limits.requestTime", PATIENCE, "a request that has not arrived whole by then is cut off"),
  setting(
    "limits.socketsPerAddress",
    AT_LEAST_ONE,
    "most sockets (open pages) from one address",
    "--sockets-per-address",
  ),
  setting("limits.socketsPerSession", AT_LEAST_ONE, "most connections of one person on one device"),
  setting("limits.clogged", SIZE, "so much may wait for a slow connection before moves are left out for it"),
  setting("limits.tooSlow", DURATION, "a connection that stays clogged is cut after this"),
  setting("limits.heartbeat", PATIENCE, "how often a sign of life is asked for; below the proxy's read timeout"),
  setting("quotas.openMatches", COUNT, "most unfinished matches of one person"),
  setting("quotas.matches", COUNT, "most new matches of one person in a day"),
  setting("quotas.matchesPerAddress", COUNT, "most new matches from one address in a day"),
  setting("quotas.guestsPerAddress", COUNT, "most new guests from one address in a day"),
  setting("quotas.records", COUNT, "most uploaded records that are kept for one person"),
  setting("quotas.recordBytes", SIZE, "and how large they may be together"),
  setting("quotas.recordBytesPerAddress", SIZE, "most bytes of records from one address in a day"),
  setting("quotas.packs", COUNT, "most packs of components that are kept for one person"),
  setting("quotas.packBytes", SIZE, "and how large they may be together"),
  setting("quotas.packBytesPerAddress", SIZE, "most bytes of packs from one address in a day"),
  setting("quotas.chat", COUNT, "most chat messages of one person in a day"),
  setting("quotas.chatPerAddress", COUNT, "most chat messages from one address in a day"),
  setting("retention.unstarted", DURATION, "matches that were not begun for so long are deleted"),
  setting("retention.abandoned", DURATION, "unfinished matches without a move for so long are deleted"),
  setting(
    "retention.guests",
    DURATION,
    "guests who have not come for so long, and matches that only guests have finished",
  ),
  setting(
    "retention.accounts",
    DURATION,
    "nothing of somebody with an account is deleted until they stay away so long",
  ),
  setting("retention.sessions", DURATION, "whoever does not come for so long is signed out"),
  setting("retention.records", DURATION, "uploaded records are deleted after this"),
  setting("retention.packs", DURATION, "packs of components are deleted so long after they were last uploaded"),
  setting("retention.chat", DURATION, "chat is deleted so long after the match"),
];

/** The variables of other commands, and of the proxies in deploy/. */
const OTHER_VARIABLES = ["TABLETOWN_SERVER", "TABLETOWN_ADMIN_TOKEN", "TABLETOWN_DOMAIN", "TABLETOWN_NODES"];

type SettingTexts = Readonly<Record<string, string | undefined>>;

/**
 * The configuration that texts ask for, by variable or by flag; a flag goes before
 * the variable. Otherwise a sentence for each that cannot be read.
 */
export function readSettings(texts: SettingTexts): Result<Partial<ServerConfig>, readonly string[]> {
  const read: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const { path, variable, flag, kind } of SETTINGS) {
    const source = [flag, variable].find((name) => name !== undefined && (texts[name] ?? "") !== "");
    if (source === undefined) continue;
    const text = texts[source] ?? "";
    const value = kind.read(text);
    // What may be a password is not repeated.
    const given = /URL|TOKEN/.test(source) ? "" : `, not "${text}"`;
    if (value === undefined) problems.push(`${source} must be ${kind.expected}${given}`);
    else put(read, path, value);
  }
  return problems.length > 0 ? failure(problems) : success(read as Partial<ServerConfig>);
}

/** Variables that look like settings and are none, so that a slip of the pen is noticed. */
export function unknownVariables(texts: SettingTexts): string[] {
  const known = [...SETTINGS.map(({ variable }) => variable), ...OTHER_VARIABLES];
  return Object.keys(texts).filter((name) => name.startsWith("TABLETOWN_") && !known.includes(name));
}

/** The usual value of a setting, as it would be written. */
export function usualText({ path, kind, usual }: ServerSetting): string | undefined {
  const value = valueAt(USUAL_CONFIG, path);
  return usual ?? (value === undefined ? undefined : kind.write(value));
}

function setting(path: string, kind: kinds.SettingKind, what: string, flag?: string): ServerSetting {
  const words = path
    .replace(/^limits\.(sockets|connections)/, "$1")
    .replace(/^limits\./, "limit.")
    .replace(/^quotas\./, "quota.");
  const variable = `TABLETOWN_${words
    .replace(".", "_")
    .replace(/([A-Z])/g, "_$1")
    .toUpperCase()}`;
  return { path, variable, kind, what, ...(flag !== undefined && { flag }) };
}

function put(config: Record<string, unknown>, path: string, value: unknown): void {
  const [first = "", second] = path.split(".");
  if (second === undefined) config[first] = value;
  else config[first] = { ...(config[first] ?? valueAt(USUAL_CONFIG, first) ?? {}), [second]: value };
}

function valueAt(config: object, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], config);
}
