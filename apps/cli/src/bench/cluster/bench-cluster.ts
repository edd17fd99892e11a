import { tryCluster } from "@tabletown/server/cluster";
import { wholeNumber } from "../../chosen-game.ts";
import { EXIT, Fault } from "../../fault.ts";
import { chosenParts } from "../chosen-parts.ts";
import { nodesAgainstOne } from "./throughput.ts";

/** What is asked for on the command line. */
export interface ClusterBench {
  readonly matches: string;
  readonly seconds: string;
  readonly lasting: string;
  readonly think: string;
  readonly seed: string;
  readonly only?: string;
  readonly json?: boolean;
}

const PARTS = ["faults", "throughput"] as const;
/** Milliseconds within which others take over what a dead node has left. */
const TAKEOVER = 15_000;

export async function benchCluster(flags: ClusterBench): Promise<void> {
  const seconds = wholeNumber(flags.seconds, "--seconds");
  const matches = wholeNumber(flags.matches, "--matches");
  const milliseconds = 1_000 * wholeNumber(flags.lasting, "--lasting");
  const think = wholeNumber(flags.think, "--think");
  const parts = chosenParts(flags.only, PARTS);
  const report: Record<string, unknown> = {};
  const tell = (part: string, figures: unknown): void => {
    report[part] = figures;
    if (!flags.json) console.log(part, figures);
  };
  const wrong: string[] = [];
  if (parts.includes("faults")) {
    const trial = await tryCluster({
      seed: flags.seed,
      matches,
      seconds,
      lasting: { milliseconds, moves: matches },
      manners: { think, chatEvery: 10, undoEvery: 30 },
      botPause: 200,
      tell: (sentence) => process.stderr.write(`${sentence}\n`),
    });
    wrong.push(...trial.wrong);
    const slowest = Math.max(trial.longestBotStandstill, trial.latestTimeout);
    if (slowest > TAKEOVER) wrong.push(`something was taken over only after ${slowest} ms`);
    tell("three nodes, and what went wrong", trial);
  }
  if (parts.includes("throughput")) {
    tell("two nodes against one", await nodesAgainstOne(Math.min(matches, 50), seconds));
  }
  if (flags.json) console.log(JSON.stringify(report));
  if (wrong.length > 0) throw new Fault(`Something is not as it should be:\n${wrong.join("\n")}`, EXIT.refused);
}
