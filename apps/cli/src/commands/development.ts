import type { CommandEntry } from "./add-command.ts";

/** What needs the repository: servers that share a database, started from its sources. */
export const developmentCommands: readonly CommandEntry[] = [
  { name: "bench", load: async () => (await import("./bench-cluster.ts")).benchClusterCommand },
  { name: "bench", load: async () => (await import("./bench-scaling.ts")).benchScalingCommand },
];
