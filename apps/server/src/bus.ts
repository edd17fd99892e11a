/** News between processes that share a database: this match has an entry of that number. */
export interface Bus {
  announce(match: string, seq: number): void;
  close(): Promise<void>;
}

/** A process that has the database to itself has nobody to tell. */
export const QUIET: Bus = { announce: () => {}, close: () => Promise.resolve() };
