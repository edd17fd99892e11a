// How well bots play, and how well nets foresee who wins. Budgets are iterations: the figures repeat on any machine.
import {
  type BotName,
  botFor,
  contest,
  crossEntropies,
  type GameResult,
  judgeOf,
  netJudge,
  policyOf,
  scheduleOf,
  tallyOf,
} from "@tabletown/bots";
import { findMind, findTitle } from "@tabletown/catalog";
import { quickChance } from "@tabletown/kernel";
import { describe, expect, test } from "vitest";

interface Setting {
  readonly id: string;
  readonly options?: object;
  readonly players: number;
}

async function opened({ id, options = {} }: Setting) {
  const [title, source] = await Promise.all([findTitle(id), findMind(id)]);
  if (title === undefined || source === undefined) throw new Error(`there is no game ${id} with a mind`);
  const checked = title.options(options);
  if (!checked.ok) throw new Error(checked.problem);
  return { game: title.game(checked.value), mind: source.mind(checked.value) };
}

interface Match extends Setting {
  /** The first plays against as many of the second as there are seats left. */
  readonly bots: readonly [BotName, BotName];
  readonly iterations: number;
  readonly games: number;
  /** The share of games that the first must win: wide margins, which catch a bot that has lost its wits. */
  readonly least: number;
}

const MATCHES: readonly Match[] = [
  { id: "metropolia", players: 2, bots: ["greedy", "random"], iterations: 40, games: 40, least: 0.85 },
  { id: "metropolia", players: 2, bots: ["expert", "greedy"], iterations: 40, games: 100, least: 0.5 },
  {
    id: "metropolia",
    options: { plus: true },
    players: 3,
    bots: ["expert", "greedy"],
    iterations: 40,
    games: 60,
    least: 0.34,
  },
  { id: "budowa-miasta", players: 2, bots: ["greedy", "random"], iterations: 200, games: 40, least: 0.85 },
  { id: "budowa-miasta", players: 2, bots: ["expert", "greedy"], iterations: 60, games: 40, least: 0.5 },
  { id: "suburbia", players: 2, bots: ["greedy", "random"], iterations: 400, games: 8, least: 0.85 },
  // A third is par.
  { id: "suburbia", players: 3, bots: ["expert", "greedy"], iterations: 30, games: 24, least: 0.45 },
  { id: "london", players: 2, bots: ["greedy", "random"], iterations: 25, games: 10, least: 0.85 },
  { id: "london", players: 2, bots: ["expert", "greedy"], iterations: 30, games: 10, least: 0.5 },
];

describe("strength", () => {
  test.each(MATCHES)("$id $options, $players players: $bots.0 against $bots.1", async (match) => {
    const { players, bots, iterations, games, least } = match;
    const { game, mind } = await opened(match);
    const contestants = bots.map((name) => ({ bot: botFor(name, game, mind), budget: { iterations } }));
    const schedule = scheduleOf(2, players, games, "strength");
    const results: GameResult[] = [];
    for (let n = 0; n < schedule.games; n++) {
      results.push(await contest(game, contestants, schedule.gameNumbered(n)));
    }
    const [tally] = tallyOf(2, results);
    const share = (tally?.wins ?? 0) / schedule.games;
    console.log(`${match.id}, ${players} players: ${bots[0]} wins ${(100 * share).toFixed(0)} % of ${schedule.games}`);
    expect(results.flatMap(({ forfeits }) => forfeits)).toEqual([]);
    expect(share).toBeGreaterThanOrEqual(least);
  });
});

const NETS: readonly Setting[] = [
  ...[1, 2].flatMap((edition) => [2, 3, 4].map((players) => ({ id: "suburbia", options: { edition }, players }))),
  ...[2, 3, 4].map((players) => ({ id: "london", players })),
];

describe("where turns are long the net knows better than the evaluation who will win", () => {
  test.each(NETS)("$id $options, $players players", async (setting) => {
    const { game, mind } = await opened(setting);
    expect(mind.net?.(setting.players)).toBeDefined();
    const sample = { seats: setting.players, games: 60, seed: "foresight" };
    const judges = [netJudge(game, mind), judgeOf(game, mind)];
    const [net = 1, evaluation = 0] = crossEntropies(game, mind, judges, sample);
    console.log(
      `${setting.id} ${JSON.stringify(setting.options ?? {})}, ${setting.players} players: net ${net.toFixed(3)} nats, evaluation ${evaluation.toFixed(3)}`,
    );
    // London's evaluation believes too much in cards that bring something in every run.
    expect(net).toBeLessThan(setting.id === "london" && setting.players === 2 ? 0.9 * evaluation : evaluation);
  });
});

test.each([1, 2])(
  "edition %i of the Lone Architect is played by the policy alone no worse than by a draftsman",
  async (edition) => {
    const { game, mind } = await opened({
      id: "suburbia",
      options: { edition, variant: "lone-architect" },
      players: 1,
    });
    const deals = 600;
    let total = 0;
    for (let n = 0; n < deals; n++) {
      const chance = quickChance(`alone ${n}`);
      const s = game.setup(1, chance);
      const policy = policyOf(mind)(s);
      if (policy === undefined) throw new Error("nothing was learned for these tiles");
      while (game.toAct(s).length > 0) {
        const { action, next } = policy.choose(s, 0);
        game.apply(s, 0, action, chance);
        if (next !== undefined) game.apply(s, 0, next, chance);
      }
      total += game.score(s)[0]?.score ?? 0;
    }
    console.log(`Lone Architect, edition ${edition}: the policy alone makes ${(total / deals).toFixed(1)} points`);
    expect(total / deals).toBeGreaterThan(edition === 2 ? 82 : 100);
  },
);
