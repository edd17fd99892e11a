import { failure, type Result, success } from "@tabletown/kernel";
import type { Problem } from "@tabletown/protocol";
import type { BotQuestion } from "../bots/pool.ts";
import type { News } from "../bus.ts";
import type { Games } from "../games.ts";
import { StoreFault } from "../stores/sql.ts";
import type { Store } from "../stores/store.ts";
import { tableOf } from "./replay-log.ts";
import { Room } from "./room.ts";
import type { Table } from "./table.ts";

/** What a room needs from the rest of the server. */
export interface RoomHouse {
  readonly store: Store;
  /** Names this process among those that share a database. */
  readonly node: string;
  now(): number;
  /** Always answers with one of the options. */
  askBot(question: BotQuestion): Promise<string>;
  /** Lets other processes know that a match has moved on. */
  announce(match: string, news: News): void;
  faulted(fault: StoreFault): void;
  /** Something went wrong that nobody waits for: the database, or a mistake in a game. It is noted, and everything else goes on. */
  failed(error: unknown): void;
}

export interface RoomLimits {
  /** Milliseconds without anybody after which a match is forgotten, and its recent moves before that. */
  readonly evictAfter: number;
  readonly settleAfter: number;
}

/** The matches in memory: loaded when somebody needs them, forgotten when nobody does. */
export class Rooms {
  private readonly loaded = new Map<string, Room>();
  private readonly loading = new Map<string, Promise<Result<Room, Problem>>>();
  private readonly house: RoomHouse;
  private readonly games: Games;
  private readonly limits: RoomLimits;

  constructor(house: RoomHouse, games: Games, limits: RoomLimits) {
    this.house = house;
    this.games = games;
    this.limits = limits;
  }

  get size(): number {
    return this.loaded.size;
  }

  /** A match that is in memory already. */
  present(match: string): Room | undefined {
    return this.loaded.get(match);
  }

  get(match: string): Promise<Result<Room, Problem>> {
    const room = this.loaded.get(match);
    if (room !== undefined) return Promise.resolve(success(room));
    let loading = this.loading.get(match);
    if (loading === undefined) {
      loading = this.load(match).finally(() => this.loading.delete(match));
      this.loading.set(match, loading);
    }
    return loading;
  }

  /** Another process has written to a match: if it is in memory here, those who watch it hear of it. */
  async heard(match: string, news: News): Promise<void> {
    const room = this.loaded.get(match);
    if (room === undefined) return;
    const { store } = this.house;
    if (news.what === "entry" && room.table.seq < news.number) await room.catchUp();
    if (news.what === "alerts") room.alerts = await store.channels.alerted(match);
    if (news.what === "chat") {
      const line = (await store.chat.lines(match, news.number + 1)).find(({ id }) => id === news.number);
      if (line !== undefined) room.gallery.tellChat(line);
    }
    if (news.what === "presence" && news.node !== this.house.node) room.gallery.heardPresence(news.node, news);
    if (news.what === "who" && news.node !== this.house.node) room.gallery.heardWho();
  }

  /** News may have been missed: looks into the log of every match in memory. */
  async catchUp(): Promise<void> {
    for (const [match, room] of this.loaded) {
      await room.catchUp().catch(this.house.failed);
      if (!room.gallery.empty) this.house.announce(match, { what: "who", node: this.house.node });
    }
  }

  /** Forgets idle matches, and of the others what only matters to people who are there. */
  sweep(): void {
    const now = this.house.now();
    for (const [id, room] of this.loaded) {
      room.gallery.refresh(now);
      if (!room.idle) continue;
      if (now - room.touched >= this.limits.evictAfter) this.forget(id);
      else if (now - room.touched >= this.limits.settleAfter) room.gallery.settle();
    }
  }

  forget(match: string): void {
    this.loaded.get(match)?.gallery.close();
    this.loaded.delete(match);
  }

  /** Waits until nothing is on its way to the disk any more. */
  async quiet(): Promise<void> {
    await Promise.all([...this.loaded.values()].map((room) => room.quiet()));
  }

  all(): Iterable<Room> {
    return this.loaded.values();
  }

  private async load(match: string): Promise<Result<Room, Problem>> {
    const { store } = this.house;
    try {
      const row = await store.matches.find(match);
      if (row === undefined) return failure({ code: "unknown-match" });
      const game = await this.games.of(row);
      if (game === undefined) return failure({ code: "other-rules" });
      const snapshot = await store.matches.snapshot(match);
      if (snapshot === undefined) throw new Error(`match ${match} has no snapshot`);
      const saved: Table = JSON.parse(snapshot);
      const table = tableOf(game, row.settings.time, saved, await store.matches.entries(match, saved.seq));
      const alerts = await store.channels.alerted(match);
      const room = new Room(this.house, row, game, table, saved.seq, alerts);
      this.loaded.set(match, room);
      room.wakeBots();
      return success(room);
    } catch (error) {
      if (!(error instanceof StoreFault)) throw error;
      this.house.faulted(error);
      return failure({ code: "no-storage" });
    }
  }
}
