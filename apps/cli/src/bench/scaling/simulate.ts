import type { Chance } from "@tabletown/kernel";
import type { Costs } from "./costs.ts";
import type { InstallationPlan } from "./plan.ts";
import { Timeline } from "./timeline.ts";

/** Milliseconds from sending a move until everybody has it. */
export interface Latency {
  readonly p50: number;
  readonly p99: number;
}

/** So many moves are played through; the first tenth finds everything empty and is not counted. */
const MOVES = 60_000;
const FINE = 1_000_000;

/** Some cores, or a disk, that serve whoever comes, one after the other. */
class Station {
  private readonly free: number[];

  constructor(count: number) {
    this.free = Array.from({ length: count }, () => 0);
  }

  /** When something that arrives now, and takes so long, is done. To be asked in the order of time. */
  serve(now: number, takes: number): number {
    let first = 0;
    for (let n = 1; n < this.free.length; n++) if ((this.free[n] ?? 0) < (this.free[first] ?? 0)) first = n;
    const done = Math.max(now, this.free[first] ?? 0) + takes;
    this.free[first] = done;
    return done;
  }
}

/** A move that is on its way, and how far it has come. */
interface Travelling {
  readonly began: number;
  readonly database: number;
  /** 0 at its node, 1 in the database, 2 on the disk, 3 announced, 4 at the other node. */
  readonly stage: number;
}

/**
 * Moves arrive at random times at random nodes, wait for the node's core, for one of the database's, for the disk and
 * for the announcement, and then for the core of the node whose person is told. The same chance gives the same figures.
 */
export function simulate(
  { movesPerSecond, nodes, databases, coresPerDatabase }: InstallationPlan,
  costs: Costs,
  dice: Chance,
): Latency {
  const stations = (count: number, cores: number): Station[] => Array.from({ length: count }, () => new Station(cores));
  const nodeCores = stations(nodes, 1);
  const databaseCores = stations(databases, coresPerDatabase);
  const announcing = stations(databases, 1);
  const unit = (): number => (dice.int(FINE) + 0.5) / FINE;
  const varying = (mean: number): number => -mean * Math.log(unit());
  const timeline = new Timeline<Travelling>();
  const arrive = (from: number): void => {
    const began = from + varying(1_000 / movesPerSecond);
    timeline.add(began, { began, database: dice.int(databases), stage: 0 });
  };
  const done = (now: number, { database, stage }: Travelling): number => {
    if (stage === 0) return nodeCores[dice.int(nodes)]?.serve(now, varying(costs.nodePerMove)) ?? now;
    if (stage === 1) return databaseCores[database]?.serve(now, varying(costs.databasePerMove)) ?? now;
    // Whoever comes to the disk waits for the rest of a write that is under way, and shares the next one.
    if (stage === 2) return now + costs.sync * (1 + unit());
    if (stage === 3) return announcing[database]?.serve(now, costs.announce) ?? now;
    return nodeCores[dice.int(nodes)]?.serve(now, varying(costs.nodePerMoveHeard)) ?? now;
  };
  const latencies: number[] = [];
  arrive(0);
  while (latencies.length < MOVES) {
    const next = timeline.next();
    if (next === undefined) break;
    const { time, what } = next;
    if (what.stage === 0) arrive(time);
    if (what.stage === 5) latencies.push(time - what.began);
    else timeline.add(done(time, what), { ...what, stage: what.stage + 1 });
  }
  const counted = latencies.slice(MOVES / 10).sort((a, b) => a - b);
  const quantile = (part: number): number => Number((counted[Math.floor((counted.length - 1) * part)] ?? 0).toFixed(1));
  return { p50: quantile(0.5), p99: quantile(0.99) };
}
