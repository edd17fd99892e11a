import type { TimeControl, Visibility } from "@tabletown/protocol";

/** The ways in which time may run at a new table. */
export const TIMES: readonly (readonly [string, TimeControl])[] = [
  ["none", { kind: "none" }],
  ["live10", { kind: "live", seconds: 600, increment: 10 }],
  ["live30", { kind: "live", seconds: 1800, increment: 20 }],
  ["days1", { kind: "days", days: 1 }],
  ["days3", { kind: "days", days: 3 }],
];

/** Who may come to a new table. */
export const VISIBILITIES: readonly Visibility[] = ["link", "invitation", "public"];
