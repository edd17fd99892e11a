import { failure, success } from "@tabletown/kernel";
import { type ClientMessage, WATCHED } from "@tabletown/protocol";
import { comeToSeat } from "../conduct/admission.ts";
import { enterAsViewer } from "../rooms/access.ts";
import type { Room } from "../rooms/room.ts";
import type { Services } from "../services.ts";
import type { Reply } from "./reply.ts";
import { Watch, type WatchingConnection } from "./watch.ts";

interface OpenConnection extends WatchingConnection {
  readonly open: boolean;
}

/** The matches that one connection watches. */
export class Watches {
  private readonly services: Services;
  private readonly connection: OpenConnection;
  private readonly watches = new Map<string, Watch>();

  constructor(services: Services, connection: OpenConnection) {
    this.services = services;
    this.connection = connection;
  }

  async begin({ match, as, since }: Extract<ClientMessage, { t: "watch" }>): Promise<Reply> {
    if (this.watches.size >= WATCHED && !this.watches.has(match)) return failure({ code: "too-many" });
    const entered = await enterAsViewer(this.services, match, this.connection.person.id, as);
    if (!entered.ok) return entered;
    const { room, inside } = entered.value;
    if (as !== "spectator") await comeToSeat(this.services, room, this.connection.person.id);
    this.end(match);
    const watch = new Watch(this.connection, room, as, inside);
    this.watches.set(match, watch);
    const seq = await room.join(watch, since).catch((error: unknown) => {
      this.end(match);
      throw error;
    });
    // The connection may have gone while the match was loaded.
    if (!this.connection.open) this.end(match);
    return success({ seq });
  }

  end(match: string): undefined {
    const watch = this.watches.get(match);
    this.watches.delete(match);
    watch?.room.leave(watch);
  }

  endAll(): void {
    for (const match of [...this.watches.keys()]) this.end(match);
  }

  /** A match that is watched has been entered already. */
  roomOf(match: string): Room | undefined {
    const room = this.watches.get(match)?.room;
    return room === undefined || room.forgotten ? undefined : room;
  }

  /** Everybody who watches the same learns whether somebody is there. */
  publishPresence(): void {
    for (const { room } of this.watches.values()) room.broadcast.publishPresence();
  }

  /** Lets those that fell behind catch up; whether one of them cannot. */
  catchUp(now: number): "well" | "too-slow" {
    for (const watch of this.watches.values()) {
      if (watch.behindSince === undefined) continue;
      if (!this.connection.clogged) watch.recover();
      else if (now - watch.behindSince > this.services.config.limits.tooSlow) return "too-slow";
    }
    return "well";
  }
}
