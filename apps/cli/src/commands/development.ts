import type { AddCommand } from "./add-command.ts";
import { benchClusterCommand } from "./bench-cluster/index.ts";
import { benchScalingCommand } from "./bench-scaling/index.ts";
import { benchServerCommand } from "./bench-server/index.ts";

/** What needs the repository: servers under load, started from its sources and its own databases. */
export const developmentCommands: readonly AddCommand[] = [
  benchServerCommand,
  benchClusterCommand,
  benchScalingCommand,
];
