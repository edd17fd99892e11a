import {
  type Contestant,
  contest,
  crossEntropies,
  type GameResult,
  greedyBot,
  type Judge,
  judgeOf,
  type Mind,
  type Policy,
  type Sample,
  scheduleOf,
  tallyOf,
} from "@tabletown/bots";
import { type Game, quickChance } from "@tabletown/kernel";
import { wilson } from "../arena/interval.ts";

/** How often one step ahead with a net wins against one step ahead with the evaluation. */
export async function tellWinRate<S, A, V>(
  game: Game<S, A, V>,
  mind: Mind<S, A>,
  judge: Judge<S>,
  { seats, games, seed }: Sample,
): Promise<void> {
  const learned: Contestant<A, V> = {
    bot: greedyBot(game, mind, { name: "net", judge }),
    budget: { iterations: 10_000 },
  };
  const greedy: Contestant<A, V> = { bot: greedyBot(game, mind), budget: { iterations: 10_000 } };
  const schedule = scheduleOf(2, seats, games, seed);
  const results: GameResult[] = [];
  for (let n = 0; n < schedule.games; n++) {
    results.push(await contest(game, [learned, greedy], schedule.gameNumbered(n)));
  }
  const [tally] = tallyOf(2, results);
  if (tally === undefined) return;
  const [low, high] = wilson(tally.wins, tally.games).map((rate) => (rate * 100).toFixed(1));
  const rate = ((100 * tally.wins) / tally.games).toFixed(1);
  const others = seats === 2 ? "greedy" : `${seats - 1} greedy ones`;
  console.log(`one step ahead with it wins ${rate} % against ${others} (95 %: ${low} to ${high})`);
}

/** Where a turn takes many choices one step ahead tells nothing of a net; how well it foresees the end does. */
export function tellCrossEntropy<S, A>(game: Game<S, A>, mind: Mind<S, A>, judge: Judge<S>, sample: Sample): void {
  const judges = [judge, judgeOf(game, mind)];
  const [net, evaluation] = crossEntropies(game, mind, judges, sample).map((nats) => nats.toFixed(3));
  console.log(`cross entropy with who wins ${sample.games} games: net ${net} nats per turn, evaluation ${evaluation}`);
}

/** The results of whole games that a policy plays. */
export function tellPolicyScores<S, A, V>(
  game: Game<S, A, V>,
  mind: Mind<S, A>,
  policy: Policy<S, A>,
  { seats, games }: Sample,
): void {
  const results: number[] = [];
  for (let n = 0; n < games; n++) {
    const chance = quickChance(`judge/${n}`);
    const s = game.setup(seats, chance);
    for (let [seat] = game.toAct(s); seat !== undefined; [seat] = game.toAct(s)) {
      const { action, next } = policy.choose(s, seat);
      game.apply(s, seat, action, chance);
      if (next !== undefined) game.apply(s, seat, next, chance);
    }
    results.push(mind.evaluate(s)[0] as number);
  }
  results.sort((a, b) => a - b);
  const mean = results.reduce((sum, each) => sum + each, 0) / games;
  const median = results[games >> 1] as number;
  console.log(`the policy by itself: mean ${mean.toFixed(1)}, median ${median.toFixed(1)}, ${games} games`);
}
