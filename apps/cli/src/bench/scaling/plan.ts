import { BUSY, type Costs, DATABASE_CORES, SOCKETS_PER_NODE } from "./costs.ts";

/** What an installation for so many people consists of. */
export interface InstallationPlan {
  readonly players: number;
  readonly movesPerSecond: number;
  readonly nodes: number;
  /** What asks for that many nodes. */
  readonly nodesBy: "moves" | "sockets";
  /** PostgreSQL servers among which the matches are spread, and the cores of each. */
  readonly databases: number;
  readonly coresPerDatabase: number;
  /** What asks for that many databases. */
  readonly databasesBy: "one is enough" | "cores" | "announcements";
  readonly gigabytesPerNode: number;
}

const SEATS = 2;
/** Memory of a process before anybody comes. */
const GIGABYTES = 0.15;

export function planFor(players: number, think: number, costs: Costs): InstallationPlan {
  // One of the people at a table thinks at a time.
  const movesPerSecond = players / SEATS / think;
  const needed = (milliseconds: number): number => (movesPerSecond * milliseconds) / 1_000 / BUSY;
  const byMoves = Math.ceil(needed(costs.nodePerMove + costs.nodePerMoveHeard));
  const bySockets = Math.ceil(players / SOCKETS_PER_NODE);
  const nodes = Math.max(1, byMoves, bySockets);
  const cores = needed(costs.databasePerMove);
  const byCores = Math.ceil(cores / DATABASE_CORES);
  const byAnnouncements = Math.ceil(needed(costs.announce));
  const databases = Math.max(1, byCores, byAnnouncements);
  // A match is in the memory of each node that somebody reaches it through.
  const kilobytes = (players * (costs.kilobytesPerSocket + costs.kilobytesPerMatch)) / nodes;
  return {
    players,
    movesPerSecond,
    nodes,
    nodesBy: byMoves >= bySockets ? "moves" : "sockets",
    databases,
    coresPerDatabase: Math.max(1, Math.ceil(cores / databases)),
    databasesBy: databases === 1 ? "one is enough" : byAnnouncements > byCores ? "announcements" : "cores",
    gigabytesPerNode: Number((GIGABYTES + kilobytes / 1e6).toFixed(2)),
  };
}
