import type { GameResult } from "@tabletown/bots";
import { same } from "@tabletown/kernel";
import { Fault } from "../fault.ts";
import { tellUntold, toldByAll } from "./played-with.ts";
import { compareTournaments, readResults } from "./results-file.ts";
import type { Tournament } from "./tournament.ts";

export interface Merged {
  readonly tournament: Tournament;
  /** In the order of their numbers: as if they had been played in one run. */
  readonly results: readonly GameResult[];
}

/** Puts the results of several files of the same tournament together. A game that two files hold must have ended the same. */
export async function mergeResults(files: readonly string[]): Promise<Merged> {
  const [first, ...others] = await Promise.all(files.map(async (file) => ({ file, ...(await readResults(file)) })));
  if (first === undefined) throw new Fault("Name the files to merge.");
  const merged = new Map<number, GameResult>();
  let known = first.tournament;
  for (const { file, tournament, results } of [first, ...others]) {
    compareTournaments(file, tournament, known);
    tellUntold(file, tournament);
    known = { ...tournament, ...known };
    for (const result of results) {
      const known = merged.get(result.number);
      if (known !== undefined && !same(outcomeOf(known), outcomeOf(result))) {
        throw new Fault(
          `${file} holds another end of game ${result.number} than a file before it: they are not of the same run. Leave one of them out.`,
        );
      }
      merged.set(result.number, known ?? result);
    }
  }
  return {
    // Parts may have asked for different numbers of games.
    tournament: {
      ...toldByAll(
        first.tournament,
        others.map((other) => other.tournament),
      ),
      games: Math.max(...[first, ...others].map(({ tournament }) => tournament.games)),
    },
    results: [...merged.values()].sort((a, b) => a.number - b.number),
  };
}

/** What does not depend on the machine. */
function outcomeOf({ seats, ranks, scores, moves }: GameResult) {
  return { seats, ranks, scores, moves };
}
