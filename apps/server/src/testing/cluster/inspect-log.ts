import { type Game, legal } from "@tabletown/kernel";
import { advance } from "../../rooms/advance.ts";
import { deadlineOf, lateSeats } from "../../rooms/clock.ts";
import { emptyState, type MatchState } from "../../rooms/match-state.ts";
import { positionAfter } from "../../rooms/move-history.ts";
import { nativeStateHash } from "../../rooms/state-hash.ts";
import type { MatchEntry } from "../../stores/entry.ts";
import type { MatchRow } from "../../stores/matches.ts";
import type { Outage } from "./cluster.ts";
import type { Player } from "./player.ts";

/** What the log of one match says. */
export interface LogFindings {
  readonly state: MatchState;
  /** Whatever should not be so, in sentences. */
  readonly wrong: readonly string[];
  readonly botMoves: number;
  readonly timeouts: number;
  readonly undone: number;
  /** Milliseconds by which the latest timeout was late, times without a database left out. */
  readonly latest: number;
  /** The longest time that passed between two entries, likewise. */
  readonly standstill: number;
}

/** Plays a log again by the rules and the clock: whatever stands in it must have been allowed when it was written. */
export function inspectLog(
  game: Game,
  row: MatchRow,
  log: readonly MatchEntry[],
  outages: readonly Outage[],
): LogFindings {
  const wrong: string[] = [];
  const count = { botMoves: 0, timeouts: 0, undone: 0, latest: 0, standstill: 0 };
  const [first] = log;
  let state = emptyState(first?.kind === "seats" ? Object.keys(first.seats).length : 0);
  for (const [index, entry] of log.entries()) {
    const here = `${row.id}: entry ${entry.seq}`;
    if (entry.seq !== index + 1) wrong.push(`${here} stands where ${index + 1} belongs`);
    const before = log[index - 1];
    if (before !== undefined) count.standstill = Math.max(count.standstill, passed(before.at, entry.at, outages));
    if (entry.kind === "move") {
      const bot = state.seats[entry.seat]?.bot !== undefined;
      if (entry.bot === true) count.botMoves++;
      if (bot !== (entry.bot === true)) wrong.push(`${here} was played by ${entry.bot ? "a bot" : "a person"}`);
      if (!legal(game, state.position, entry.seat, entry.move).ok) wrong.push(`${here} was not allowed: ${entry.move}`);
    }
    if (entry.kind === "seats" && entry.timeout) {
      count.timeouts++;
      const late = state.clock === undefined ? [] : lateSeats(state.clock, entry.at);
      const hit = Object.keys(entry.seats).map(Number);
      if (hit.some((seat) => !late.includes(seat))) wrong.push(`${here} is a timeout, but nobody was late`);
      const due = state.clock === undefined ? undefined : deadlineOf(state.clock);
      if (due !== undefined) count.latest = Math.max(count.latest, passed(due, entry.at, outages));
    }
    if (entry.kind === "undo") count.undone++;
    const earlier = entry.kind === "undo" ? positionAfter(game, state, log.slice(0, index), entry.to) : undefined;
    state = advance(game, row.settings.time, state, entry, earlier);
    const hash = entry.kind === "move" || entry.kind === "start" ? entry.hash : undefined;
    if (hash !== undefined && hash !== nativeStateHash(game, state.position)) wrong.push(`${here} leads elsewhere`);
  }
  return { state, wrong, ...count };
}

/** What players were told, held against the log. */
export function inspectAcknowledged(log: readonly MatchEntry[], players: readonly Player[]): string[] {
  const wrong: string[] = [];
  const keys = log.flatMap((entry) => (entry.kind === "move" && entry.key !== undefined ? [entry.key] : []));
  if (new Set(keys).size !== keys.length) wrong.push("a move was made twice");
  for (const { sitting, moves, votes } of players) {
    const who = `${sitting.match}: seat ${sitting.seat}`;
    for (const [seq, move] of moves) {
      const entry = log[seq - 1];
      const there = entry?.kind === "move" && entry.move === move && entry.seat === sitting.seat;
      if (!there) wrong.push(`${who} was told that "${move}" stands at ${seq}`);
    }
    for (const [ask, yes] of votes) {
      const answers = log.filter(
        (entry) => entry.kind === "answer" && entry.ask === ask && entry.seats.includes(sitting.seat),
      );
      const [answer] = answers;
      if (answers.length !== 1 || answer?.kind !== "answer" || answer.yes !== yes)
        wrong.push(`${who} voted ${yes} on ${ask}: ${answers.length} votes`);
    }
  }
  return wrong;
}

/** Milliseconds from one moment to another in which there was a database. */
function passed(from: number, to: number, outages: readonly Outage[]): number {
  const lost = outages.map((outage) => Math.max(0, Math.min(to, outage.to) - Math.max(from, outage.from)));
  return Math.max(0, to - from - lost.reduce((sum, each) => sum + each, 0));
}
