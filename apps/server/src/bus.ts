/** What one process tells the others that share its database. */
export type BusMessage =
  /** The match has an entry of that number. */
  | { readonly what: "entry"; readonly number: number }
  /** Somebody said something: the chat has a line of that number. */
  | { readonly what: "chat"; readonly number: number }
  /** What is known of a person has changed: a session has ended, they were banned, renamed, or mute somebody. */
  | { readonly what: "person"; readonly person: string }
  /** Somebody wants to be told of their turns, or no longer. */
  | { readonly what: "alerts" }
  /** Who watches the match on one of the processes. */
  | { readonly what: "presence"; readonly node: string; readonly here: readonly number[]; readonly spectators: number }
  /** A process on which the match is watched now wants to know who watches it elsewhere. */
  | { readonly what: "who"; readonly node: string };

/** What has passed so far, and whether anything can. */
export interface BusTraffic {
  readonly sent: number;
  readonly received: number;
  readonly listening: boolean;
}

/** What concerns every process, as if it were a match that all of them follow. */
export const EVERYWHERE = "everywhere";

export interface Bus {
  /** Whether there is anybody to tell. */
  readonly shared: boolean;
  announce(match: string, message: BusMessage): void;
  /** From then on what others announce of a match is heard. */
  follow(match: string): Promise<void>;
  unfollow(match: string): void;
  readonly traffic: BusTraffic;
  close(): Promise<void>;
}

/** A process that has the database to itself has nobody to tell. */
export const NO_BUS: Bus = {
  shared: false,
  announce: () => {},
  follow: () => Promise.resolve(),
  unfollow: () => {},
  traffic: { sent: 0, received: 0, listening: true },
  close: () => Promise.resolve(),
};
