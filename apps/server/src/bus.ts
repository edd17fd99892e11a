/** What one process tells the others that share its database. */
export type BusMessage =
  /** The match has an entry of that number. */
  | { readonly what: "entry"; readonly number: number }
  /** Somebody said something. */
  | { readonly what: "chat"; readonly number: number }
  /** Somebody wants to be told of their turns, or no longer. */
  | { readonly what: "alerts" }
  /** Who watches the match on one of the processes. */
  | { readonly what: "presence"; readonly node: string; readonly here: readonly number[]; readonly spectators: number }
  /** A process on which the match is watched now wants to know who watches it elsewhere. */
  | { readonly what: "who"; readonly node: string };

export interface Bus {
  /** Whether there is anybody to tell. */
  readonly shared: boolean;
  announce(match: string, message: BusMessage): void;
  close(): Promise<void>;
}

/** A process that has the database to itself has nobody to tell. */
export const NO_BUS: Bus = { shared: false, announce: () => {}, close: () => Promise.resolve() };
