import { createRequire } from "node:module";
import { join } from "node:path";
import { type Chance, type Game, quickChance } from "@tabletown/kernel";
import { Gate } from "./gate.ts";

interface Socket {
  once(event: string, heard: (...args: never[]) => void): void;
  on(event: string, heard: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  close(): void;
}
interface Shared {
  readonly G: unknown;
  readonly _stateID: number;
}

/** One match on boardgame.io's server, with a connection for each seat, played as fast as it answers. */
export class BgioMatch {
  moves = 0;
  private readonly sockets: Socket[] = [];
  private readonly dice: Chance;
  private readonly game: Game;
  private readonly first: string;
  private match: string;
  private games = 0;
  private stopped = false;
  readonly gate = new Gate();

  constructor(folder: string, port: number, game: Game, seats: number, name: string) {
    const { io } = createRequire(join(folder, "package.json"))("socket.io-client") as {
      io(url: string, options: unknown): Socket;
    };
    this.game = game;
    this.dice = quickChance(name);
    this.first = name;
    this.match = this.name(0);
    for (let seat = 0; seat < seats; seat++) {
      const socket = io(`http://127.0.0.1:${port}/bench`, { transports: ["websocket"], forceNew: true });
      socket.on("update", (match: string, state: Shared) => match === this.match && this.shown(seat, state));
      socket.on(
        "sync",
        (match: string, { state }: { state: Shared }) => match === this.match && this.shown(seat, state),
      );
      this.sockets.push(socket);
    }
  }

  /** Deals matches beforehand; the one that is played comes last, because its name is the one listened for. */
  async open(spare: number): Promise<void> {
    const [first] = this.sockets;
    const deal = (match: string) =>
      new Promise<void>((resolve) => {
        first?.once("sync", () => resolve());
        first?.emit("sync", match, "0", undefined, this.sockets.length);
      });
    for (let n = spare; n > 0; n--) await deal(this.name(n));
  }

  play(): void {
    // The first to ask makes the match; two at once would make it twice.
    for (const [seat, socket] of this.sockets.entries()) {
      setTimeout(() => socket.emit("sync", this.match, String(seat), undefined, this.sockets.length), seat * 20);
    }
  }

  close(): void {
    this.stopped = true;
    for (const socket of this.sockets) socket.close();
  }

  private shown(seat: number, { G, _stateID }: Shared): void {
    if (this.stopped) return;
    // Everybody is sent every move; it is counted where it arrives at the first seat.
    if (seat === 0) this.moves++;
    const state = this.game.guess(G, this.dice);
    const toAct = this.game.toAct(state);
    if (toAct.length === 0 && seat === 0) {
      this.match = this.name(++this.games);
      this.play();
      return;
    }
    if (!toAct.includes(seat)) return;
    const actions = this.game.actions(state, seat);
    const notation = this.game.format(actions[this.dice.int(actions.length)]);
    const payload = { type: "act", args: [notation], playerID: String(seat) };
    const match = this.match;
    this.gate.pass(() => {
      this.sockets[seat]?.emit("update", { type: "MAKE_MOVE", payload }, _stateID, match, String(seat));
    });
  }

  private name(game: number): string {
    return `${this.first}#${game}`;
  }
}
