import { batch, computed, type Signal, signal } from "@preact/signals";
import type { Seat } from "@tabletown/kernel";
import type { MatchInfo, Position, ServerMessage } from "@tabletown/protocol";
import type { BoardModule, Moment } from "@tabletown/ui";
import { connection } from "../connection/connection.ts";
import { movesSinceViewer, type ShownMove, showMove, stopShowing } from "../match/show-move.ts";
import { Skipping } from "../match/skipping.ts";
import { OnlineMatchLog } from "./match-log.ts";
import type { SentMove } from "./sent-move.ts";
import { type Showing, ShowingQueue } from "./showing-queue.ts";
import type { TableChat } from "./table-chat.ts";
import type { TableProblem } from "./table-problem.ts";

/** What at the table waits for news of it. */
interface Parts {
  readonly chat: TableChat;
  readonly problem: TableProblem;
  readonly sent: SentMove;
}

/** A table as its server tells of it, brought on screen one change after the other. */
export class TableFeed {
  readonly info: Signal<MatchInfo>;
  readonly position = signal<Position | undefined>(undefined);
  /** The seat we look from; none for a spectator. */
  readonly viewer = signal<Seat | undefined>(undefined);
  /** Seats whose owners are connected. */
  readonly present = signal<readonly Seat[]>([]);
  readonly spectators = signal(0);
  readonly shownMove: ShownMove = signal(undefined);
  /** The moves up to what is on screen, which may be behind what we know. */
  readonly history = computed(() => this.#history());
  readonly #board: Pick<BoardModule, "flights">;
  readonly #parts: Parts;
  readonly #log = new OnlineMatchLog();
  readonly #queue = new ShowingQueue();
  readonly #skipping = new Skipping();
  readonly #stopListening: () => void;
  #seq = 0;

  constructor(board: Pick<BoardModule, "flights">, info: MatchInfo, parts: Parts) {
    this.#board = board;
    this.info = signal(info);
    this.#parts = parts;
    this.#stopListening = connection.listen((message) => this.#receive(message));
    void connection.socket().watch(info.id);
  }

  /** The entry of the log at which the position on screen stood: what is chosen here was chosen then. */
  get seq(): number {
    return this.#seq;
  }

  skip(): void {
    this.#skipping.begin();
    stopShowing(this.shownMove);
  }

  close(): void {
    this.#stopListening();
    this.#queue.clear();
    stopShowing(this.shownMove);
    this.#log.close();
    connection.socket().leave(this.info.value.id);
  }

  #history(): readonly Moment[] {
    const moments = this.#log.moments.value;
    const { move = 0 } = this.position.value ?? {};
    return (moments.at(-1)?.seq ?? 0) <= move ? moments : moments.filter(({ seq }) => seq <= move);
  }

  #receive(message: ServerMessage): void {
    if (!("match" in message) || message.match !== this.info.value.id) return;
    if ("seq" in message) this.#parts.problem.heard(message.seq);
    switch (message.t) {
      case "sync":
        this.#synchronize(message);
        break;
      case "step": {
        const moment = this.#log.add(message, message.position.move);
        this.#queue.add((showing) => this.#step(message, moment, showing));
        break;
      }
      case "table":
        this.#queue.add(async () => this.#changeTable(message));
        break;
      case "presence":
        this.present.value = message.here;
        this.spectators.value = message.spectators;
        break;
      case "chat":
        this.#parts.chat.add([message.line]);
        break;
    }
  }

  /** Replaces everything: what was still being shown does not hold any more. */
  #synchronize(message: Extract<ServerMessage, { t: "sync" }>): void {
    this.#queue.clear();
    stopShowing(this.shownMove);
    const { table, position, missed } = message;
    const isKnown = missed !== undefined && this.#log.continueWith(position?.move ?? 0, missed);
    if (!isKnown && table.status !== "lobby") void this.#log.read(table.id);
    batch(() => {
      this.#setTable(table);
      this.viewer.value = message.as;
      this.#show(position, message.seq);
    });
    void this.#parts.chat.fetch();
    this.#parts.sent.connected();
  }

  #setTable(table: MatchInfo): void {
    const before = this.info.value;
    this.info.value = table;
    this.#parts.problem.tableChanged(before, table);
  }

  #show(position: Position | undefined, seq: number): void {
    this.#seq = seq;
    this.position.value = position;
    this.#parts.sent.shown(seq);
    this.#parts.problem.reached(seq);
  }

  async #step(
    { position, seq }: Extract<ServerMessage, { t: "step" }>,
    moment: Moment,
    { hurried, isWanted }: Showing,
  ): Promise<void> {
    batch(() => this.#show(position, seq));
    if (position.toAct.some((seat) => seat === this.viewer.value)) this.#skipping.end();
    if (hurried || this.#skipping.isOn) return;
    const inRow = movesSinceViewer(this.history.value, this.viewer.value);
    const shown = showMove(this.shownMove, moment, this.#board, inRow, () => isWanted() && !this.#skipping.isOn);
    await Promise.race([shown, this.#skipping.begun]);
  }

  #changeTable({ table, seq, clocks }: Extract<ServerMessage, { t: "table" }>): void {
    batch(() => {
      this.#parts.problem.reached(seq);
      this.#setTable(table);
      const position = this.position.value;
      if (position !== undefined && clocks !== undefined) this.position.value = { ...position, clocks };
    });
  }
}
