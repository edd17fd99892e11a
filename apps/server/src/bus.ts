/** What one process tells the others that share its database. */
export type News =
  /** The match has an entry of that number. */
  | { readonly what: "entry"; readonly number: number }
  /** Somebody said something. */
  | { readonly what: "chat"; readonly number: number }
  /** Somebody wants to be told of their turns, or no longer. */
  | { readonly what: "alerts" };

export interface Bus {
  announce(match: string, news: News): void;
  close(): Promise<void>;
}

/** A process that has the database to itself has nobody to tell. */
export const QUIET: Bus = { announce: () => {}, close: () => Promise.resolve() };
