import type { Seat } from "@tabletown/kernel";
import type { ChatLine } from "@tabletown/protocol";
import { Audience, saying, type Watcher } from "./audience.ts";
import { ownSeat } from "./decide.ts";
import { DelayedTable } from "./delayed-table.ts";
import type { Entry } from "./entry.ts";
import { Following } from "./following.ts";
import { type Shown, stepTexts, syncMessage, tableMessage, type Unmasked } from "./payload.ts";
import { Elsewhere, type Present, REPEATED } from "./presence.ts";
import { Recent } from "./recent.ts";
import type { Room } from "./room.ts";
import type { RoomHouse } from "./rooms.ts";

/** Everybody who watches one match, and what they are told of it. */
export class Gallery {
  private readonly room: Room;
  private readonly house: RoomHouse;
  private readonly audience = new Audience();
  private readonly recent = new Recent();
  private readonly delayed = new DelayedTable();
  private readonly following: Following;
  private readonly elsewhere = new Elsewhere();
  private announced = 0;
  private lastLine = 0;

  constructor(room: Room, house: RoomHouse) {
    this.room = room;
    this.house = house;
    this.following = new Following(room, house.now, (watcher) => this.resync(watcher));
  }

  get empty(): boolean {
    return this.audience.watchers.size === 0;
  }

  /** Starts telling a connection what happens here; first of all, where the match stands. */
  async join(watcher: Watcher, since: number | undefined): Promise<void> {
    const { room } = this;
    room.touched = this.house.now();
    watcher.seat = this.eyesOf(watcher.person, watcher.wish);
    const shown = await this.shownTo(watcher.seat);
    const missed = shown === room && since !== undefined ? this.recent.between(since, room.table.seq) : undefined;
    watcher.hear(saying(syncMessage(shown, watcher.seat, watcher.inside, missed)));
    if (this.empty) this.house.announce(room.row.id, { what: "who", node: this.house.node });
    this.audience.watchers.add(watcher);
    this.tellPresence();
    room.wakeBots();
    const { seq } = room.table;
    if (shown.table.seq < seq) this.following.start(watcher, seq).catch(this.house.failed);
  }

  part(watcher: Watcher): void {
    this.following.stop(watcher);
    if (!this.audience.watchers.delete(watcher)) return;
    this.room.touched = this.house.now();
    this.tellPresence();
  }

  /** Tells one connection anew where the match stands. */
  async resync(watcher: Watcher): Promise<void> {
    try {
      const shown = await this.shownTo(watcher.seat);
      watcher.hear(saying(syncMessage(shown, watcher.seat, watcher.inside)));
    } catch (error) {
      this.house.failed(error);
    }
  }

  /** What a seat, or a spectator, may look at now: spectators see the table as it stood before the delay. */
  async shownTo(viewer: Seat | undefined): Promise<Shown> {
    const { row, game, table } = this.room;
    const { delay } = row.settings.spectators;
    if (viewer !== undefined || delay === 0 || table.status !== "playing") return this.room;
    return { row, game, table: await this.delayed.at(this.room, this.house.now() - delay * 1_000) };
  }

  /** The seat through which somebody may look: the one they wish, if it is theirs, or the first that may act, or any of theirs. */
  eyesOf(person: string | undefined, wish: Seat | "spectator" | undefined): Seat | undefined {
    if (person === undefined || wish === "spectator") return undefined;
    return ownSeat(this.room, person, wish);
  }

  /** Tells what has been written down. */
  tell(entries: readonly Entry[], move: Unmasked | undefined): void {
    if (this.empty) {
      this.recent.forget();
      return;
    }
    const { room, audience } = this;
    const { status } = room.table;
    const has = (kind: Entry["kind"]): boolean => entries.some((entry) => entry.kind === kind);
    const now = this.house.now();
    const over = status === "over" || status === "closed";
    if (over) {
      audience.release();
      for (const watcher of this.following.release()) void this.resync(watcher);
    }
    const delay = over ? 0 : room.row.settings.spectators.delay * 1_000;
    if (has("seats")) this.reseat();
    if (has("start") || has("undo")) {
      this.recent.forget();
      audience.tell(delay, now, (viewer, inside) => JSON.stringify(syncMessage(room, viewer, inside)));
      return;
    }
    if (move !== undefined) {
      this.recent.add(move);
      audience.tell(delay, now, stepTexts(room, move));
    }
    if (entries.length > (move === undefined ? 0 : 1)) {
      audience.tell(delay, now, (_, inside) => JSON.stringify(tableMessage(room, inside)));
    }
    if (has("seats")) this.tellPresence();
  }

  tellChat(line: ChatLine): void {
    // Said here and heard back from the others: once is enough.
    if (line.id <= this.lastLine) return;
    this.lastLine = line.id;
    const said = saying({ t: "chat", match: this.room.row.id, line });
    for (const watcher of this.audience.watchers) {
      if (watcher.inside && !watcher.mutes(line.person)) watcher.hear(said);
    }
  }

  /** Whether a person, or whoever holds a seat, is looking: here, or through another process. */
  sees(person: string, seat: Seat): boolean {
    for (const watcher of this.audience.watchers) if (watcher.person === person) return true;
    return this.elsewhere.with({ here: [], spectators: 0 }).here.includes(seat);
  }

  /** Another process says who is with it. */
  heardPresence(node: string, present: Present): void {
    if (this.elsewhere.heard(node, present, this.house.now())) this.sayPresence(this.present());
  }

  /** Another process wants to know who is here. */
  heardWho(): void {
    if (!this.empty) this.announce(this.present());
  }

  /** From time to time: says again who is here, and forgets processes that have fallen silent. */
  refresh(now: number): void {
    if (this.elsewhere.lapse(now)) this.sayPresence(this.present());
    if (!this.empty && now - this.announced >= REPEATED) this.announce(this.present());
  }

  /** Forgets what only matters to people who are there. */
  settle(): void {
    this.recent.forget();
    this.delayed.forget();
  }

  close(): void {
    this.audience.close();
    this.following.release();
  }

  /** Seats have changed hands: nobody goes on looking through eyes that are no longer theirs. */
  private reseat(): void {
    const { seats } = this.room.table;
    for (const watcher of this.audience.watchers) {
      if (seats.some(({ person }) => person === watcher.person)) watcher.inside = true;
      const holds = watcher.seat !== undefined && seats[watcher.seat]?.person === watcher.person;
      const seat = holds ? watcher.seat : this.eyesOf(watcher.person, watcher.wish);
      if (seat === watcher.seat) continue;
      watcher.seat = seat;
      void this.resync(watcher);
    }
  }

  private present(): Present {
    const people = new Set<string>();
    let spectators = 0;
    for (const { person, seat } of this.audience.watchers) {
      if (seat === undefined) spectators++;
      else people.add(person);
    }
    const here = this.room.table.seats.flatMap(({ person }, seat) =>
      person !== undefined && people.has(person) ? [seat] : [],
    );
    return { here, spectators };
  }

  private tellPresence(): void {
    const present = this.present();
    this.announce(present);
    this.sayPresence(present);
  }

  private announce(present: Present): void {
    const { node } = this.house;
    this.announced = this.house.now();
    this.house.announce(this.room.row.id, { what: "presence", node, ...present });
  }

  private sayPresence(present: Present): void {
    if (this.empty) return;
    const { here, spectators } = this.elsewhere.with(present);
    const said = saying({ t: "presence", match: this.room.row.id, here: [...here], spectators });
    for (const watcher of this.audience.watchers) watcher.hear(said);
  }
}
