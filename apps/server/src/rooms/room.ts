import { type Game, type Seat, success } from "@tabletown/kernel";
import type { Command } from "@tabletown/protocol";
import { Queue } from "../queue.ts";
import type { Change, MatchRow } from "../stores/matches.ts";
import { type Statement, StoreFault } from "../stores/sql.ts";
import { type Attempt, holds } from "./attempt.ts";
import type { Watcher } from "./audience.ts";
import { BotTurns } from "./bot-turns.ts";
import { Broadcast } from "./broadcast.ts";
import { consequences } from "./consequences.ts";
import { decide, decideMove } from "./decide.ts";
import { type Actor, type Decided, type DecisionContext, type Done, refuse } from "./decision.ts";
import type { Entry, NewEntry } from "./entry.ts";
import type { LiveMatch, ReadonlyMatch } from "./live-match.ts";
import { advance, type EarlierPosition, isOver, type MatchState, type MoveEffect, playMove } from "./match-state.ts";
import { historyOf, positionAfter } from "./move-history.ts";
import type { UnmaskedMove } from "./payload.ts";
import type { RoomServices } from "./room-services.ts";
import { snapshotOf } from "./snapshot.ts";
import { timedOut } from "./timeout.ts";

/** Entries between two snapshots: a match is loaded from one of these and at most so many moves. */
const SNAPSHOT_EVERY = 32;
/** Milliseconds after which lists learn that a match goes on, even if nothing in them has changed. */
const LISTED_EVERY = 10_000;
/** How often a command is decided anew when other processes were faster. */
const ATTEMPTS = 8;

/** So many entries besides moves a match may have, and so many more for each move. After that only moves are written down. */
const MOST_OTHERS = 1_000;
const OTHERS_PER_MOVE = 4;
const ALWAYS: ReadonlySet<Command["do"]> = new Set(["act", "start", "resign", "answer"]);

/** A match as it was read from the database. */
interface LoadedMatch extends ReadonlyMatch {
  /** The entry that its last snapshot was taken at. */
  readonly saved: number;
  readonly alerts: readonly string[];
}

/** One match in memory. Everything that changes it goes through one queue: decided, written to disk, then told. */
export class Room implements LiveMatch {
  readonly row: MatchRow;
  readonly game: Game;
  readonly broadcast: Broadcast;
  /** People who want to be told when it is their turn. */
  alerts: readonly string[];
  /** When somebody last did something here, or looked. */
  touched: number;
  private current: MatchState;
  private readonly services: RoomServices;
  private readonly queue = new Queue();
  private saved: number;
  /** Whose turn lists show, and since when. */
  private listed = "";
  private listedAt = 0;
  /** The database did not answer: what it holds has to be looked up before going on. */
  private doubtful = false;
  private readonly bots: BotTurns;

  constructor(services: RoomServices, { row, game, state, saved, alerts }: LoadedMatch) {
    this.services = services;
    this.row = row;
    this.game = game;
    this.current = state;
    this.saved = saved;
    this.alerts = alerts;
    this.touched = services.now();
    this.broadcast = new Broadcast(this, services);
    this.bots = new BotTurns(this, services, (seat, seq, action) => this.playBot(seat, seq, action));
  }

  get state(): MatchState {
    return this.current;
  }

  /** Nobody looks and nothing is under way: it can be forgotten. */
  get idle(): boolean {
    return this.queue.idle && this.broadcast.empty && this.bots.idle;
  }

  get waiting(): number {
    return this.queue.length;
  }

  /** Somebody starts to watch; up to which entry they were shown the match. */
  async join(watcher: Watcher, since: number | undefined): Promise<number> {
    this.touched = this.services.now();
    const shown = await this.broadcast.join(watcher, since);
    this.wakeBots();
    return shown;
  }

  leave(watcher: Watcher): void {
    this.touched = this.services.now();
    this.broadcast.leave(watcher);
  }

  async do(actor: Extract<Actor, { person: string }>, command: Command): Promise<Done> {
    const { seq, moves } = this.state;
    if (seq > MOST_OTHERS + OTHERS_PER_MOVE * moves && !ALWAYS.has(command.do)) return refuse("too-long-a-log");
    const looksBack = command.do === "undo";
    const done = await this.enqueue(() => this.perform((context) => decide(context, actor, command), { looksBack }));
    if (done.ok && command.do === "act") this.services.moved("person");
    return done;
  }

  /** Ends the match without a result. */
  close(): Promise<Done> {
    return this.change(({ state }) =>
      isOver(state)
        ? refuse("over")
        : success({ entries: [{ kind: "end", result: { reason: "closed", places: [] } }] }),
    );
  }

  /** Lets the time of whoever is late run out: once, because afterwards nobody is late. */
  enforceTime(): Promise<Done> {
    return this.change((match) => timedOut(match, this.services.now()));
  }

  /** Anything else that changes the match. `also` is written together with it. */
  change(decision: (match: ReadonlyMatch) => Decided, also: readonly Statement[] = []): Promise<Done> {
    return this.enqueue(() => this.perform(decision, { also }));
  }

  /** The log after an entry, or the whole of it, for looking back. */
  log(after = 0): Promise<Entry[]> {
    return this.services.store.matches.entries(this.row.id, after);
  }

  /** Another process has written to this match: read on from where we are, and tell. */
  async catchUp(): Promise<void> {
    await this.enqueue(() => this.readOn());
  }

  /** Resolves when everything asked for so far has been done. */
  async quiet(): Promise<void> {
    await this.queue.run(() => Promise.resolve());
  }

  /** Asks bots for the moves that wait for them. */
  wakeBots(): void {
    this.bots.wake();
  }

  private enqueue<T>(work: () => Promise<T>): Promise<T> {
    this.touched = this.services.now();
    return this.queue.run(work);
  }

  private async playBot(seat: Seat, seq: number, action: unknown): Promise<Done> {
    const request = { seat, seq, move: action };
    const done = await this.enqueue(() => this.perform((context) => decideMove(context, { bot: seat }, request)));
    if (done.ok) this.services.moved("bot");
    return done;
  }

  private async perform(
    decision: (context: DecisionContext) => Decided,
    { looksBack = false, also = [] }: { readonly looksBack?: boolean; readonly also?: readonly Statement[] } = {},
  ): Promise<Done> {
    let attempted: Attempt | undefined;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        if (this.doubtful) {
          const found = await this.readOn();
          // What is there may be our own, and with it a bot's turn that nobody else thinks about.
          this.wakeBots();
          if (attempted !== undefined && holds(found, attempted.entries)) return success({ seq: attempted.seq });
        }
        const { row, game, state } = this;
        const history = looksBack ? historyOf(await this.log()) : undefined;
        const decided = decision({ row, game, state, ...(history !== undefined && { history }) });
        if (!decided.ok) {
          // Where others write as well, they may have been first: what is there decides.
          if (!this.services.shared || attempt > 0 || (await this.readOn()).length === 0) return decided;
          continue;
        }
        if (decided.value.entries.length === 0) return success({ seq: decided.value.seq ?? this.state.seq });
        const entries = this.dated(decided.value.entries);
        attempted = { entries, seq: decided.value.seq ?? this.state.seq + entries.length };
        await this.write(entries, decided.value.effect, also);
        return success({ seq: attempted.seq });
      } catch (error) {
        if (!(error instanceof StoreFault)) throw error;
        this.services.faulted(error);
        // Either nobody knows what was written, or somebody else wrote this number first and nothing of ours has
        // happened. Both times what is there has to be read before anything else is decided.
        this.doubtful = true;
        if (error.kind !== "conflict" && !error.doubtful) return refuse("no-storage");
      }
    }
    return refuse("no-storage");
  }

  /** Entries that come next, with their numbers. */
  private dated(entries: readonly NewEntry[]): Entry[] {
    const at = this.services.now();
    return entries.map((each, index) => ({ ...each, seq: this.state.seq + index + 1, at }));
  }

  /** Committed first, told afterwards. */
  private async write(
    entries: readonly Entry[],
    effect: MoveEffect | undefined,
    also: readonly Statement[],
  ): Promise<void> {
    const { row, services, alerts, state: before } = this;
    const at = entries[0]?.at ?? services.now();
    const next = await this.after(entries, effect);
    const listed = next.toAct.join();
    const changed = next.status !== before.status || next.seats !== before.seats;
    const fresh = changed || at - this.listedAt > LISTED_EVERY;
    const keep = next.seq - this.saved >= SNAPSHOT_EVERY || entries.some(({ kind }) => DECISIVE.has(kind));
    const { status, seq, seats, toAct } = next;
    const change: Change = {
      match: row.id,
      entries,
      ...(fresh ? { summary: { status, seq, updated: at, seats, toAct } } : listed !== this.listed && { toAct }),
      ...(keep && { snapshot: snapshotOf(next) }),
      also: [...consequences(this, next, { at, node: services.node, alerts }), ...also],
    };
    await services.store.matches.append(change);
    if (keep) this.saved = seq;
    this.listed = listed;
    if (fresh) this.listedAt = at;
    this.current = next;
    this.publish(entries, effect);
    services.announce(row.id, { what: "entry", number: seq });
    this.wakeBots();
  }

  /** The state after some entries that are about to be written. */
  private async after(entries: readonly Entry[], effect: MoveEffect | undefined): Promise<MatchState> {
    const { row, game } = this;
    let next = this.state;
    for (const entry of entries) {
      const reached = entry.kind === "undo" ? positionAfter(game, next, await this.log(), entry.to) : effect;
      next = advance(game, row.settings.time, next, entry, reached);
    }
    return next;
  }

  /** Reads what others have written after our last entry, and tells it. Their bots' turns they play themselves. */
  private async readOn(): Promise<readonly Entry[]> {
    const { row, game } = this;
    const entries = await this.log(this.state.seq);
    this.doubtful = false;
    for (const entry of entries) {
      const effect = entry.kind === "move" ? playMove(game, this.state.position, entry) : undefined;
      const earlier = entry.kind === "undo" ? await this.before(entry.seq, entry.to) : undefined;
      this.current = advance(game, row.settings.time, this.state, entry, effect ?? earlier);
      this.publish([entry], effect);
    }
    return entries;
  }

  /** What stands in the log has happened, even if it cannot be shown. */
  private publish(entries: readonly Entry[], effect: MoveEffect | undefined): void {
    try {
      this.broadcast.publish(entries, moveIn(entries, effect));
    } catch (error) {
      this.services.failed(error);
    }
  }

  /** The position after so many of the moves that stood in the log before an entry. */
  private async before(entry: number, moves: number): Promise<EarlierPosition> {
    const log = (await this.log()).filter(({ seq }) => seq < entry);
    return positionAfter(this.game, this.state, log, moves);
  }
}

/** The move among some entries, with what happened in it. */
function moveIn(entries: readonly Entry[], effect: MoveEffect | undefined): UnmaskedMove | undefined {
  const move = entries.find((entry) => entry.kind === "move");
  if (move === undefined || effect === undefined) return undefined;
  return { seq: move.seq, seat: move.seat, events: effect.events };
}

/** After these a match is worth a snapshot: it was set up, went back, or is over. */
const DECISIVE: ReadonlySet<NewEntry["kind"]> = new Set(["start", "undo", "end"]);
