import type { CommandEntry } from "./add-command.ts";

/** What needs the repository: servers under load, started from its sources and its own databases. */
export const developmentCommands: readonly CommandEntry[] = [
  { name: "bench", load: async () => (await import("./bench-server/index.ts")).benchServerCommand },
  { name: "bench", load: async () => (await import("./bench-cluster/index.ts")).benchClusterCommand },
  { name: "bench", load: async () => (await import("./bench-scaling/index.ts")).benchScalingCommand },
  { name: "bench", load: async () => (await import("./bench-growth/index.ts")).benchGrowthCommand },
];
