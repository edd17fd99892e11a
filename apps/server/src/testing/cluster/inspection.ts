import type { Game } from "@tabletown/kernel";
import { httpClient } from "@tabletown/protocol";
import { isOver, type MatchState } from "../../rooms/match-state.ts";
import type { MatchEntry } from "../../stores/entry.ts";
import type { MatchRow } from "../../stores/matches.ts";
import { openPostgres } from "../../stores/postgres.ts";
import { type Database, sql } from "../../stores/sql.ts";
import { type Store, storeOn } from "../../stores/store.ts";
import { findTitle } from "../titles.ts";
import type { Cluster } from "./cluster.ts";
import { inspectAcknowledged, inspectLog, type LogFindings } from "./inspect-log.ts";
import { type Player, pause } from "./player.ts";
import type { Workload } from "./workload.ts";

/** What was counted, and whatever should not be so. */
export interface Findings {
  readonly wrong: readonly string[];
  readonly matches: number;
  readonly moves: number;
  readonly acknowledgedMoves: number;
  readonly acknowledgedLines: number;
  readonly acknowledgedVotes: number;
  readonly undone: number;
  readonly botMoves: number;
  readonly timeouts: number;
  readonly viewsCompared: number;
  /** Milliseconds, times without a database left out. */
  readonly longestBotStandstill: number;
  readonly latestTimeout: number;
}

/** How long everything may take to come to rest. */
const REST = 90_000;

interface InspectedMatch {
  readonly row: MatchRow;
  readonly game: Game;
  readonly log: readonly MatchEntry[];
  readonly found: LogFindings;
}

/** Waits until nothing moves any more, and then holds logs, chat, what people were told and what every node shows against each other. */
export async function inspect(cluster: Cluster, work: Workload): Promise<Findings> {
  const database = await openPostgres(cluster.databaseUrl, { connections: 2 });
  try {
    const store = storeOn(database);
    const begun = Date.now();
    const unwatched = new Set([...work.botMatches, ...work.abandoned]);
    const ids = [...new Set([...work.players.map(({ sitting }) => sitting.match), ...unwatched])];
    const matches = new Map<string, InspectedMatch>();
    const wrong: string[] = [];
    for (const id of ids) {
      const rested = await atRest(store, id, cluster, begun, work.botMatches.includes(id));
      matches.set(id, rested);
      wrong.push(...rested.found.wrong);
      const players = work.players.filter(({ sitting }) => sitting.match === id);
      wrong.push(...inspectAcknowledged(rested.log, players));
      if (work.abandoned.includes(id) && !isOver(rested.found.state))
        wrong.push(`${id}: left by all, and stands still`);
    }
    wrong.push(...(await inspectChat(database, work.players)));
    const views = await inspectViews(cluster, work.players, matches);
    wrong.push(...views.wrong);
    if (cluster.deaths > 0) wrong.push(`${cluster.deaths} processes ended by themselves`);
    const all = [...matches.values()];
    const sum = (count: (match: InspectedMatch) => number): number => all.reduce((n, match) => n + count(match), 0);
    const told = (count: (player: Player) => number): number => work.players.reduce((n, each) => n + count(each), 0);
    const bots = work.botMatches.flatMap((id) => matches.get(id) ?? []);
    return {
      wrong,
      matches: all.length,
      moves: sum(({ log }) => log.filter(({ kind }) => kind === "move").length),
      acknowledgedMoves: told(({ moves }) => moves.size),
      acknowledgedLines: told(({ chat }) => chat.size),
      acknowledgedVotes: told(({ votes }) => votes.size),
      undone: sum(({ found }) => found.undone),
      botMoves: sum(({ found }) => found.botMoves),
      timeouts: sum(({ found }) => found.timeouts),
      viewsCompared: views.compared,
      longestBotStandstill: Math.max(0, ...bots.map(({ found }) => found.standstill)),
      latestTimeout: Math.max(0, ...all.map(({ found }) => found.latest)),
    };
  } finally {
    await database.close();
  }
}

/** A match once it waits for a person or is over. Bots that play among themselves have played on since `begun`. */
async function atRest(
  store: Store,
  id: string,
  cluster: Cluster,
  begun: number,
  botsAlone: boolean,
): Promise<InspectedMatch> {
  for (;;) {
    const [row, log] = [await store.matches.find(id), await store.matches.entries(id, 0)];
    const title = row === undefined ? undefined : await findTitle(row.game);
    const options = title?.options(row?.settings.options);
    if (row === undefined || title === undefined || !options?.ok) throw new Error(`the match ${id} is gone`);
    const game = title.game(options.value);
    const found = inspectLog(game, row, log, cluster.outages);
    if (rests(found.state) || (botsAlone && (log.at(-1)?.at ?? 0) > begun)) return { row, game, log, found };
    if (Date.now() > begun + REST) {
      const wrong = [...found.wrong, `${id}: its bots have not played on`];
      return { row, game, log, found: { ...found, wrong } };
    }
    await pause(200);
  }
}

function rests(state: MatchState): boolean {
  const waits = state.toAct.length > 0 && state.toAct.every((seat) => state.seats[seat]?.bot === undefined);
  const long = state.clock === undefined || Math.min(...state.clock.left) > 60_000;
  return isOver(state) || (waits && long);
}

/** Every line that was acknowledged is there, and none twice; and both hear what is said in the end. */
async function inspectChat(database: Database, players: readonly Player[]): Promise<string[]> {
  const rows = await database.read<{ text: string; n: number }>(
    sql`SELECT text, count(*) AS n FROM chat GROUP BY match, text`,
  );
  const stored = new Map(rows.map(({ text, n }) => [text, n]));
  const wrong = rows.filter(({ n }) => n > 1).map(({ text, n }) => `"${text}" was said ${n} times`);
  for (const { chat, heardLines } of players) {
    for (const text of chat) {
      if (!stored.has(text)) wrong.push(`"${text}" was acknowledged and is gone`);
      if (!heardLines.has(text)) wrong.push(`"${text}" was never heard by whoever said it`);
    }
  }
  return wrong;
}

/** What each node shows each player, what the player has before them, and what the log leads to, are one and the same. */
async function inspectViews(
  cluster: Cluster,
  players: readonly Player[],
  matches: ReadonlyMap<string, InspectedMatch>,
): Promise<{ wrong: string[]; compared: number }> {
  const wrong: string[] = [];
  let compared = 0;
  const until = Date.now() + REST;
  for (const player of players) {
    const { match, seat } = player.sitting;
    const there = matches.get(match);
    if (there === undefined) continue;
    const { state } = there.found;
    const expected = JSON.stringify([state.seq, there.game.view(state.position, seat)]);
    const same = async (shown: () => Promise<unknown>, where: string): Promise<void> => {
      compared++;
      for (;;) {
        const text = JSON.stringify(await shown());
        if (text === expected) return;
        if (Date.now() > until)
          return void wrong.push(`${match}: ${where} does not show seat ${seat} what the log says`);
        await pause(100);
      }
    };
    for (let node = 0; node < cluster.size; node++) {
      await same(() => shownBy(cluster.url(node) ?? "", player), `node ${node}`);
    }
    await same(async () => [player.seq, player.position?.view], "the page");
  }
  return { wrong, compared };
}

async function shownBy(base: string, { sitting: { cookie, match, seat } }: Player): Promise<unknown> {
  const api = httpClient({ base, headers: () => ({ cookie }) });
  const told = await api.call("match", { params: { match }, query: { as: String(seat) } });
  return told.ok ? [told.value.seq, told.value.position?.view] : told.problem;
}
