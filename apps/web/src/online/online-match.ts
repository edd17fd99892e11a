import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { replay, type Seat, type Standing } from "@tabletown/kernel";
import type {
  BotLevel,
  ChatMessage,
  CommandInput,
  CommandReply,
  MatchInfo,
  Position,
  SeatInfo,
  ServerMessage,
} from "@tabletown/protocol";
import type { Moment } from "@tabletown/ui";
import type { InPlay } from "../library.ts";
import { BotClient } from "../local/bot-client.ts";
import { randomId } from "../local/saves.ts";
import type { Frame, MatchModel, Player, WeighedMove } from "../match/match-model.ts";
import { choicesOf } from "../match/setting.ts";
import { movesSinceViewer, showMove } from "../match/show-move.ts";
import { inSlices } from "../part/in-slices.ts";
import { seatName } from "../part/seat-name.ts";
import { type PlayedGame, partlyKnownGame } from "../replay/played-game.ts";
import { t } from "../text/index.ts";
import { connection, problemSentence } from "./connection.ts";
import { MatchLog } from "./match-log.ts";
import { fetchFrames, fetchRecord } from "./match-requests.ts";
import { ShowingQueue } from "./showing-queue.ts";

/** Whether a bot has this seat for itself: it fills in for nobody, and nobody may take it over. */
function isBot(seat: SeatInfo): seat is SeatInfo & { bot: BotLevel } {
  return seat.bot !== undefined && seat.person === undefined && !seat.open;
}

/** A match on the server, as one of those at the table sees it. */
export class OnlineMatch implements MatchModel {
  readonly inPlay: InPlay;
  readonly id: string;
  readonly info;
  readonly position = signal<Position | undefined>(undefined);
  /** The seat we look from; none for a spectator. */
  readonly viewer = signal<Seat | undefined>(undefined);
  /** Seats whose owners are connected. */
  readonly present = signal<readonly Seat[]>([]);
  readonly spectators = signal(0);
  readonly chat = signal<readonly ChatMessage[]>([]);
  readonly problem = signal<string | undefined>(undefined);
  readonly history: ReadonlySignal<readonly Moment[]>;
  readonly thinking: ReadonlySignal<Seat | undefined>;
  readonly players: ReadonlySignal<readonly Player[]>;
  readonly frame: ReadonlySignal<Frame>;
  readonly #log = new MatchLog();
  readonly #queue = new ShowingQueue();
  readonly #botClient = new BotClient();
  readonly #stopListening: () => void;
  /** Number of the last change of the match that we know. */
  #seq = 0;

  constructor(inPlay: InPlay, info: MatchInfo) {
    this.inPlay = inPlay;
    this.id = info.id;
    this.info = signal(info);
    this.history = this.#log.moments;
    this.players = computed(() => this.info.value.seats.map((seat, index) => this.#player(seat, index)));
    this.frame = computed(() => this.#frame());
    this.thinking = computed(() => this.#thinking());
    this.#stopListening = connection.listen((message) => this.#receive(message));
    void connection.socket().watch(this.id);
  }

  act(notation: string): void {
    // The key makes it safe to send again: the same move never counts twice.
    void this.send({ do: "act", seq: this.#seq, move: notation, key: randomId(12) });
  }

  undo(): void {
    void this.send({ do: "undo", seq: this.#seq });
  }

  /** Only among bots: against another person it would not be fair. */
  get hint(): (() => Promise<readonly WeighedMove[]>) | undefined {
    const me = this.viewer.value;
    const amongBots = this.info.value.seats.every((seat, index) => index === me || isBot(seat));
    if (me === undefined || !amongBots) return undefined;
    return () => this.#botClient.hint(this.inPlay, me, this.position.value?.view);
  }

  async send(command: CommandInput): Promise<void> {
    this.#answered(await connection.socket().command(this.id, command));
  }

  /** Whether it was sent. */
  async say(text: string): Promise<boolean> {
    return this.#answered(await connection.socket().chat(this.id, text));
  }

  /** The match so far as we were allowed to see it. */
  async soFar(): Promise<PlayedGame | undefined> {
    const viewer = this.viewer.value;
    const frames = await fetchFrames(this.id, 0, true);
    if (frames.length === 0) return undefined;
    const seats = this.info.value.seats.map((seat, index) => ({
      name: this.players.value[index]?.name ?? "",
      ...(isBot(seat) && { bot: seat.bot }),
    }));
    return partlyKnownGame({ inPlay: this.inPlay, seats, frames, viewer });
  }

  async positions(): Promise<readonly unknown[]> {
    const { game } = this.inPlay;
    const record = await fetchRecord(this.id);
    const again = record === undefined ? undefined : replay(game, record);
    return again?.ok ? inSlices(again.value.states, (state) => game.view(state, undefined)) : [];
  }

  close(): void {
    this.#stopListening();
    this.#botClient.stop();
    connection.socket().leave(this.id);
  }

  #answered(answer: CommandReply): boolean {
    this.problem.value = answer.ok ? undefined : problemSentence(answer.problem);
    return answer.ok;
  }

  #player(seat: SeatInfo, index: number): Player {
    return {
      name: seat.open && seat.bot === undefined ? t().openSeat : seatName(seat, index),
      mine: seat.person !== undefined && seat.person === connection.person.value,
      ...(seat.bot !== undefined && { bot: seat.bot }),
      ...(seat.resigned && { resigned: true }),
      ...(seat.person !== undefined && !this.present.value.includes(index) && { away: true }),
    };
  }

  /** The server does not say that a bot thinks: it does whenever nobody but bots is to act. */
  #thinking(): Seat | undefined {
    const { toAct } = this.frame.value;
    return toAct.every((seat) => this.info.value.seats[seat]?.bot !== undefined) ? toAct[0] : undefined;
  }

  #frame(): Frame {
    const { move = 0, view, toAct = [], options = [], free = 0 } = this.position.value ?? {};
    const { result, status } = this.info.value;
    // Without a connection nothing can be done, so nothing is offered.
    const connected = connection.status.value === "open";
    const offered = connected && status === "playing" ? options : [];
    const actions = offered
      .map((notation) => this.inPlay.game.parse(notation))
      .filter((action) => action !== undefined);
    return {
      seq: move,
      viewer: this.viewer.value,
      view,
      toAct: result === undefined ? toAct : [],
      choices: choicesOf(this.inPlay, this.players.value, view, actions),
      free: result === undefined && connected ? free : 0,
      ...(result !== undefined && { standing: result.places as Standing }),
    };
  }

  #receive(message: ServerMessage): void {
    if (!("match" in message) || message.match !== this.id) return;
    if ("seq" in message) this.#seq = message.seq;
    switch (message.t) {
      case "sync":
        this.#synchronize(message);
        break;
      case "step":
        this.#queue.add((hurried) => this.#step(message, hurried));
        break;
      case "table":
        this.#queue.add(async () => {
          this.info.value = message.table;
        });
        break;
      case "presence":
        this.present.value = message.here;
        this.spectators.value = message.spectators;
        break;
      case "chat":
        this.chat.value = together(this.chat.value, [message.line]);
        break;
    }
  }

  #synchronize(message: Extract<ServerMessage, { t: "sync" }>): void {
    this.#queue.clear();
    // From now on every line comes by itself; those of before, also of a break, are read.
    void this.#readChat();
    batch(() => {
      this.info.value = message.table;
      this.viewer.value = message.as;
      this.position.value = message.position;
    });
    if (message.missed !== undefined) for (const move of message.missed) this.#log.add(move);
    else if (message.table.status !== "lobby") void this.#log.read(this.id);
  }

  async #step(message: Extract<ServerMessage, { t: "step" }>, hurried: boolean): Promise<void> {
    const moment = this.#log.add(message, message.position.move);
    this.position.value = message.position;
    if (hurried) return;
    await showMove(moment, this.inPlay.board, movesSinceViewer(this.history.value, this.viewer.value));
  }

  async #readChat(): Promise<void> {
    const answer = await connection.http.call("chatLines", { params: { match: this.id } });
    if (answer.ok) this.chat.value = together(this.chat.value, answer.value.lines);
  }
}

/** Lines of chat from both, each once and in order. */
function together(some: readonly ChatMessage[], others: readonly ChatMessage[]): readonly ChatMessage[] {
  const lines = new Map([...some, ...others].map((line) => [line.id, line]));
  return [...lines.values()].sort((one, other) => one.id - other.id);
}
