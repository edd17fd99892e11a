import { BOT_LEASE, clockAt, jobAt, noJob } from "../stores/jobs.ts";
import { type MatchRow, seatedStatement } from "../stores/matches.ts";
import type { Statement } from "../stores/sql.ts";
import { resultStatement } from "../stores/statistics.ts";
import { deadlineOf } from "./clock.ts";
import type { ReadonlyMatch } from "./live-match.ts";
import { isOver, type MatchState } from "./match-state.ts";

/** Whoever is slow to move is told; whoever plays at once is not disturbed. */
const TURN_PATIENCE = 5_000;

interface ChangeDetails {
  readonly at: number;
  /** The process that makes the change. */
  readonly node: string;
  /** People who want to be told when it is their turn. */
  readonly alerts: readonly string[];
  /** Whether the bots' turn under way is already written down as that process's. */
  readonly holdsBots: boolean;
}

/** What has to be written together with a change from `match.state` to `next`: who sits here now, what falls due, and the result. */
export function consequences(
  { row, state }: ReadonlyMatch,
  next: MatchState,
  { at, node, alerts, holdsBots }: ChangeDetails,
): Statement[] {
  const statements: Statement[] = [];
  const over = isOver(next);

  if (next.seats !== state.seats) {
    const before = new Set(state.seats.map(({ person }) => person));
    for (const person of new Set(next.seats.map((seat) => seat.person))) {
      if (person !== undefined && !before.has(person)) statements.push(seatedStatement(row.id, person));
    }
  }

  const hadBots = botToAct(state);
  const hasBots = botToAct(next);
  if (hasBots && !(hadBots && holdsBots)) statements.push(jobAt(row.id, "bot", at, node, at + BOT_LEASE));
  if (hadBots && !hasBots) statements.push(noJob(row.id, "bot"));

  const deadline = next.clock === undefined || over ? undefined : deadlineOf(next.clock);
  if (deadline !== undefined) statements.push(clockAt(row.id, deadline));
  else if (state.clock !== undefined) statements.push(noJob(row.id, "clock"));

  if (alerts.length > 0 && !over) {
    for (const [seat, { person, bot }] of next.seats.entries()) {
      const begins = next.toAct.includes(seat) && (next.since[seat] ?? 0) > (state.since[seat] ?? 0);
      if (begins && bot === undefined && person !== undefined && alerts.includes(person)) {
        statements.push(jobAt(row.id, `turn:${seat}`, at + TURN_PATIENCE));
      }
    }
  }

  if (over && state.status !== next.status) statements.push(...resultStatements(row, next, at));
  return statements;
}

export function botToAct({ toAct, seats }: MatchState): boolean {
  return toAct.some((seat) => seats[seat]?.bot !== undefined);
}

/** A match counts where each seat was somebody else's, it was played here from its first move, and nobody knew its seed. */
function resultStatements(row: MatchRow, state: MatchState, at: number): Statement[] {
  const { seats, result, casual, seedKnown } = state;
  if (result === undefined || result.reason === "closed" || row.settings.continued || seedKnown) return [];
  const people = seats.flatMap(({ person }) => (person === undefined ? [] : [person]));
  if (new Set(people).size !== people.length) return [];
  const about = { match: row.id, game: row.game, finished: result.reason === "finished" ? 1 : 0 };
  const alone = seats.length === 1;
  const rows = result.places.map(({ seat, rank, score, parts }) => {
    const { person = "", bot = "" } = seats[seat] ?? {};
    return {
      ...about,
      seat,
      person,
      bot: person === "" ? bot : "",
      rank,
      score,
      ...(alone && { parts: JSON.stringify(parts) }),
    };
  });
  // Nobody escapes a defeat by leaving: whoever gave a seat up for good comes after everybody else.
  const left = new Set(state.held.map(([person]) => person).filter((person) => !people.includes(person)));
  const gone = [...left].map((person, index) => ({
    ...about,
    seat: seats.length + index,
    person,
    bot: "",
    rank: seats.length + 1,
    score: 0,
    finished: 0,
  }));
  const statements = [...rows, ...gone].map((result) => resultStatement(result, seats.length, at));
  return casual || alone ? statements : [...statements, jobAt(row.id, "rate", at)];
}
