import { type Chance, quickChance } from "@tabletown/kernel";
import { type ServerMessage, WIRE_PROTOCOL } from "@tabletown/protocol";
import { WebSocket } from "ws";
import { Gate } from "./gate.ts";

type Shown = Extract<ServerMessage, { t: "sync" | "step" }>;

/** One match with a connection for each seat. */
export class BenchMatch {
  moves = 0;
  /** Milliseconds from sending a move until the last connection has it. */
  readonly latencies: number[] = [];
  private readonly urls: readonly string[];
  private readonly game: string;
  private readonly seats: number;
  private readonly pause: (dice: Chance) => number;
  private readonly dice: Chance;
  private cookie = "";
  private match = "";
  /** Matches dealt beforehand, so that dealing is not measured. */
  private readonly spare: string[] = [];
  private sockets: WebSocket[] = [];
  private sent = { seq: 0, at: 0, heard: 0 };
  private nextId = 1;
  private stopped = false;
  readonly gate = new Gate();

  /** The seats are spread over the servers. `pause`: milliseconds to think before a move; 0 plays as fast as the server answers. */
  constructor(urls: readonly string[], game: string, seats: number, seed: string, pause: (dice: Chance) => number) {
    this.urls = urls;
    this.game = game;
    this.seats = seats;
    this.pause = pause;
    this.dice = quickChance(seed);
  }

  async open(spare = 0): Promise<void> {
    const guest = await this.post("session", { name: "Bench" });
    this.cookie = guest.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    await guest.text();
    for (let n = 0; n <= spare; n++) this.spare.push(await this.deal());
    this.match = this.spare.pop() ?? "";
    for (let seat = 0; seat < this.seats; seat++) this.sockets.push(await this.connect(seat));
  }

  play(): void {
    for (const [seat, socket] of this.sockets.entries()) this.watch(socket, seat);
  }

  close(): void {
    this.stopped = true;
    for (const socket of this.sockets) socket.terminate();
  }

  private async deal(): Promise<string> {
    const seats = Array.from({ length: this.seats }, () => ({ who: "me" }));
    const body = { game: this.game, seats, visibility: "public", startWhenFull: true };
    const created = await this.post("matches", body);
    return ((await created.json()) as { id: string }).id;
  }

  private connect(seat: number): Promise<WebSocket> {
    const url = this.urls[seat % this.urls.length] ?? "";
    const socket = new WebSocket(`${url.replace("http", "ws")}/api/socket`, { headers: { cookie: this.cookie } });
    return new Promise((resolve, reject) => {
      socket.on("error", reject);
      socket.on("open", () => socket.send(JSON.stringify({ t: "hello", protocol: WIRE_PROTOCOL })));
      socket.on("message", (data) => {
        const message = JSON.parse(data.toString()) as ServerMessage;
        if (message.t === "welcome") resolve(socket);
        if (message.t === "sync" || message.t === "step") this.shown(socket, seat, message);
        if (message.t === "table" && message.table.status === "over" && seat === 0) void this.again();
      });
    });
  }

  private watch(socket: WebSocket, as: number): void {
    socket.send(JSON.stringify({ t: "watch", id: this.nextId++, match: this.match, as }));
  }

  private shown(socket: WebSocket, seat: number, message: Shown): void {
    if (message.match !== this.match) return;
    if (message.t === "step" && message.seq === this.sent.seq + 1 && ++this.sent.heard === this.seats) {
      this.latencies.push(performance.now() - this.sent.at);
    }
    const options = message.position?.options;
    if (options === undefined || this.stopped) return;
    const move = options[this.dice.int(options.length)];
    const act = (): void => {
      if (this.stopped) return;
      this.sent = { seq: message.seq, at: performance.now(), heard: 0 };
      this.moves++;
      const command = { do: "act", seat, seq: message.seq, move };
      socket.send(JSON.stringify({ t: "command", id: this.nextId++, match: this.match, command }));
    };
    const pause = this.pause(this.dice);
    if (pause === 0) this.gate.pass(act);
    else setTimeout(() => this.gate.pass(act), pause);
  }

  /** The game is over: the same people begin another. */
  private async again(): Promise<void> {
    if (this.stopped) return;
    for (const socket of this.sockets) socket.send(JSON.stringify({ t: "leave", match: this.match }));
    try {
      this.match = this.spare.pop() ?? (await this.deal());
      this.play();
    } catch (error) {
      // The measurement may end in the middle of it.
      if (!this.stopped) throw error;
    }
  }

  private async post(path: string, body: unknown): Promise<Response> {
    const answer = await fetch(`${this.urls[0]}/api/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: this.cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
}
