import { type Game, type Seat, success } from "@tabletown/kernel";
import type { Command } from "@tabletown/protocol";
import { Queue } from "../queue.ts";
import { ATTENDED_EVERY } from "../stores/abandoned.ts";
import type { MatchEntry } from "../stores/entry.ts";
import type { MatchRow } from "../stores/matches.ts";
import { admissible } from "../stores/people.ts";
import { type Statement, StoreFault } from "../stores/sql.ts";
import { type Attempt, holds } from "./attempt.ts";
import type { Watcher } from "./audience.ts";
import { BotTurns } from "./bot-turns.ts";
import { Broadcast } from "./broadcast.ts";
import { decide, decideMove } from "./decide.ts";
import { type Actor, type CommandResult, type Decided, type DecisionContext, refuse } from "./decision.ts";
import type { LiveMatch, ReadonlyMatch } from "./live-match.ts";
import { LogShares } from "./log-shares.ts";
import { type LoadedMatch, MatchLog } from "./match-log.ts";
import { isOver, type MatchState } from "./match-state.ts";
import { historyOf } from "./move-history.ts";
import type { UnmaskedMove } from "./payload.ts";
import type { MoveEffect } from "./play-move.ts";
import type { RoomServices } from "./room-services.ts";
import { timedOut } from "./timeout.ts";

/** How often a command is decided anew when other processes were faster. */
const ATTEMPTS = 8;

/**
 * So many entries besides moves a match may have, and so many more for each move. After that only what playing on takes
 * is written down, and of whoever has not caused so many of them yet, everything: nobody uses up what others need.
 */
const MOST_OTHERS = 1_000;
const OTHERS_PER_MOVE = 4;
const OWN_OTHERS = 100;
const ALWAYS: ReadonlySet<Command["do"]> = new Set(["act", "start", "return", "resign", "answer"]);

type PersonActor = Extract<Actor, { person: string }>;

interface CommandDetails {
  readonly looksBack?: boolean;
  /** Written together with what is decided. */
  readonly also?: readonly Statement[];
  /** When it was asked for; unless told, now. */
  readonly at?: number;
}

/** One match in memory. Everything that changes it goes through one queue: decided, written to disk, then told. */
export class Room implements LiveMatch {
  readonly broadcast: Broadcast;
  /** People who want to be told when it is their turn. */
  alerts: readonly string[];
  /** When somebody last did something here, or looked. */
  touched: number;
  /** No longer among the matches in memory: who still holds it asks for the match anew. */
  forgotten = false;
  /** The database no longer knows the match: it has been replaced by one that never did. */
  gone = false;
  private readonly matchLog: MatchLog;
  private readonly services: RoomServices;
  private readonly queue = new Queue();
  /** Made when the log is found to be long. */
  private shares: LogShares | undefined;
  /** The database did not answer. */
  private doubtful = false;
  /** When it was last written down that somebody waits here. */
  private attended = 0;
  /** Everybody has been told how the match ended, and with it the seed; that end has been lost. */
  private hasLostEnd = false;
  private readonly bots: BotTurns;

  constructor(services: RoomServices, loaded: LoadedMatch) {
    this.services = services;
    this.matchLog = new MatchLog(services, loaded, (entries, effect) => this.publish(entries, effect));
    this.alerts = loaded.alerts;
    this.touched = services.now();
    this.broadcast = new Broadcast(this, services);
    this.bots = new BotTurns(this, services, (seat, seq, action) => this.playBot(seat, seq, action));
  }

  get row(): MatchRow {
    return this.matchLog.row;
  }

  get game(): Game {
    return this.matchLog.game;
  }

  get state(): MatchState {
    return this.matchLog.state;
  }

  /** Nobody looks and nothing is under way: it can be forgotten. */
  get idle(): boolean {
    return this.queue.idle && this.broadcast.idle && this.bots.idle;
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

  /** `at` is when the command came: nobody's time runs on while it waits for its turn, or for a disk. */
  do(actor: PersonActor, command: Command, at: number = this.services.now()): Promise<CommandResult> {
    const { seq, moves } = this.state;
    const isLong = seq > MOST_OTHERS + OTHERS_PER_MOVE * moves;
    return isLong && !ALWAYS.has(command.do) ? this.doOwnShare(actor, command, at) : this.carryOut(actor, command, at);
  }

  /** Ends the match without a result. */
  close(): Promise<CommandResult> {
    return this.change(({ state }) =>
      isOver(state)
        ? refuse("over")
        : success({ entries: [{ kind: "end", result: { reason: "closed", places: [] } }] }),
    );
  }

  /** Lets the time of whoever is late run out: once, because afterwards nobody is late. */
  enforceTime(): Promise<CommandResult> {
    return this.change((match) => timedOut(match, this.services.now()));
  }

  /** Anything else that changes the match. `also` is written together with it. */
  change(decision: (match: ReadonlyMatch) => Decided, also: readonly Statement[] = []): Promise<CommandResult> {
    return this.enqueue(() => this.perform(decision, { also }));
  }

  /** The log after an entry, or the whole of it, for looking back. */
  log(after = 0): Promise<MatchEntry[]> {
    return this.matchLog.log(after);
  }

  /** Another process has written to this match: read on from where we are, and tell. */
  async catchUp(): Promise<void> {
    await this.enqueue(async () => {
      await this.readOn();
      // What has been lost is noted without anybody having to do something.
      if (this.owesMark) await this.perform(() => success({ entries: [] }));
    });
  }

  /** While somebody who sits here waits for others, lists go on showing the match. */
  keepListed(now: number): void {
    const { row, state, broadcast, services } = this;
    if (row.visibility !== "public" || state.status !== "lobby" || now - this.attended < ATTENDED_EVERY) return;
    if (!broadcast.isAttended) return;
    this.attended = now;
    // Should that fail, the next round comes soon.
    services.store.matches.attended(row.id, now).catch((error: unknown) => {
      if (error instanceof StoreFault) services.faulted(error);
      else services.failed(error);
    });
  }

  /** Resolves when everything asked for so far has been done. */
  async quiet(): Promise<void> {
    await this.queue.run(() => Promise.resolve());
  }

  /** What bots of this match are thinking about may be another process's by now. */
  disownBots(): void {
    this.matchLog.disown();
  }

  /** Asks bots for the moves that wait for them. */
  wakeBots(): void {
    this.bots.wake();
  }

  private async doOwnShare(actor: PersonActor, command: Command, at: number): Promise<CommandResult> {
    this.shares ??= new LogShares((after) => this.log(after));
    const share = await this.shares.of(actor.person);
    return share < OWN_OTHERS ? this.carryOut(actor, command, at) : refuse("too-long-a-log");
  }

  private carryOut(actor: PersonActor, command: Command, at: number): Promise<CommandResult> {
    const looksBack = command.do === "undo";
    const also = command.do === "sit" ? admissible(actor.person) : [];
    return this.enqueue(() => this.perform((context) => decide(context, actor, command), { looksBack, also, at }));
  }

  private enqueue<T>(work: () => Promise<T>): Promise<T> {
    this.touched = this.services.now();
    return this.queue.run(work);
  }

  private playBot(seat: Seat, seq: number, action: unknown): Promise<CommandResult> {
    const request = { seat, seq, move: action };
    return this.enqueue(() => this.perform((context) => decideMove(context, { bot: seat }, request)));
  }

  private async perform(
    decision: (context: DecisionContext) => Decided,
    { looksBack = false, also = [], at }: CommandDetails = {},
  ): Promise<CommandResult> {
    let attempted: Attempt | undefined;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        if (this.isDoubtful) {
          const found = await this.readOn();
          if (this.gone) return refuse("unknown-match");
          // What is there may be our own, and with it a bot's turn that nobody else thinks about.
          this.wakeBots();
          if (attempted !== undefined && holds(found, attempted.entries)) return this.done(attempted);
        }
        if (this.owesMark) await this.write(this.matchLog.dated([{ kind: "seed-known" }]));
        const { row, game, state } = this;
        const history = looksBack ? historyOf(await this.log()) : undefined;
        const decided = decision(history === undefined ? { row, game, state } : { row, game, state, history });
        if (!decided.ok) {
          // Where others write as well, they may have been first: what is there decides.
          if (!this.services.shared || attempt > 0 || (await this.readOn()).length === 0) return decided;
          continue;
        }
        if (decided.value.entries.length === 0) return success({ seq: decided.value.seq ?? this.state.seq });
        const entries = this.matchLog.dated(decided.value.entries, at);
        attempted = { entries, seq: decided.value.seq ?? this.state.seq + entries.length };
        await this.write(entries, decided.value.effect, also);
        this.wakeBots();
        return this.done(attempted);
      } catch (error) {
        if (!(error instanceof StoreFault) || error.kind === "gone" || error.kind === "too-many") throw error;
        this.services.faulted(error);
        // Either nobody knows what was written, or somebody else wrote this number first and nothing of ours has
        // happened. Both times what is there has to be read before anything else is decided.
        this.doubtful = true;
        if (error.kind !== "conflict" && !error.doubtful) return refuse("no-storage");
      }
    }
    return refuse("no-storage");
  }

  private async write(
    entries: readonly MatchEntry[],
    effect?: MoveEffect,
    also: readonly Statement[] = [],
  ): Promise<void> {
    await this.matchLog.write(entries, effect, { alerts: this.alerts, also });
    this.services.announce(this.row.id, { what: "entry", number: this.state.seq });
  }

  private done({ entries: [first], seq }: Attempt): CommandResult {
    if (first?.kind === "move") this.services.moved(first.bot ? "bot" : "person");
    return success({ seq });
  }

  /** What the database holds has to be looked up before going on. */
  private get isDoubtful(): boolean {
    return this.doubtful || this.matchLog.doubtful;
  }

  /** It must be written down, before anything else, that the seed is known of a match that runs. */
  private get owesMark(): boolean {
    return this.hasLostEnd && !isOver(this.state) && this.state.seedKnown === undefined;
  }

  /** Reads what others have written, and tells it. Their bots' turns they play themselves. */
  private async readOn(): Promise<readonly MatchEntry[]> {
    const wasOver = isOver(this.state);
    const read = await this.matchLog.readOn(this.isDoubtful);
    this.gone = read === "nowhere";
    if (read === "nowhere") return [];
    this.doubtful = false;
    if (read !== "elsewhere") return read;
    if (wasOver && !isOver(this.state)) this.hasLostEnd = true;
    this.shares = undefined;
    this.broadcast.startOver();
    this.wakeBots();
    return [];
  }

  /** What stands in the log has happened, even if it cannot be shown. */
  private publish(entries: readonly MatchEntry[], effect: MoveEffect | undefined): void {
    try {
      this.broadcast.publish(entries, moveIn(entries, effect));
    } catch (error) {
      this.services.failed(error);
    }
  }
}

/** The move among some entries, with what happened in it. */
function moveIn(entries: readonly MatchEntry[], effect: MoveEffect | undefined): UnmaskedMove | undefined {
  const move = entries.find((entry) => entry.kind === "move");
  if (move === undefined || effect === undefined) return undefined;
  return { seq: move.seq, seat: move.seat, events: effect.events };
}
