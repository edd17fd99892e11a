import type { Seat } from "@tabletown/kernel";
import type { Watcher } from "../rooms/audience.ts";
import type { Room } from "../rooms/room.ts";
import type { Connection } from "./connection.ts";

/** One match as one connection watches it. */
export class Watch implements Watcher {
  readonly room: Room;
  readonly person: string;
  readonly wish: Seat | "spectator" | undefined;
  seat: Seat | undefined;
  inside: boolean;
  /** Since when moves have been left out because the connection is clogged. */
  behindSince: number | undefined;
  private readonly connection: Connection;

  constructor(connection: Connection, room: Room, wish: Seat | "spectator" | undefined, inside: boolean) {
    this.connection = connection;
    this.room = room;
    this.person = connection.person.id;
    this.wish = wish;
    this.inside = inside;
  }

  mutes(person: string): boolean {
    return !this.connection.hears(person);
  }

  hear(said: Buffer): void {
    if (this.behindSince !== undefined) return;
    if (this.connection.clogged) this.behindSince = Date.now();
    else this.connection.sendFrame(said);
  }

  /** There is room again: instead of everything that was left out, the position as it is now. */
  recover(): void {
    this.behindSince = undefined;
    void this.room.gallery.resync(this);
  }
}
