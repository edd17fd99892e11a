import { Cluster, databaseSeconds, processSeconds } from "@tabletown/server/cluster";
import { BenchMatch } from "../server/bench-match.ts";
import { type Figures, type LoadedServer, sideBySide } from "../server/side-by-side.ts";

interface NodeFigures extends Figures {
  /** Moves of all nodes in a second of processor time each, against one node: what more nodes on cores of their own bring. */
  readonly timesOne: number;
}

const SPARE = 4;
const SEATS = 2;

/** One node, two nodes with matches of their own, and two nodes where every match has people on both. */
export async function nodesAgainstOne(
  matches: number,
  seconds: number,
): Promise<Readonly<Record<"one" | "two" | "twoShared", NodeFigures>>> {
  const openers = [loaded(1, matches, false), loaded(2, matches, false), loaded(2, matches, true)];
  const [one, two, shared] = await sideBySide(openers, seconds);
  if (one === undefined || two === undefined || shared === undefined) throw new Error("nothing was measured");
  const beside = (figures: Figures, nodes: number): NodeFigures => ({
    ...figures,
    timesOne: Number(((nodes * figures.movesPerCpuSecond) / one.movesPerCpuSecond).toFixed(2)),
  });
  return { one: beside(one, 1), two: beside(two, 2), twoShared: beside(shared, 2) };
}

function loaded(nodes: number, matches: number, shared: boolean): () => Promise<LoadedServer> {
  return async () => {
    const cluster = await Cluster.open(nodes, {}, "direct");
    const urls = Array.from({ length: nodes }, (_, node) => cluster.url(node) ?? "");
    const running = Array.from({ length: matches }, (_, n) => {
      const of = shared ? [...urls.slice(n % nodes), ...urls.slice(0, n % nodes)] : urls.slice(n % nodes).slice(0, 1);
      return new BenchMatch(of, "metropolia", SEATS, `table ${n}`, () => 0);
    });
    for (const match of running) await match.open(SPARE);
    const answers: Readonly<Record<string, () => number>> = {
      cpu: () => urls.reduce((sum, _, node) => sum + processSeconds(cluster.pid(node) ?? 0), 0),
      database: () => databaseSeconds(cluster.databaseUrl),
    };
    return {
      child: { ask: async <T>(question: string) => answers[question]?.() as T, stop: () => cluster.close() },
      running,
      async end() {
        for (const match of running) match.close();
        await cluster.close();
      },
    };
  };
}
