export { Cluster } from "./cluster.ts";
export { databaseSeconds, processSeconds } from "./processor-time.ts";
export { type TrialReport, tryCluster } from "./run.ts";
