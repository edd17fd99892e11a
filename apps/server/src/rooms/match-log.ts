import type { Game } from "@tabletown/kernel";
import type { MatchEntry, NewEntry } from "../stores/entry.ts";
import { LISTED_EVERY, listedAt } from "../stores/jobs.ts";
import type { MatchChange, MatchRow } from "../stores/matches.ts";
import type { Statement } from "../stores/sql.ts";
import { advance } from "./advance.ts";
import { holds } from "./attempt.ts";
import { botToAct, consequences } from "./consequences.ts";
import { readLog, stateFromKept } from "./kept-log.ts";
import type { LiveMatch, ReadonlyMatch } from "./live-match.ts";
import type { MatchState } from "./match-state.ts";
import { positionAfter } from "./move-history.ts";
import { type MoveEffect, playMove } from "./play-move.ts";
import type { RoomServices } from "./room-services.ts";
import { snapshotOf } from "./snapshot.ts";
import type { EarlierPosition } from "./taken-back.ts";

/** Entries between two snapshots: a match is loaded from one of these and at most so many moves. */
const SNAPSHOT_EVERY = 32;
/** After these a match is worth a snapshot: it was set up, went back, or is over. */
const DECISIVE: ReadonlySet<NewEntry["kind"]> = new Set(["start", "undo", "end"]);

/** A match as it was read from the database. */
export interface LoadedMatch extends ReadonlyMatch {
  /** The entry that its last snapshot was taken at. */
  readonly saved: number;
  /** How often connections to the database had broken before. */
  readonly breaks: number;
  readonly alerts: readonly string[];
}

type LogServices = Pick<RoomServices, "store" | "node" | "now">;
type Told = (entries: readonly MatchEntry[], effect: MoveEffect | undefined) => void;

interface Together {
  /** People who want to be told when it is their turn. */
  readonly alerts: readonly string[];
  readonly also: readonly Statement[];
}

/** A match as it stands in its log: what was decided is written there, what others have written is read. */
export class MatchLog implements LiveMatch {
  readonly row: MatchRow;
  readonly game: Game;
  private current: MatchState;
  private readonly services: LogServices;
  private readonly told: Told;
  private saved: number;
  private breaks: number;
  /** The newest entry, where it was written or read since the match was loaded. */
  private last: MatchEntry | undefined;
  /** When lists last learned of it. */
  private listedAt = 0;
  /** The time of the newest entry, as far as it is known. */
  private newest: number;
  /** Whether the bots' turn that is under way is written down as this process's. Who plays it without takes it over. */
  private holdsBots = false;

  /** `told` hears of every entry as soon as the state has it. */
  constructor(services: LogServices, { row, game, state, saved, breaks }: LoadedMatch, told: Told) {
    this.services = services;
    this.row = row;
    this.game = game;
    this.current = state;
    this.saved = saved;
    this.breaks = breaks;
    this.newest = state.clock?.from ?? 0;
    this.told = told;
  }

  get state(): MatchState {
    return this.current;
  }

  /** Connections have broken since it was last read: the database may have been replaced by one that lacks the end of it. */
  get doubtful(): boolean {
    return this.breaks !== this.services.store.database.breaks();
  }

  log(after = 0): Promise<MatchEntry[]> {
    return this.services.store.matches.entries(this.row.id, after);
  }

  /** Entries that come next, with their numbers, dated by when they were asked for, but not before what has come in between. */
  dated(entries: readonly NewEntry[], asked?: number): MatchEntry[] {
    const now = this.services.now();
    const at = Math.min(now, Math.max(asked ?? now, this.newest));
    return entries.map((each, index) => ({ ...each, seq: this.state.seq + index + 1, at }));
  }

  /** Committed first, told afterwards. */
  async write(
    entries: readonly MatchEntry[],
    effect: MoveEffect | undefined,
    { alerts, also }: Together,
  ): Promise<void> {
    const { row, services, state: before } = this;
    const at = entries[0]?.at ?? services.now();
    const back = entries.find(({ kind }) => kind === "undo");
    const next = this.after(entries, effect, back === undefined ? [] : await this.log());
    const changed = next.status !== before.status || next.seats !== before.seats;
    const fresh = changed || at - this.listedAt > LISTED_EVERY;
    const keep = next.seq - this.saved >= SNAPSHOT_EVERY || entries.some(({ kind }) => DECISIVE.has(kind));
    const { status, seq, seats, toAct } = next;
    const { allowed, delay } = row.settings.spectators;
    // Strangers see that it begins and ends at once, and what is played as late as spectators do.
    const isKeptBack = (!allowed || delay > 0) && before.status === "playing" && status === "playing";
    const change: MatchChange = {
      match: row.id,
      entries,
      toAct,
      summary: fresh ? { status, seq, updated: at, ...(!isKeptBack && { listed: at }), seats } : undefined,
      snapshot: keep ? snapshotOf(next) : undefined,
      also: [
        ...consequences(this, next, { at, node: services.node, alerts, holdsBots: this.holdsBots }),
        ...(fresh && isKeptBack && allowed ? [listedAt(row.id, at + delay * 1_000)] : []),
        ...also,
      ],
    };
    await services.store.matches.append(change);
    if (keep) this.saved = seq;
    if (fresh) this.listedAt = at;
    this.newest = at;
    this.last = entries.at(-1);
    this.current = next;
    this.holdsBots = botToAct(next);
    this.told(entries, effect);
  }

  /** Others may have taken the bots' turn over. */
  disown(): void {
    this.holdsBots = false;
  }

  /**
   * Reads what others have written after our last entry, and tells it. In doubt, whether that is still there as well:
   * where it is not, the match stands from now on where the log says, if there still is one.
   */
  async readOn(inDoubt: boolean): Promise<readonly MatchEntry[] | "elsewhere" | "nowhere"> {
    const { row, game } = this;
    const { seq } = this.state;
    const breaks = this.services.store.database.breaks();
    const log = await this.log(inDoubt ? seq - 1 : seq);
    if (inDoubt && !this.isIn(log)) return this.startOver();
    this.breaks = breaks;
    const entries = inDoubt ? log.slice(1) : log;
    if (entries.length > 0) this.disown();
    for (const entry of entries) {
      const effect = entry.kind === "move" ? playMove(game, this.state.position, entry) : undefined;
      const earlier = entry.kind === "undo" ? await this.before(entry.seq, entry.to) : undefined;
      this.current = advance(game, row.settings.time, this.state, entry, effect ?? earlier);
      this.newest = entry.at;
      this.last = entry;
      this.told([entry], effect);
    }
    return entries;
  }

  /** Whether a log goes on from where the match stands here. */
  private isIn(log: readonly MatchEntry[]): boolean {
    return this.last === undefined ? log[0]?.seq === this.state.seq : holds(log, [this.last]);
  }

  private async startOver(): Promise<"elsewhere" | "nowhere"> {
    const { row, game, services } = this;
    const breaks = services.store.database.breaks();
    const kept = await readLog(services.store.matches, row.id);
    if (kept.saved === undefined && kept.log.length === 0) return "nowhere";
    this.current = stateFromKept(game, row.settings.time, kept);
    this.saved = kept.saved?.seq ?? 0;
    this.breaks = breaks;
    this.last = undefined;
    this.newest = this.current.clock?.from ?? 0;
    this.listedAt = 0;
    this.disown();
    return "elsewhere";
  }

  /** The state after some entries that are about to be written; where one of them takes moves back, the log tells which. */
  private after(
    entries: readonly MatchEntry[],
    effect: MoveEffect | undefined,
    log: readonly MatchEntry[],
  ): MatchState {
    const { row, game } = this;
    let next = this.state;
    for (const entry of entries) {
      const reached = entry.kind === "undo" ? positionAfter(game, next, log, entry.to) : effect;
      next = advance(game, row.settings.time, next, entry, reached);
    }
    return next;
  }

  /** The position after so many of the moves that stood in the log before an entry. */
  private async before(entry: number, moves: number): Promise<EarlierPosition> {
    const log = (await this.log()).filter(({ seq }) => seq < entry);
    return positionAfter(this.game, this.state, log, moves);
  }
}
