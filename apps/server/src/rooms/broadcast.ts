import type { Seat } from "@tabletown/kernel";
import type { ChatMessage } from "@tabletown/protocol";
import type { MatchEntry } from "../stores/entry.ts";
import { Audience, messageFrame, type Watcher } from "./audience.ts";
import { ChatFeed } from "./chat-feed.ts";
import { ownSeat } from "./decide.ts";
import { DelayedSpectators } from "./delayed-spectators.ts";
import { DelayedState } from "./delayed-state.ts";
import { bytesOf } from "./frame.ts";
import type { LiveMatch, ReadonlyMatch } from "./live-match.ts";
import { isOver } from "./match-state.ts";
import { closedMessage, infoMessage, type Listener, stepBytes, syncMessage, type UnmaskedMove } from "./payload.ts";
import { type Present, REPEATED, RemotePresence } from "./presence.ts";
import { RecentMoves } from "./recent-moves.ts";
import type { RoomServices } from "./room-services.ts";
import { delayOf, isOpenToSpectators } from "./spectators.ts";

type BroadcastServices = Pick<RoomServices, "store" | "now" | "node" | "announce" | "failed">;

/** Everybody who watches one match, and what they are sent of it. The match itself is only read here. */
export class Broadcast {
  readonly chat: ChatFeed;
  private readonly match: LiveMatch;
  private readonly services: BroadcastServices;
  private readonly audience = new Audience();
  private readonly recent = new RecentMoves();
  private readonly delayedState: DelayedState;
  private readonly delayedSpectators: DelayedSpectators;
  private readonly remote = new RemotePresence();
  private announced = 0;
  /** Those on their way in. */
  private joining = 0;

  constructor(match: LiveMatch, services: BroadcastServices) {
    this.match = match;
    this.services = services;
    const { chat } = services.store;
    this.chat = new ChatFeed(
      { after: (number) => chat.after(match.row.id, number), newest: () => chat.newest(match.row.id) },
      (line) => this.sendChat(line),
    );
    this.delayedState = new DelayedState(match);
    this.delayedSpectators = new DelayedSpectators(match, services.now, (watcher) => this.resync(watcher));
  }

  get empty(): boolean {
    return this.audience.watchers.size === 0;
  }

  /** Whether nobody watches, and nobody is on the way in. */
  get idle(): boolean {
    return this.empty && this.joining === 0;
  }

  /** Whether somebody who sits here is connected to this process. */
  get isAttended(): boolean {
    return this.present().here.length > 0;
  }

  /** Starts sending a connection what happens here; first of all, where the match stands: up to the entry that it returns. */
  async join(watcher: Watcher, since: number | undefined): Promise<number> {
    this.joining++;
    try {
      await this.chat.begin();
      return await this.enter(watcher, since);
    } finally {
      this.joining--;
    }
  }

  leave(watcher: Watcher): void {
    this.delayedSpectators.stop(watcher);
    if (!this.audience.watchers.delete(watcher)) return;
    if (this.idle) this.chat.forget();
    this.publishPresence();
  }

  /** Sends one connection anew where the match stands; the entry up to which it was shown, if that worked. */
  async resync(watcher: Watcher): Promise<number | undefined> {
    try {
      let seat: Seat | undefined;
      let shown: ReadonlyMatch;
      do {
        seat = watcher.seat;
        shown = await this.shownTo(seat);
        // Seats may have changed hands while that was looked up.
      } while (watcher.seat !== seat);
      // Whoever has gone meanwhile, or is to see no more, is sent nothing.
      if (!this.audience.watchers.has(watcher)) return undefined;
      watcher.send(messageFrame(syncMessage(shown, watcher.seat, this.listener(watcher))));
      return shown.state.seq;
    } catch (error) {
      this.services.failed(error);
      return undefined;
    }
  }

  /** What a seat, or a spectator, may look at now: spectators see the match as it stood before the delay. */
  async shownTo(viewer: Seat | undefined): Promise<ReadonlyMatch> {
    const { row, game } = this.match;
    const delay = delayOf(this.match);
    if (viewer !== undefined || delay === 0) return this.match;
    return { row, game, state: await this.delayedState.at(this.services.now() - delay) };
  }

  /** The seat whose view somebody may have: the one they want, if it is theirs, or the first that may act, or any of theirs. */
  viewerOf(person: string | undefined, wanted: Seat | "spectator" | undefined): Seat | undefined {
    if (person === undefined || wanted === "spectator") return undefined;
    return ownSeat(this.match, person, wanted);
  }

  /** Sends everybody what has been written down. */
  publish(entries: readonly MatchEntry[], move: UnmaskedMove | undefined): void {
    const { match, audience } = this;
    const over = isOver(match.state);
    if (over) {
      // Also where nobody watches: it would come to those who come later.
      audience.release();
      for (const watcher of this.delayedSpectators.release()) void this.resync(watcher);
    }
    if (this.empty) {
      this.recent.forget();
      return;
    }
    const has = (kind: MatchEntry["kind"]): boolean => entries.some((entry) => entry.kind === kind);
    const to = { delay: delayOf(match), now: this.services.now(), host: match.state.host };
    if (has("seats")) this.reseat();
    if (has("seats") || has("start")) this.dismissSpectators();
    if (has("start") || has("undo")) {
      this.recent.forget();
      // Of moves taken back nothing was missed: what is known up to there still holds.
      const missed = has("undo") ? [] : undefined;
      audience.publish(to, (viewer, listener) => [
        bytesOf(JSON.stringify(syncMessage(match, viewer, listener, missed))),
      ]);
      return;
    }
    if (move !== undefined) {
      const events = JSON.stringify(move.events);
      this.recent.add({ seq: move.seq, seat: move.seat, events });
      audience.publish(to, stepBytes(match, move, events));
    }
    if (entries.length > (move === undefined ? 0 : 1)) {
      audience.publish(to, (_, listener) => [bytesOf(JSON.stringify(infoMessage(match, listener)))]);
    }
    if (has("seats")) this.publishPresence();
  }

  /** Whether a person, or whoever holds a seat, is watching: here, or through another process. */
  isWatching(person: string, seat: Seat): boolean {
    for (const watcher of this.audience.watchers) if (watcher.person === person && !watcher.away) return true;
    return this.remote.together({ here: [], spectators: 0 }).here.includes(seat);
  }

  /** What has been told no longer holds: everybody is shown the match as it stands now. */
  startOver(): void {
    const { match, audience } = this;
    this.trim();
    audience.forgetDelayed();
    this.delayedSpectators.release();
    this.chat.startOver().catch(this.services.failed);
    // What was over may be played again, and then not everybody may look on.
    this.dismissSpectators();
    for (const watcher of audience.watchers) {
      watcher.seat = this.viewerOf(watcher.person, watcher.wanted);
      const { seq } = match.state;
      void this.resync(watcher).then((seen = seq) => this.keepShowing(watcher, seen, seq));
    }
  }

  /** Another process says who watches there. */
  receivePresence(node: string, present: Present): void {
    if (this.remote.update(node, present, this.services.now())) this.sendPresence(this.present());
  }

  /** Another process wants to know who watches here. */
  answerPresence(): void {
    if (!this.empty) this.announce(this.present());
  }

  /** From time to time: says again who is here, and forgets processes that have fallen silent. */
  refreshPresence(now: number): void {
    if (this.remote.expire(now)) this.sendPresence(this.present());
    if (!this.empty && now - this.announced >= REPEATED) this.announce(this.present());
  }

  /** Forgets what only matters to people who are there. */
  trim(): void {
    this.recent.forget();
    this.delayedState.forget();
  }

  close(): void {
    this.audience.close();
    this.delayedSpectators.release();
  }

  private async enter(watcher: Watcher, since: number | undefined): Promise<number> {
    const { match } = this;
    let shown: ReadonlyMatch;
    do {
      watcher.seat = this.viewerOf(watcher.person, watcher.wanted);
      shown = await this.shownTo(watcher.seat);
      // Seats may have changed hands while that was looked up.
    } while (watcher.seat !== this.viewerOf(watcher.person, watcher.wanted));
    if (this.isKeptOut(watcher)) {
      watcher.send(messageFrame(closedMessage(match, this.listener(watcher))));
      return match.state.seq;
    }
    const missed = shown === match && since !== undefined ? this.recent.between(since, match.state.seq) : undefined;
    watcher.send(messageFrame(syncMessage(shown, watcher.seat, this.listener(watcher), missed)));
    if (this.empty) this.services.announce(match.row.id, { what: "who", node: this.services.node });
    this.audience.watchers.add(watcher);
    this.publishPresence();
    this.keepShowing(watcher, shown.state.seq, match.state.seq);
    return shown.state.seq;
  }

  /** Shows a spectator what a delay still keeps back, from one entry to another, when its time has come. */
  private keepShowing(watcher: Watcher, seen: number, last: number): void {
    if (seen < last) this.delayedSpectators.start(watcher, seen, last).catch(this.services.failed);
  }

  private sendChat(message: ChatMessage): void {
    const frame = messageFrame({ t: "chat", match: this.match.row.id, line: message });
    const to = { delay: delayOf(this.match), now: this.services.now() };
    this.audience.tell(to, frame, (watcher) => watcher.inside && !watcher.mutes(message.person));
  }

  /** Seats have changed hands: nobody goes on seeing what is no longer theirs to see. */
  private reseat(): void {
    const { seats, seq } = this.match.state;
    for (const watcher of this.audience.watchers) {
      if (seats.some(({ person }) => person === watcher.person)) watcher.inside = true;
      const holds = watcher.seat !== undefined && seats[watcher.seat]?.person === watcher.person;
      const seat = holds ? watcher.seat : this.viewerOf(watcher.person, watcher.wanted);
      if (seat === watcher.seat) continue;
      watcher.seat = seat;
      this.delayedSpectators.stop(watcher);
      // What came before this was put aside for no spectator if there was none.
      void this.resync(watcher).then((seen = seq) => this.keepShowing(watcher, seen, seq));
    }
  }

  /** Those without a seat, who were welcome before it began, learn that it has, and nothing more. */
  private dismissSpectators(): void {
    for (const watcher of this.audience.watchers) {
      if (!this.isKeptOut(watcher)) continue;
      watcher.send(messageFrame(closedMessage(this.match, this.listener(watcher))));
      this.leave(watcher);
    }
  }

  private listener({ person, inside }: Watcher): Listener {
    return { inside, hosts: person === this.match.state.host };
  }

  private isKeptOut({ person }: Watcher): boolean {
    const { match } = this;
    return !isOpenToSpectators(match) && !match.state.seats.some((seat) => seat.person === person);
  }

  private present(): Present {
    const people = new Set<string>();
    const others = new Set<string>();
    const { seats } = this.match.state;
    for (const { person, seat, away } of this.audience.watchers) {
      if (away) continue;
      if (seat !== undefined) people.add(person);
      else if (seats.every((each) => each.person !== person)) others.add(person);
    }
    const here = seats.flatMap(({ person }, seat) => (person !== undefined && people.has(person) ? [seat] : []));
    return { here, spectators: others.size };
  }

  /** Somebody has come, gone, fallen silent or been heard from again. */
  publishPresence(): void {
    const present = this.present();
    this.announce(present);
    this.sendPresence(present);
  }

  /** Tells the other processes. */
  private announce(present: Present): void {
    const { node } = this.services;
    this.announced = this.services.now();
    this.services.announce(this.match.row.id, { what: "presence", node, ...present });
  }

  /** Tells those who watch here. */
  private sendPresence(present: Present): void {
    if (this.empty) return;
    const { here, spectators } = this.remote.together(present);
    const frame = messageFrame({ t: "presence", match: this.match.row.id, here: [...here], spectators });
    for (const watcher of this.audience.watchers) watcher.send(frame);
  }
}
