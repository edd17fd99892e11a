import { jobAt, noJob } from "../stores/jobs.ts";
import { seatedStatement } from "../stores/matches.ts";
import type { Statement } from "../stores/sql.ts";
import { resultStatement } from "../stores/statistics.ts";
import { deadlineOf } from "./clock.ts";
import type { Room } from "./room.ts";
import { type Table, toActOf } from "./table.ts";

/** A bot's turn that its process has not played by then is anybody's. */
const BOT_PATIENCE = 60_000;
/** Whoever is slow to move is told; whoever plays at once is not disturbed. */
const TURN_PATIENCE = 5_000;

/** What has to be written together with a change: who sits here now, what falls due, and the result. */
export function consequences(room: Room, next: Table, at: number, node: string): Statement[] {
  const { row, game, table, alerts } = room;
  const statements: Statement[] = [];
  const over = next.status === "over" || next.status === "closed";

  if (next.seats !== table.seats) {
    const before = new Set(table.seats.map(({ person }) => person));
    for (const person of new Set(next.seats.map((seat) => seat.person))) {
      if (person !== undefined && !before.has(person)) statements.push(seatedStatement(row.id, person));
    }
  }

  const hadBots = botToAct(room, table);
  const hasBots = botToAct(room, next);
  if (hasBots && !hadBots) statements.push(jobAt(row.id, "bot", at, node, at + BOT_PATIENCE));
  if (hadBots && !hasBots) statements.push(noJob(row.id, "bot"));

  const deadline = next.clock === undefined || over ? undefined : deadlineOf(next.clock);
  if (deadline !== undefined) statements.push(jobAt(row.id, "clock", deadline));
  else if (table.clock !== undefined) statements.push(noJob(row.id, "clock"));

  if (alerts.length > 0 && !over) {
    const toAct = toActOf(game, next);
    for (const [seat, { person, bot }] of next.seats.entries()) {
      const begins = toAct.includes(seat) && (next.since[seat] ?? 0) > (table.since[seat] ?? 0);
      if (begins && bot === undefined && person !== undefined && alerts.includes(person)) {
        statements.push(jobAt(row.id, `turn:${seat}`, at + TURN_PATIENCE));
      }
    }
  }

  if (over && table.status !== next.status) statements.push(...resultStatements(room, next, at));
  return statements;
}

function botToAct({ game }: Room, table: Table): boolean {
  return toActOf(game, table).some((seat) => table.seats[seat]?.bot !== undefined);
}

/** A match counts where each seat was somebody else's and it was played here from its first move. */
function resultStatements({ row }: Room, table: Table, at: number): Statement[] {
  const { seats, result, casual } = table;
  if (result === undefined || result.reason === "closed" || row.settings.continued) return [];
  const people = seats.flatMap(({ person }) => (person === undefined ? [] : [person]));
  if (new Set(people).size !== people.length || seats.length < 2) return [];
  const about = { match: row.id, game: row.game, finished: result.reason === "finished" ? 1 : 0 };
  const rows = result.places.map(({ seat, rank, score }) => {
    const { person = "", bot = "" } = seats[seat] ?? {};
    return { ...about, seat, person, bot: person === "" ? bot : "", rank, score };
  });
  // Nobody escapes a defeat by leaving: whoever gave a seat up for good comes after everybody else.
  const left = new Set(table.held.map(([person]) => person).filter((person) => !people.includes(person)));
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
  return casual ? statements : [...statements, jobAt(row.id, "rate", at)];
}
