import { type Game, type Result, success } from "@tabletown/kernel";
import type { Command, Problem } from "@tabletown/protocol";
import { Queue } from "../queue.ts";
import type { Change, MatchRow } from "../stores/matches.ts";
import { type Statement, StoreFault } from "../stores/sql.ts";
import { BotTurns } from "./bot-turns.ts";
import { lateSeats } from "./clock.ts";
import { settled } from "./consent.ts";
import { consequences } from "./consequences.ts";
import { decide } from "./decide.ts";
import type { Entry, Happened } from "./entry.ts";
import { Gallery } from "./gallery.ts";
import { type Line, lineOf, tableAt } from "./line.ts";
import type { Shown, Unmasked } from "./payload.ts";
import { resigned, STAND_IN } from "./result.ts";
import type { RoomHouse } from "./rooms.ts";
import { type Actor, type Decided, type Decision, refuse } from "./situation.ts";
import { advance, playMove, type Table, toActOf } from "./table.ts";

/** Entries between two snapshots: a match is loaded from one of these and at most so many moves. */
const SNAPSHOT_EVERY = 32;
/** Milliseconds after which lists learn that a match goes on, even if nothing in them has changed. */
const LISTED_EVERY = 10_000;
/** How often a command is decided anew when other processes were faster. */
const ATTEMPTS = 8;

export type Done = Result<{ readonly seq: number }, Problem>;

/** One match in memory. Everything that changes it goes through one queue: decided, written to disk, then told. */
export class Room implements Shown {
  readonly row: MatchRow;
  readonly game: Game;
  readonly gallery: Gallery;
  table: Table;
  /** People who want to be told when it is their turn. */
  alerts: readonly string[];
  /** When somebody last did something here, or looked. */
  touched: number;
  private readonly house: RoomHouse;
  private readonly queue = new Queue();
  private saved: number;
  /** Whose turn lists show, and since when. */
  private listed = "";
  private listedAt = 0;
  /** The database did not answer: what it holds has to be looked up before going on. */
  private doubtful = false;
  private readonly bots = new BotTurns();

  constructor(house: RoomHouse, row: MatchRow, game: Game, table: Table, saved: number, alerts: readonly string[]) {
    this.house = house;
    this.row = row;
    this.game = game;
    this.table = table;
    this.saved = saved;
    this.alerts = alerts;
    this.touched = house.now();
    this.gallery = new Gallery(this, house);
  }

  /** Nobody looks and nothing is under way: it can be forgotten. */
  get idle(): boolean {
    return this.queue.idle && this.gallery.empty && this.bots.idle;
  }

  do(actor: Actor, command: Command): Promise<Done> {
    return this.enqueue(() => this.perform((at) => decide(at, actor, command), command.do === "undo"));
  }

  /** Ends the match without a result. */
  close(): Promise<Done> {
    return this.change(({ table }) =>
      table.status === "over" || table.status === "closed"
        ? refuse("over")
        : success({ happened: [{ kind: "end", result: { reason: "closed", places: [] } }] }),
    );
  }

  /** Lets the time of whoever is late run out: once, because afterwards nobody is late. */
  enforceTime(): Promise<Done> {
    return this.change(({ table, game, row }) => {
      const late = table.clock === undefined ? [] : lateSeats(table.clock, this.house.now());
      if (late.length === 0 || table.status !== "playing") return success({ happened: [] });
      if (row.settings.onTimeout === "resign") return success({ happened: resigned(game, table, late, true) });
      const seats = Object.fromEntries(
        late.flatMap((seat) => {
          const there = table.seats[seat];
          return there === undefined ? [] : [[seat, { ...there, bot: STAND_IN }]];
        }),
      );
      const happened: Happened[] = [{ kind: "seats", seats, timeout: true }];
      return success({ happened: [...happened, ...settled({ row, game, table }, happened)] });
    });
  }

  /** Anything else that changes the table. `also` is written together with it. */
  change(decision: (shown: Shown) => Decided, also: readonly Statement[] = []): Promise<Done> {
    return this.enqueue(() => this.perform(decision, false, also));
  }

  /** The log after an entry, or the whole of it, for looking back. */
  log(after = 0): Promise<Entry[]> {
    return this.house.store.matches.entries(this.row.id, after);
  }

  /** Another process has written to this match: read on from where we are, and tell. */
  catchUp(): Promise<void> {
    return this.enqueue(() => this.readOn());
  }

  /** Resolves when everything asked for so far has been done. */
  async quiet(): Promise<void> {
    await this.queue.run(() => Promise.resolve());
  }

  /** Asks bots for the moves that wait for them. */
  wakeBots(): void {
    this.bots.wake(this, this.house);
  }

  private enqueue<T>(work: () => Promise<T>): Promise<T> {
    this.touched = this.house.now();
    return this.queue.run(work);
  }

  private async perform(
    decision: (at: Shown & { line?: Line }) => Decided,
    looksBack: boolean,
    also: readonly Statement[] = [],
  ): Promise<Done> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        if (this.doubtful) await this.readOn();
        const { row, game, table } = this;
        const line = looksBack ? lineOf(await this.log()) : undefined;
        const decided = decision({ row, game, table, ...(line !== undefined && { line }) });
        if (!decided.ok) return decided;
        const { happened, seq } = decided.value;
        if (happened.length > 0) await this.write(decided.value, also);
        return success({ seq: seq ?? this.table.seq });
      } catch (error) {
        if (!(error instanceof StoreFault)) throw error;
        this.house.faulted(error);
        if (error.kind !== "conflict") {
          this.doubtful = true;
          return refuse("no-storage");
        }
        // Somebody else wrote this number first. Nothing of ours has happened; look at theirs and decide anew.
        this.doubtful = true;
      }
    }
    return refuse("no-storage");
  }

  /** Committed first, told afterwards. */
  private async write({ happened, done }: Decision, also: readonly Statement[]): Promise<void> {
    const { row, game } = this;
    const at = this.house.now();
    let next = this.table;
    const entries = happened.map((each, index): Entry => ({ ...each, seq: this.table.seq + index + 1, at }));
    for (const entry of entries) {
      const brought =
        entry.kind === "undo" ? await this.earlier(next, entry.to) : entry.kind === "move" ? done : undefined;
      next = advance(game, row.settings.time, next, entry, brought);
    }
    const toAct = toActOf(game, next);
    const listed = toAct.join();
    const changed = next.status !== this.table.status || next.seats !== this.table.seats;
    const fresh = changed || at - this.listedAt > LISTED_EVERY;
    const keep = next.seq - this.saved >= SNAPSHOT_EVERY || entries.some(({ kind }) => DECISIVE.has(kind));
    const change: Change = {
      match: row.id,
      entries,
      ...(fresh
        ? { summary: { status: next.status, seq: next.seq, updated: at, seats: next.seats, toAct } }
        : listed !== this.listed && { toAct }),
      ...(keep && { snapshot: JSON.stringify(next) }),
      also: [...consequences(this, next, at, this.house.node), ...also],
    };
    await this.house.store.matches.append(change);
    if (keep) this.saved = next.seq;
    this.listed = listed;
    if (fresh) this.listedAt = at;
    this.table = next;
    this.gallery.tell(entries, done === undefined ? undefined : moveIn(entries, done.events));
    this.house.announce(row.id, { what: "entry", number: next.seq });
    this.wakeBots();
  }

  private async earlier(table: Table, to: number): Promise<Table> {
    const line = lineOf(await this.log());
    if (line === undefined) throw new Error("there is nothing to take back");
    return tableAt(this.game, table, line, to);
  }

  /** Reads what others have written after our last entry, and tells it. */
  private async readOn(): Promise<void> {
    const { row, game } = this;
    const entries = await this.house.store.matches.entries(row.id, this.table.seq);
    this.doubtful = false;
    for (const entry of entries) {
      let move: Unmasked | undefined;
      if (entry.kind === "undo") {
        const past = (await this.log()).filter(({ seq }) => seq < entry.seq);
        const line = lineOf(past);
        if (line === undefined) throw new Error("there is nothing to take back");
        this.table = advance(game, row.settings.time, this.table, entry, tableAt(game, this.table, line, entry.to));
      } else {
        const brought = entry.kind === "move" ? playMove(game, this.table.state, entry) : undefined;
        this.table = advance(game, row.settings.time, this.table, entry, brought);
        if (brought !== undefined) move = moveIn([entry], brought.events);
      }
      this.gallery.tell([entry], move);
    }
    if (entries.length > 0) this.wakeBots();
  }
}

/** The move among what has happened, with what it brought. */
function moveIn(entries: readonly Entry[], events: Unmasked["events"]): Unmasked | undefined {
  const move = entries.find((entry) => entry.kind === "move");
  return move === undefined ? undefined : { seq: move.seq, seat: move.seat, events };
}

/** After these a match is worth a snapshot: it was set up, went back, or is over. */
const DECISIVE: ReadonlySet<Happened["kind"]> = new Set(["start", "undo", "end"]);
