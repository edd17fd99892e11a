import type { MindSource } from "@tabletown/bots";
import { findMind } from "@tabletown/catalog";
import { type Game, quickChance } from "@tabletown/kernel";
import { titleOf } from "../../chosen-game.ts";
import { Fault } from "../../fault.ts";
import { processorSeconds } from "../../processor-time.ts";
import { median } from "../engine.ts";
import type { Curve, Series } from "./curve.ts";
import { type GrowthPosition, type Stretch, stretchesOf } from "./positions.ts";

const ROUNDS = 7;

/** What is measured on one stretch of a game. */
interface Job {
  readonly stretch: Stretch;
  readonly work: (position: GrowthPosition) => void;
  readonly found: number[];
}

/** Time per move and per evaluation against how far the game has gone, a line for each number of players. */
export async function gameCurves(id: string, slice: number): Promise<readonly Curve[]> {
  const title = await titleOf(id);
  const options = title.options(undefined);
  if (!options.ok) throw new Fault(`${id}: ${options.problem}`);
  const game = title.game(options.value);
  const mind = (await findMind(id))?.mind(options.value);
  const [fewest, most] = game.seats;
  const counts = Array.from({ length: most - fewest + 1 }, (_, n) => fewest + n);
  const stretches = counts.map((seats) => stretchesOf(game, seats));
  const name = title.words("en").title;
  const moves = measured(stretches, moving(game), slice);
  const about = { x: "moves made", y: "microseconds" };
  const curves: Curve[] = [
    {
      id: `${id}-move`,
      title: `${name}: a copy, the list of moves, and one of them made`,
      ...about,
      lines: linesOf(counts, moves),
    },
  ];
  if (mind === undefined) return curves;
  const judged = measured(stretches, judging(mind), slice);
  return [
    ...curves,
    {
      id: `${id}-evaluation`,
      title: `${name}: an evaluation for every seat`,
      ...about,
      lines: linesOf(counts, judged),
    },
  ];
}

function moving(game: Game): Job["work"] {
  const chance = quickChance("growth");
  return ({ state, seat }) => {
    const copy = game.copy(state);
    const actions = game.actions(copy, seat);
    game.apply(copy, seat, actions[chance.int(actions.length)], chance);
  };
}

function judging({ evaluate }: ReturnType<MindSource["mind"]>): Job["work"] {
  return ({ state }) => void evaluate(state);
}

/** All stretches take turns, round after round: what else the machine does meanwhile is the same for all. */
function measured(lines: readonly (readonly Stretch[])[], work: Job["work"], slice: number): readonly Job[][] {
  const jobs = lines.map((stretches) => stretches.map((stretch): Job => ({ stretch, work, found: [] })));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const job of jobs.flat()) {
      const microseconds = timed(job, slice);
      // The first round is for warming up.
      if (round > 0) job.found.push(microseconds);
    }
  }
  return jobs;
}

function timed({ stretch: { positions }, work }: Job, slice: number): number {
  const start = processorSeconds();
  let done = 0;
  let spent = 0;
  do {
    for (let i = 0; i < positions.length; i++) work(positions[i] as GrowthPosition);
    done += positions.length;
    spent = processorSeconds() - start;
  } while (spent * 1_000 < slice);
  return (spent * 1e6) / done;
}

function linesOf(counts: readonly number[], jobs: readonly Job[][]): readonly Series[] {
  return jobs.map((line, i) => ({
    name: `${counts[i]} ${counts[i] === 1 ? "player" : "players"}`,
    points: line.map(({ stretch, found }) => [stretch.moves, Number(median(found).toFixed(2))] as const),
  }));
}
