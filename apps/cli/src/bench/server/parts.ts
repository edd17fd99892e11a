export const PARTS = ["throughput", "latency", "memory", "sockets", "stored"] as const;

/** What is asked for on the command line. */
export interface ServerBench {
  readonly game: string;
  readonly seconds: string;
  readonly matches: string;
  readonly stored: string;
  readonly sockets: string;
  readonly people: string;
  readonly boardgameIo?: string;
  readonly only?: string;
  readonly json?: boolean;
}
