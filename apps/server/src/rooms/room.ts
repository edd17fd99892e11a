import { type Game, good, type Outcome, type Seat } from "@tabletown/kernel";
import type { ChatLine, Command, Problem } from "@tabletown/protocol";
import type { Change, MatchRow } from "../stores/matches.ts";
import { type Statement, StoreFault } from "../stores/sql.ts";
import { Audience, saying, type Watcher } from "./audience.ts";
import { lateSeats } from "./clock.ts";
import { settled } from "./consent.ts";
import { consequences } from "./consequences.ts";
import { decide, ownSeat } from "./decide.ts";
import type { Entry, Happened } from "./entry.ts";
import { type Line, lineOf, tableAt } from "./line.ts";
import { type Shown, stepMessage, syncMessage, tableMessage, type Unmasked } from "./payload.ts";
import { tableFromStart } from "./replay-log.ts";
import { resigned, STAND_IN } from "./result.ts";
import type { RoomHouse } from "./rooms.ts";
import { type Actor, type Decided, type Decision, refuse } from "./situation.ts";
import { advance, playMove, type Table, toActOf } from "./table.ts";

/** Entries between two snapshots: a match is loaded from one of these and at most so many moves. */
const SNAPSHOT_EVERY = 32;
/** Milliseconds after which lists learn that a match goes on, even if nothing in them has changed. */
const LISTED_EVERY = 10_000;
/** Moves that are remembered for those who come back after a short break. */
const RING = 20;
/** How often a command is decided anew when other processes were faster. */
const ATTEMPTS = 8;

export type Done = Outcome<{ readonly seq: number }, Problem>;

/** One match in memory. Everything that changes it goes through one queue: decided, written to disk, then told. */
export class Room implements Shown {
  readonly row: MatchRow;
  readonly game: Game;
  readonly audience = new Audience();
  table: Table;
  /** People who want to be told when it is their turn. */
  alerts: readonly string[];
  /** When somebody last did something here, or looked. */
  touched: number;
  private readonly house: RoomHouse;
  private ring: Unmasked[] = [];
  private queue: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private saved: number;
  /** Whose turn lists show, and since when. */
  private listed = "";
  private listedAt = 0;
  private lastLine = 0;
  /** The database did not answer: what it holds has to be looked up before going on. */
  private doubtful = false;
  /** Per seat, the choice a bot is thinking about. */
  private readonly thinking: number[] = [];

  constructor(house: RoomHouse, row: MatchRow, game: Game, table: Table, saved: number, alerts: readonly string[]) {
    this.house = house;
    this.row = row;
    this.game = game;
    this.table = table;
    this.saved = saved;
    this.alerts = alerts;
    this.touched = house.now();
  }

  /** Nobody looks and nothing is under way: it can be forgotten. */
  get idle(): boolean {
    return this.waiting === 0 && this.audience.watchers.size === 0 && this.thinking.every((since) => since === 0);
  }

  do(actor: Actor, command: Command): Promise<Done> {
    return this.enqueue(() => this.perform((at) => decide(at, actor, command), command.do === "undo"));
  }

  /** Ends the match without a result. */
  close(): Promise<Done> {
    return this.change(({ table }) =>
      table.status === "over" || table.status === "closed"
        ? refuse("over")
        : good({ happened: [{ kind: "end", result: { reason: "closed", places: [] } }] }),
    );
  }

  /** Lets the time of whoever is late run out: once, because afterwards nobody is late. */
  enforceTime(): Promise<Done> {
    return this.change(({ table, game, row }) => {
      const late = table.clock === undefined ? [] : lateSeats(table.clock, this.house.now());
      if (late.length === 0 || table.status !== "playing") return good({ happened: [] });
      if (row.settings.onTimeout === "resign") return good({ happened: resigned(game, table, late, true) });
      const seats = Object.fromEntries(
        late.flatMap((seat) => {
          const there = table.seats[seat];
          return there === undefined ? [] : [[seat, { ...there, bot: STAND_IN }]];
        }),
      );
      const happened: Happened[] = [{ kind: "seats", seats, timeout: true }];
      return good({ happened: [...happened, ...settled({ row, game, table }, happened)] });
    });
  }

  /** Anything else that changes the table. `also` is written together with it. */
  change(decision: (shown: Shown) => Decided, also: readonly Statement[] = []): Promise<Done> {
    return this.enqueue(() => this.perform(decision, false, also));
  }

  /** The whole log, for looking back. */
  async log(): Promise<Entry[]> {
    return this.house.store.matches.entries(this.row.id, 0);
  }

  /** What a spectator may see now: the table as it stood before the delay. */
  async delayed(): Promise<Shown> {
    const { delay } = this.row.settings.spectators;
    if (delay === 0 || this.table.status !== "playing") return this;
    const until = this.house.now() - delay * 1_000;
    const log = (await this.log()).filter(({ at }) => at <= until);
    const table = tableFromStart(this.game, this.row.settings.time, this.table.seats.length, log);
    return { row: this.row, game: this.game, table };
  }

  /** The seat through which somebody may look: the one they wish, if it is theirs, or the first that may act, or any of theirs. */
  eyesOf(person: string | undefined, wish: Seat | "spectator" | undefined): Seat | undefined {
    if (person === undefined || wish === "spectator") return undefined;
    return ownSeat(this, person, wish);
  }

  /** Starts telling a connection what happens here; first of all, where the match stands. */
  async join(watcher: Watcher, since: number | undefined): Promise<void> {
    this.touched = this.house.now();
    watcher.seat = this.eyesOf(watcher.person, watcher.wish);
    const shown = watcher.seat === undefined ? await this.delayed() : this;
    const missed = shown === this && since !== undefined ? this.missedSince(since) : undefined;
    watcher.hear(saying(syncMessage(shown, watcher.seat, watcher.inside, missed)));
    this.audience.watchers.add(watcher);
    this.tellPresence();
    this.wakeBots();
  }

  /** Tells one connection anew where the match stands. */
  async resync(watcher: Watcher): Promise<void> {
    const shown = watcher.seat === undefined ? await this.delayed() : this;
    watcher.hear(saying(syncMessage(shown, watcher.seat, watcher.inside)));
  }

  part(watcher: Watcher): void {
    if (!this.audience.watchers.delete(watcher)) return;
    this.touched = this.house.now();
    this.tellPresence();
  }

  tellChat(line: ChatLine): void {
    // Said here and heard back from the others: once is enough.
    if (line.id <= this.lastLine) return;
    this.lastLine = line.id;
    const said = saying({ t: "chat", match: this.row.id, line });
    for (const watcher of this.audience.watchers) {
      if (watcher.inside && !watcher.mutes(line.person)) watcher.hear(said);
    }
  }

  /** Another process has written to this match: read on from where we are, and tell. */
  catchUp(): Promise<void> {
    return this.enqueue(() => this.readOn());
  }

  /** Forgets what only matters to people who are there. */
  settle(): void {
    this.ring = [];
  }

  /** Resolves when everything asked for so far has been done. */
  async quiet(): Promise<void> {
    await this.queue;
  }

  /** Asks bots for the moves that wait for them. */
  wakeBots(): void {
    for (const seat of toActOf(this.game, this.table)) {
      const since = this.table.since[seat] ?? 0;
      const level = this.table.seats[seat]?.bot;
      if (level === undefined || this.thinking[seat] === since) continue;
      this.thinking[seat] = since;
      const { seq } = this.table;
      const view = this.game.view(this.table.state, seat);
      const options = this.game.actions(this.table.state, seat).map((action) => this.game.format(action));
      void this.house.askBot({ row: this.row, seat, level, view, options }).then(async (move) => {
        const done = await this.do({ bot: seat }, { do: "act", seat, seq, move });
        if (this.thinking[seat] === since) this.thinking[seat] = 0;
        // Refused because the table moved on, or not written down: the job in the database brings it back.
        if (done.ok) this.wakeBots();
      });
    }
  }

  private enqueue<T>(work: () => Promise<T>): Promise<T> {
    this.waiting++;
    this.touched = this.house.now();
    const result = this.queue.then(work).finally(() => {
      this.waiting--;
    });
    this.queue = result.catch(() => {});
    return result;
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
        const { happened, already } = decided.value;
        if (happened.length > 0) await this.write(decided.value, also);
        return good({ seq: already ?? this.table.seq });
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
    const changed = next.status !== this.table.status || next.seats !== this.table.seats || listed !== this.listed;
    const fresh = changed || at - this.listedAt > LISTED_EVERY;
    const keep = next.seq - this.saved >= SNAPSHOT_EVERY || entries.some(({ kind }) => DECISIVE.has(kind));
    const change: Change = {
      match: row.id,
      entries,
      ...(fresh && { summary: { status: next.status, seq: next.seq, updated: at, seats: next.seats, toAct } }),
      ...(keep && { snapshot: JSON.stringify(next) }),
      also: [...consequences(this, next, at, this.house.node), ...also],
    };
    await this.house.store.matches.append(change);
    if (keep) this.saved = next.seq;
    if (fresh) {
      this.listed = listed;
      this.listedAt = at;
    }
    this.table = next;
    this.tell(entries, done === undefined ? undefined : this.remember(entries, done.events));
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
        if (brought !== undefined) move = this.remember([entry], brought.events);
      }
      this.tell([entry], move);
    }
    if (entries.length > 0) this.wakeBots();
  }

  private remember(entries: readonly Entry[], events: Unmasked["events"]): Unmasked | undefined {
    const move = entries.find((entry) => entry.kind === "move");
    if (move === undefined) return undefined;
    const unmasked = { seq: move.seq, seat: move.seat as Seat, events };
    if (this.audience.watchers.size > 0) {
      this.ring.push(unmasked);
      if (this.ring.length > RING) this.ring.shift();
    }
    return unmasked;
  }

  /** The moves after `since`, if they are all still remembered and nothing but moves has happened. */
  private missedSince(since: number): readonly Unmasked[] | undefined {
    if (since > this.table.seq) return undefined;
    const missed = this.ring.filter(({ seq }) => seq > since);
    return missed.length === this.table.seq - since ? missed : undefined;
  }

  private tell(entries: readonly Entry[], move: Unmasked | undefined): void {
    const kinds = new Set(entries.map(({ kind }) => kind));
    const now = this.house.now();
    const over = this.table.status === "over" || this.table.status === "closed";
    if (over) this.audience.release();
    const delay = over ? 0 : this.row.settings.spectators.delay * 1_000;
    if (kinds.has("seats")) this.reseat();
    if (kinds.has("start") || kinds.has("undo")) {
      this.ring = [];
      this.audience.tell(delay, now, (viewer, inside) => syncMessage(this, viewer, inside));
      return;
    }
    if (move !== undefined) this.audience.tell(delay, now, (viewer) => stepMessage(this, move, viewer));
    if (kinds.size > (move === undefined ? 0 : 1)) {
      this.audience.tell(delay, now, (_, inside) => tableMessage(this, inside));
    }
    if (kinds.has("seats")) this.tellPresence();
  }

  /** Seats have changed hands: nobody goes on looking through eyes that are no longer theirs. */
  private reseat(): void {
    for (const watcher of this.audience.watchers) {
      const seated = this.table.seats.some(({ person }) => person === watcher.person);
      if (seated) watcher.inside = true;
      const holds = watcher.seat !== undefined && this.table.seats[watcher.seat]?.person === watcher.person;
      const seat = holds ? watcher.seat : this.eyesOf(watcher.person, watcher.wish);
      if (seat === watcher.seat) continue;
      watcher.seat = seat;
      void this.resync(watcher);
    }
  }

  private tellPresence(): void {
    const people = new Set<string>();
    let spectators = 0;
    for (const { person, seat } of this.audience.watchers) {
      if (seat === undefined) spectators++;
      else people.add(person);
    }
    const here = this.table.seats.flatMap(({ person }, seat) =>
      person !== undefined && people.has(person) ? [seat] : [],
    );
    const said = saying({ t: "presence", match: this.row.id, here, spectators });
    for (const watcher of this.audience.watchers) watcher.hear(said);
  }
}

/** After these a match is worth a snapshot: it was set up, went back, or is over. */
const DECISIVE: ReadonlySet<Happened["kind"]> = new Set(["start", "undo", "end"]);
