import type { NewMatch, TimeControl, Visibility } from "@tabletown/protocol";
import { change, settings } from "../settings.ts";

/** The ways in which time may run at a new table that are offered at once. */
export const TIMES: readonly (readonly [string, TimeControl])[] = [
  ["none", { kind: "none" }],
  ["live10", { kind: "live", seconds: 600, increment: 10 }],
  ["live30", { kind: "live", seconds: 1800, increment: 20 }],
  ["days1", { kind: "days", days: 1 }],
  ["days3", { kind: "days", days: 3 }],
];
/** Any other way: so many minutes and seconds for each move, or so many days for each move. */
export const OWN_TIME = "own";
export const MINUTES = ["3", "5", "10", "15", "20", "30", "45", "60", "90", "120", "180"] as const;
export const INCREMENTS = ["0", "5", "10", "15", "20", "30", "60", "120", "300"] as const;
export const DAYS = ["1", "2", "3", "4", "5", "7", "10", "14", "21", "30"] as const;

/** Who may come to a new table. */
export const VISIBILITIES: readonly Visibility[] = ["link", "invitation", "public"];

/** How many seconds later spectators see what happens; or there are none. */
export const WATCHING = ["0", "60", "600", "nobody"] as const;
type Watching = (typeof WATCHING)[number];

/** Nothing where nobody may watch. */
export function delayOf(watching: Watching): number | undefined {
  return watching === "nobody" ? undefined : Number(watching);
}

/** What somebody chooses for a table that they open, each the first where nothing was chosen yet. */
const CHOICES = {
  time: [...TIMES.map(([id]) => id), OWN_TIME],
  clock: ["live", "days"],
  minutes: ["60", ...MINUTES],
  increment: ["30", ...INCREMENTS],
  days: ["7", ...DAYS],
  visibility: VISIBILITIES,
  accounts: ["no", "yes"],
  onTimeout: ["bot", "resign"],
  takebacks: ["asked", "free"],
  sharing: ["no", "agreed"],
  watching: WATCHING,
  start: ["host", "full"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type TableTerms = { readonly [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] };

/** Those that are out of sight until they are asked for. */
const MORE = [
  "onTimeout",
  "takebacks",
  "sharing",
  "watching",
  "start",
] as const satisfies readonly (keyof TableTerms)[];

/** What was chosen for the table that was opened last. */
export function lastTerms(): TableTerms {
  const last: Readonly<Record<string, unknown>> = settings.value.terms;
  const known = Object.entries<readonly string[]>(CHOICES).map(([name, values]) => [
    name,
    values.find((each) => each === last[name]) ?? values[0],
  ]);
  return Object.fromEntries(known);
}

export function rememberTerms(terms: TableTerms): void {
  change({ terms });
}

/** Whether anything that is out of sight is other than usual. */
export function hasMore(terms: TableTerms): boolean {
  return MORE.some((name) => terms[name] !== CHOICES[name][0]);
}

export function timeOf({ time, clock, minutes, increment, days }: TableTerms): TimeControl {
  const offered = TIMES.find(([id]) => id === time)?.[1];
  if (offered !== undefined) return offered;
  if (clock === "days") return { kind: "days", days: Number(days) };
  return { kind: "live", seconds: Number(minutes) * 60, increment: Number(increment) };
}

/** The terms as the server is told of them. */
export function settingsOf(terms: TableTerms): Partial<NewMatch> {
  const { visibility, accounts, onTimeout, takebacks, sharing, watching, start } = terms;
  return {
    time: timeOf(terms),
    visibility,
    accountsOnly: visibility === "public" && accounts === "yes",
    onTimeout,
    takebacks: takebacks === "asked",
    agreedDraws: sharing === "agreed",
    spectators: { allowed: watching !== "nobody", delay: delayOf(watching) ?? 0 },
    startWhenFull: start === "full",
  };
}
