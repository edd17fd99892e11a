import { failure, type Result, success } from "@tabletown/kernel";
import type { Problem } from "@tabletown/protocol";
import type { BusMessage } from "../bus.ts";
import type { Games } from "../games.ts";
import { StoreFault } from "../stores/sql.ts";
import { readLog, stateFromKept } from "./kept-log.ts";
import { Room } from "./room.ts";
import type { RoomServices } from "./room-services.ts";

/** Matches whose logs are read at once after a break. */
const CATCHING_UP = 4;

interface RoomLimits {
  /** Milliseconds without anybody after which a match is forgotten, and its recent moves before that. */
  readonly evictAfter: number;
  readonly settleAfter: number;
}

/** The matches in memory: loaded when somebody needs them, forgotten when nobody does. */
export class Rooms {
  private readonly loaded = new Map<string, Room>();
  private readonly loading = new Map<string, Promise<Result<Room, Problem>>>();
  private readonly services: RoomServices;
  private readonly games: Games;
  private readonly limits: RoomLimits;

  constructor(services: RoomServices, games: Games, limits: RoomLimits) {
    this.services = services;
    this.games = games;
    this.limits = limits;
  }

  get size(): number {
    return this.loaded.size;
  }

  /** Commands that wait for their turn, in all matches. */
  get waiting(): number {
    let waiting = 0;
    for (const room of this.loaded.values()) waiting += room.waiting;
    return waiting;
  }

  /** A match that is in memory already. */
  present(match: string): Room | undefined {
    return this.loaded.get(match);
  }

  get(match: string): Promise<Result<Room, Problem>> {
    const room = this.loaded.get(match);
    if (room !== undefined) {
      // Whoever asks is about to do something here.
      room.touched = this.services.now();
      return Promise.resolve(success(room));
    }
    let loading = this.loading.get(match);
    if (loading === undefined) {
      loading = this.load(match).finally(() => this.loading.delete(match));
      this.loading.set(match, loading);
    }
    return loading;
  }

  /** Another process has written to a match: if it is in memory here, those who watch it hear of it. */
  async receive(match: string, message: BusMessage): Promise<void> {
    await this.loading.get(match);
    const room = this.loaded.get(match);
    if (room === undefined) return;
    const { store } = this.services;
    if (message.what === "entry" && room.state.seq < message.number) await room.catchUp();
    if (message.what === "alerts") room.alerts = await store.channels.alerted(match);
    if (message.what === "chat") await room.broadcast.chat.catchUp(message.number);
    if (message.what === "presence" && message.node !== this.services.node)
      room.broadcast.receivePresence(message.node, message);
    if (message.what === "who" && message.node !== this.services.node) room.broadcast.answerPresence();
  }

  /** Messages may have been missed: looks into the log of every match in memory. Fails if the database does. */
  async catchUp(): Promise<void> {
    await Promise.allSettled(this.loading.values());
    const rooms = this.loaded.entries();
    const next = async (): Promise<void> => {
      for (const [match, room] of rooms) {
        try {
          await room.catchUp();
          await room.broadcast.chat.catchUp();
        } catch (error) {
          if (error instanceof StoreFault) throw error;
          // One match that cannot be shown keeps nobody from hearing of all others.
          this.services.failed(error);
        }
        if (room.gone) this.forget(match);
        else if (!room.broadcast.empty) this.services.announce(match, { what: "who", node: this.services.node });
      }
    };
    await Promise.all(Array.from({ length: CATCHING_UP }, next));
  }

  /** Forgets idle matches, and of the others what only matters to people who are there. */
  sweep(): void {
    const now = this.services.now();
    for (const [id, room] of this.loaded) {
      room.broadcast.refreshPresence(now);
      room.keepListed(now);
      if (!room.idle) continue;
      if (now - room.touched >= this.limits.evictAfter) this.forget(id);
      else if (now - room.touched >= this.limits.settleAfter) room.broadcast.trim();
    }
  }

  /** Others took this process for dead: what its bots think about may be played elsewhere. */
  disownBots(): void {
    for (const room of this.loaded.values()) room.disownBots();
  }

  forget(match: string): void {
    const room = this.loaded.get(match);
    if (room === undefined) return;
    room.forgotten = true;
    room.broadcast.close();
    this.loaded.delete(match);
    this.services.unfollow(match);
  }

  /** Waits until nothing is on its way to the disk any more. */
  async quiet(): Promise<void> {
    await Promise.all([...this.loaded.values()].map((room) => room.quiet()));
  }

  all(): Iterable<Room> {
    return this.loaded.values();
  }

  private async load(match: string): Promise<Result<Room, Problem>> {
    const { store } = this.services;
    try {
      const row = await store.matches.find(match);
      if (row === undefined) return failure({ code: "unknown-match" });
      const found = await this.games.of(row);
      if (!found.ok) return found;
      const game = found.value;
      const { time } = row.settings;
      // What is written while the log is read is heard of.
      await this.services.follow(match);
      const breaks = store.database.breaks();
      const kept = await readLog(store.matches, match);
      const state = await this.games.guarded(row.game, async () => success(stateFromKept(game, time, kept)));
      if (!state.ok) return state;
      const alerts = await store.channels.alerted(match);
      const saved = kept.saved?.seq ?? 0;
      const room = new Room(this.services, { row, game, state: state.value, saved, breaks, alerts });
      this.loaded.set(match, room);
      room.wakeBots();
      return success(room);
    } catch (error) {
      if (!(error instanceof StoreFault)) throw error;
      this.services.faulted(error);
      return failure({ code: "no-storage" });
    } finally {
      if (!this.loaded.has(match)) this.services.unfollow(match);
    }
  }
}
