import { quickChance } from "@tabletown/kernel";
import { Cluster } from "./cluster.ts";
import { type Fault, faultsInDisorder, strike } from "./faults.ts";
import { type Findings, inspect } from "./inspection.ts";
import { type Manners, pause } from "./player.ts";
import { openMatches, openUnwatched, type Workload } from "./workload.ts";

export interface ClusterTrial {
  readonly seed: string;
  readonly matches: number;
  /** Which faults, one after the other; without them some at random for so many seconds. */
  readonly faults?: readonly Fault[];
  readonly seconds: number;
  /** Each lasts at least so many milliseconds, and until so many moves more have been acknowledged. */
  readonly lasting: { readonly milliseconds: number; readonly moves: number };
  readonly manners: Manners;
  /** Milliseconds before a bot's move. */
  readonly botPause: number;
  readonly tell?: (sentence: string) => void;
}

export interface TrialReport extends Findings {
  readonly faults: Readonly<Partial<Record<Fault, number>>>;
  readonly seconds: number;
}

const NODES = 3;
/** Longer than any fault may keep everybody from moving. */
const STUCK = 60_000;

/** Hundreds of matches on three nodes while things go wrong, and a look at what is left. */
export async function tryCluster(trial: ClusterTrial): Promise<TrialReport> {
  const { seed, manners, lasting, tell = () => {} } = trial;
  const dice = quickChance(seed);
  const cluster = await Cluster.open(NODES, { botPause: trial.botPause });
  const work: Workload = { players: [], botMatches: [], abandoned: [] };
  const done: Partial<Record<Fault, number>> = {};
  let acknowledged = 0;
  const moves = async (more: number): Promise<void> => {
    const enough = acknowledged + more;
    for (let late = Date.now() + STUCK; acknowledged < enough && playing(work) > 0 && Date.now() < late; )
      await pause(20);
  };
  try {
    work.players.push(...(await openMatches(cluster, trial.matches, manners, seed, () => acknowledged++)));
    await moves(trial.matches);
    const begun = Date.now();
    const faults = trial.faults?.values() ?? faultsInDisorder(dice);
    for (const fault of faults) {
      const node = dice.int(NODES);
      tell(`${Math.round((Date.now() - begun) / 1_000)} s, ${acknowledged} moves: ${fault} ${node}`);
      await openUnwatched(cluster, node, work, dice);
      await strike(cluster, fault, node, async (goesOn) => {
        await pause(lasting.milliseconds);
        if (goesOn) await moves(lasting.moves);
      });
      done[fault] = (done[fault] ?? 0) + 1;
      await moves(lasting.moves);
      if (trial.faults === undefined && Date.now() - begun > trial.seconds * 1_000) break;
    }
    tell("at rest");
    await Promise.all(work.players.map((player) => player.stop()));
    await Promise.all(
      work.players.map((player) => player.sayAtLast(`goodbye ${player.sitting.match} ${player.sitting.seat}`)),
    );
    const findings = await inspect(cluster, work);
    return { ...findings, faults: done, seconds: Math.round((Date.now() - begun) / 1_000) };
  } finally {
    for (const player of work.players) player.close();
    await cluster.close();
  }
}

/** Players in whose matches something can still happen. */
function playing({ players }: Workload): number {
  return players.filter(({ position }) => (position?.toAct.length ?? 1) > 0).length;
}
