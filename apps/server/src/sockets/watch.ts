import type { Seat } from "@tabletown/kernel";
import type { Watcher } from "../rooms/audience.ts";
import type { SocketFrame } from "../rooms/frame.ts";
import type { Room } from "../rooms/room.ts";

/** The connection that somebody watches through. */
export interface WatchingConnection {
  readonly person: { readonly id: string };
  readonly away: boolean;
  /** Too much waits to be sent already. */
  readonly clogged: boolean;
  mutes(person: string): boolean;
  sendFrame(frame: SocketFrame): void;
}

/** One match as one connection watches it. */
export class Watch implements Watcher {
  readonly room: Room;
  readonly person: string;
  readonly wanted: Seat | "spectator" | undefined;
  seat: Seat | undefined;
  inside: boolean;
  /** Since when moves have been left out because the connection is clogged. */
  behindSince: number | undefined;
  private readonly connection: WatchingConnection;

  constructor(connection: WatchingConnection, room: Room, wanted: Seat | "spectator" | undefined, inside: boolean) {
    this.connection = connection;
    this.room = room;
    this.person = connection.person.id;
    this.wanted = wanted;
    this.inside = inside;
  }

  get away(): boolean {
    return this.connection.away;
  }

  mutes(person: string): boolean {
    return this.connection.mutes(person);
  }

  send(frame: SocketFrame): void {
    if (this.behindSince !== undefined) return;
    if (this.connection.clogged) this.behindSince = Date.now();
    else this.connection.sendFrame(frame);
  }

  /** There is room again: instead of everything that was left out, the position as it is now. */
  recover(): void {
    this.behindSince = undefined;
    void this.room.broadcast.resync(this);
  }
}
