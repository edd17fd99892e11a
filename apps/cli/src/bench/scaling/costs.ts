/** What things cost, as measured on one machine; docs/scaling.md says how. Times are in milliseconds of one core. */
export interface Costs {
  /** A node: deciding a move, writing it and telling the two people of a match on that node. */
  readonly nodePerMove: number;
  /** A node that only hears of a move and tells its own people. */
  readonly nodePerMoveHeard: number;
  /** PostgreSQL: a move's transaction. */
  readonly databasePerMove: number;
  /** Assumed, not measured. The disk: moves that are committed at about the same time share one. */
  readonly sync: number;
  /** Assumed, not measured. PostgreSQL: a move's part of an announcement to the other nodes. Commits that announce wait for each other. */
  readonly announce: number;
  /** Memory of a node, in kilobytes. */
  readonly kilobytesPerSocket: number;
  readonly kilobytesPerMatch: number;
}

export const MEASURED: Costs = {
  nodePerMove: 1.1,
  nodePerMoveHeard: 0.75,
  databasePerMove: 1.05,
  sync: 1,
  announce: 0.03,
  kilobytesPerSocket: 7.5,
  kilobytesPerMatch: 5.6,
};

/** No part of an installation is planned to be busier than this. */
export const BUSY = 0.6;
/** Cores of the largest database machine that is sensible to rent. */
export const DATABASE_CORES = 32;
/** Sockets that one process keeps: more would all come back at once when it ends. */
export const SOCKETS_PER_NODE = 10_000;
