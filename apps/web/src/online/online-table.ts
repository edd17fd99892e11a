import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { type GameEvent, type GameRecord, replay, type Seat, type Standing } from "@tabletown/kernel";
import type {
  BotLevel,
  ChatMessage,
  CommandInput,
  MatchInfo,
  MissedMove,
  Position,
  ReplayFrame,
  SeatInfo,
  ServerMessage,
} from "@tabletown/protocol";
import type { Choice, Moment } from "@tabletown/ui";
import type { InPlay } from "../library.ts";
import { randomId } from "../local/saves.ts";
import { Thinker } from "../local/thinking.ts";
import { inSlices } from "../part/in-slices.ts";
import { seatName } from "../part/seat-name.ts";
import { glimpsedGame, type Played } from "../replay/played.ts";
import { settings } from "../settings.ts";
import { rowOf, show } from "../table/stage.ts";
import type { Frame, HintLine, Player, TableModel } from "../table/table-model.ts";
import { t } from "../text/index.ts";
import { house, problemSentence } from "./house.ts";

/** Moves that may wait to be shown; beyond that the table jumps to where it stands. */
const PATIENCE = 6;

/** Whether a bot has this seat for itself: it fills in for nobody, and nobody may take it over. */
function isBot(seat: SeatInfo): seat is SeatInfo & { bot: BotLevel } {
  return seat.bot !== undefined && seat.person === undefined && !seat.open;
}

/** A table on the server, as one of its guests sees it. */
export class OnlineTable implements TableModel {
  readonly inPlay: InPlay;
  readonly id: string;
  readonly info;
  readonly position = signal<Position | undefined>(undefined);
  readonly as = signal<Seat | undefined>(undefined);
  readonly here = signal<readonly Seat[]>([]);
  readonly spectators = signal(0);
  readonly chat = signal<readonly ChatMessage[]>([]);
  readonly problem = signal<string | undefined>(undefined);
  readonly history = signal<readonly Moment[]>([]);
  readonly thinking: ReadonlySignal<Seat | undefined>;
  readonly players: ReadonlySignal<readonly Player[]>;
  readonly frame: ReadonlySignal<Frame>;
  #seq = 0;
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  readonly #thinker = new Thinker();
  readonly #deafen: () => void;

  constructor(inPlay: InPlay, info: MatchInfo) {
    this.inPlay = inPlay;
    this.id = info.id;
    this.info = signal(info);
    this.players = computed(() => this.#players());
    this.frame = computed(() => this.#frame());
    this.thinking = computed(() => this.#thinking());
    this.#deafen = house.listen((message) => this.#hear(message));
    void house.socket().watch(this.id);
    void this.#readChat();
  }

  act(notation: string): void {
    // The key makes it safe to send again: the same move never counts twice.
    void this.send({ do: "act", seq: this.#seq, move: notation, key: randomId(12) });
  }

  undo(): void {
    void this.send({ do: "undo", seq: this.#seq });
  }

  /** Only among bots: against another person it would not be fair. */
  get hint(): (() => Promise<readonly HintLine[]>) | undefined {
    const me = this.as.value;
    const among = this.info.value.seats.every((seat, index) => index === me || isBot(seat));
    return me !== undefined && among ? () => this.#thinker.hint(this.inPlay, me, this.position.value?.view) : undefined;
  }

  async send(command: CommandInput): Promise<void> {
    const told = await house.socket().command(this.id, command);
    this.problem.value = told.ok ? undefined : problemSentence(told.problem);
  }

  async say(text: string): Promise<boolean> {
    const told = await house.socket().chat(this.id, text);
    this.problem.value = told.ok ? undefined : problemSentence(told.problem);
    return told.ok;
  }

  /** The record of a match that is over; before that nobody may have it. */
  async record(): Promise<GameRecord | undefined> {
    const answer = await house.http.call("record", { params: { match: this.id } });
    return answer.ok ? (answer.value as unknown as GameRecord) : undefined;
  }

  /** The match so far as we were allowed to see it. */
  async soFar(): Promise<Played | undefined> {
    const viewer = this.as.value;
    const frames = await this.#frames(0, true);
    if (frames.length === 0) return undefined;
    const seats = this.info.value.seats.map((seat, index) => ({
      name: this.players.value[index]?.name ?? "",
      ...(isBot(seat) && { bot: seat.bot }),
    }));
    return glimpsedGame({ inPlay: this.inPlay, seats, frames, viewer });
  }

  async positions(): Promise<readonly unknown[]> {
    const { game } = this.inPlay;
    const record = await this.record();
    const again = record === undefined ? undefined : replay(game, record);
    return again?.ok ? inSlices(again.value.states, (state) => game.view(state, undefined)) : [];
  }

  close(): void {
    this.#deafen();
    this.#thinker.stop();
    house.socket().leave(this.id);
  }

  #players(): readonly Player[] {
    const { seats } = this.info.value;
    return seats.map((seat, index) => ({
      name: seat.open && seat.bot === undefined ? t().openSeat : seatName(seat, index),
      mine: seat.person !== undefined && seat.person === house.person.value,
      ...(seat.bot !== undefined && { bot: seat.bot }),
      ...(seat.resigned && { resigned: true }),
      ...(seat.person !== undefined && !this.here.value.includes(index) && { away: true }),
    }));
  }

  /** The server does not say that a bot thinks: it does whenever nobody but bots is to act. */
  #thinking(): Seat | undefined {
    const { toAct } = this.frame.value;
    return toAct.every((seat) => this.info.value.seats[seat]?.bot !== undefined) ? toAct[0] : undefined;
  }

  #frame(): Frame {
    const { game } = this.inPlay;
    const position = this.position.value;
    const viewer = this.as.value;
    const words = this.inPlay.words(settings.value.language);
    const name = (seat: Seat): string => this.players.value[seat]?.name ?? "";
    // Without a connection nothing can be done, so nothing is offered.
    const options =
      house.line.value === "open" && this.info.value.status === "playing" ? (position?.options ?? []) : [];
    const choices = options.flatMap((notation): Choice[] => {
      const action = game.parse(notation);
      return action === undefined ? [] : [{ action, notation, text: words.action(action, position?.view, name) }];
    });
    const { result } = this.info.value;
    return {
      seq: position?.move ?? 0,
      viewer,
      view: position?.view,
      toAct: result === undefined ? (position?.toAct ?? []) : [],
      choices,
      free: result === undefined && house.line.value === "open" ? (position?.free ?? 0) : 0,
      ...(result !== undefined && { standing: result.places as Standing }),
    };
  }

  #hear(message: ServerMessage): void {
    if (!("match" in message) || message.match !== this.id) return;
    switch (message.t) {
      case "sync":
        this.#seq = message.seq;
        this.#queue = Promise.resolve();
        batch(() => {
          this.info.value = message.table;
          this.as.value = message.as;
          this.position.value = message.position;
        });
        if (message.missed === undefined) void this.#readHistory();
        else for (const happening of message.missed) this.#remember(happening);
        break;
      case "step":
        this.#seq = message.seq;
        this.#enqueue(async () => {
          const moment = this.#remember(message, message.position.move);
          this.position.value = message.position;
          if (this.#waiting < PATIENCE) await show(moment, this.inPlay.board, rowOf(this.history.value, this.as.value));
        });
        break;
      case "table":
        this.#seq = message.seq;
        this.#enqueue(async () => {
          this.info.value = message.table;
        });
        break;
      case "presence":
        this.here.value = message.here;
        this.spectators.value = message.spectators;
        break;
      case "chat":
        this.chat.value = [...this.chat.value, message.line];
        break;
    }
  }

  /** What happens is shown in order, one thing after the other. */
  #enqueue(work: () => Promise<void>): void {
    this.#waiting++;
    this.#queue = this.#queue.then(work).finally(() => {
      this.#waiting--;
    });
  }

  #remember({ seat, events }: Pick<MissedMove, "seat" | "events">, move = this.history.value.length + 1): Moment {
    const moment = { seq: move, seat: seat ?? 0, events: events as unknown as readonly GameEvent[] };
    this.history.value = [...this.history.value.slice(0, move - 1), moment];
    return moment;
  }

  async #readHistory(): Promise<void> {
    if (this.info.value.status === "lobby") return;
    const frames = await this.#frames(1, false);
    const moments = frames.map(({ move, seat, events }) => ({
      seq: move,
      seat: seat ?? 0,
      events: events as unknown as readonly GameEvent[],
    }));
    // What happened while we were reading is already there.
    this.history.value = [...moments, ...this.history.value.filter(({ seq }) => seq > moments.length)];
  }

  /** Everything from a move on, page by page. */
  async #frames(from: number, views: boolean): Promise<readonly ReplayFrame[]> {
    const frames: ReplayFrame[] = [];
    for (;;) {
      const answer = await house.http.call("replay", {
        params: { match: this.id },
        query: { from: String(from + frames.length), views: views ? "yes" : "no" },
      });
      if (!answer.ok || answer.value.frames.length === 0) return frames;
      frames.push(...answer.value.frames);
      if ((frames.at(-1)?.move ?? 0) >= answer.value.moves) return frames;
    }
  }

  async #readChat(): Promise<void> {
    const answer = await house.http.call("chatLines", { params: { match: this.id } });
    if (answer.ok) this.chat.value = answer.value.lines;
  }
}
