import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { replaySteps, type Seat, type Standing } from "@tabletown/kernel";
import type {
  Ask,
  BotLevel,
  CommandInput,
  CommandReply,
  MatchInfo,
  Position,
  SeatInfo,
  ServerMessage,
  TakenBack,
} from "@tabletown/protocol";
import type { Moment } from "@tabletown/ui";
import type { InPlay } from "../library.ts";
import { BotClient } from "../local/bot-client.ts";
import { randomId } from "../local/saves.ts";
import type { Asker, MatchModel, NextTable, SeatedPlayer, ShownPosition, WeighedMove } from "../match/match-model.ts";
import { choicesOf } from "../match/setting.ts";
import { movesSinceViewer, type ShownMove, showMove, stopShowing } from "../match/show-move.ts";
import { Skipping } from "../match/skipping.ts";
import { finishInSlices, inSlices } from "../part/in-slices.ts";
import { seatName } from "../part/seat-name.ts";
import { type PlayedGame, partlyKnownGame } from "../replay/played-game.ts";
import { href } from "../route.ts";
import { t } from "../text/index.ts";
import { connection, problemSentence } from "./connection.ts";
import { Elsewhere } from "./elsewhere.ts";
import { OnlineMatchLog } from "./match-log.ts";
import { fetchFrames, fetchRecord } from "./match-requests.ts";
import { SentMove } from "./sent-move.ts";
import { type Showing, ShowingQueue } from "./showing-queue.ts";
import { TableChat } from "./table-chat.ts";
import { tOnline } from "./text/index.ts";
import { whyOver } from "./why-over.ts";

/** Whether a bot has this seat for itself: it fills in for nobody, and nobody may take it over. */
function isBot(seat: SeatInfo): seat is SeatInfo & { bot: BotLevel } {
  return seat.bot !== undefined && seat.person === undefined && !seat.open;
}

function linkTo(match: string | undefined): NextTable | undefined {
  return match === undefined ? undefined : { link: href("table", match), text: tOnline().nextTable };
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
  readonly chat: TableChat;
  /** Why something was not done, until the table has changed. */
  readonly problem: ReadonlySignal<string | undefined>;
  /** An invitation to play again was turned down. */
  readonly declined = signal(false);
  /** Of whom it is asked what can be done about them. */
  readonly asksAbout = signal<{ readonly person: string; readonly name: string } | undefined>(undefined);
  readonly heldUp: ReadonlySignal<string | undefined>;
  readonly nextTable: ReadonlySignal<NextTable | undefined>;
  readonly whyOver: ReadonlySignal<string | undefined>;
  /** Whether the question is open what is to be taken back. */
  readonly asksToUndo = signal(false);
  /** Whether the question is open if the victory is to be shared. */
  readonly asksToShare = signal(false);
  /** Whether it is being asked if we really give up. */
  readonly asksToResign = signal(false);
  readonly history: ReadonlySignal<readonly Moment[]>;
  readonly shownMove: ShownMove = signal(undefined);
  readonly takenBack: ReadonlySignal<readonly TakenBack[]>;
  readonly thinking: ReadonlySignal<Seat | undefined>;
  readonly players: ReadonlySignal<readonly SeatedPlayer[]>;
  readonly frame: ReadonlySignal<ShownPosition>;
  readonly #elsewhere: Elsewhere;
  readonly #log = new OnlineMatchLog();
  readonly #queue = new ShowingQueue();
  readonly #skipping = new Skipping();
  readonly #botClient = new BotClient();
  readonly #sent: SentMove;
  /** A line of chat that is under way. */
  #said: { readonly text: string; readonly key: string } | undefined;
  /** The question of ours that was taken back last. */
  #withdrawn = 0;
  readonly #stopListening: () => void;
  /** The last entry of the log that the server has told of. */
  #heard = 0;
  readonly #problem = signal<{ readonly text: string; readonly at: number } | undefined>(undefined);
  /** The entry of the log at which the position on screen stood: what is chosen here was chosen then. */
  #seq = 0;

  constructor(inPlay: InPlay, info: MatchInfo) {
    this.inPlay = inPlay;
    this.id = info.id;
    this.info = signal(info);
    this.chat = new TableChat(info.id);
    this.#sent = new SentMove(
      (act) => connection.socket().command(this.id, act),
      (reply) => this.#answered(reply),
    );
    this.problem = computed(() => this.#problem.value?.text);
    this.history = computed(() => this.#history());
    this.whyOver = computed(() => whyOver(this.info.value.result, this.players.value));
    this.heldUp = computed(() => this.#heldUp());
    this.takenBack = computed(() => this.info.value.takenBack ?? []);
    this.players = computed(() => this.info.value.seats.map((seat, index) => this.#player(seat, index)));
    this.frame = computed(() => this.#frame());
    this.thinking = computed(() => this.#thinking());
    this.#elsewhere = new Elsewhere(
      info.id,
      computed(() => this.#isWaiting()),
    );
    this.nextTable = computed(() => linkTo(this.#elsewhere.table.value));
    this.#stopListening = connection.listen((message) => this.#receive(message));
    void connection.socket().watch(this.id);
  }

  act(notation: string): void {
    const seat = this.viewer.value;
    this.#sent.make({ do: "act", seat, seq: this.#seq, move: notation, key: randomId(12) });
  }

  skip(): void {
    this.#skipping.begin();
    stopShowing(this.shownMove);
  }

  /** A move of ours waits for the server's answer. */
  get isSending(): boolean {
    return this.#sent.onItsWay.value !== undefined;
  }

  undo(): void {
    this.takeBack((this.position.value?.move ?? 0) - 1);
  }

  /** Takes everything back but so many moves, of those on screen: at once where that is free, otherwise the others are asked. */
  takeBack(to: number): void {
    const { move = 0 } = this.position.value ?? {};
    void this.send({ do: "undo", seat: this.viewer.value, seq: this.#seq, from: move, to });
  }

  get askToUndo(): (() => void) | undefined {
    const { takebacks, status, ask } = this.info.value;
    const me = this.viewer.value;
    const possible = takebacks && status === "playing" && ask === undefined && connection.isOpen.value;
    if (!possible || me === undefined || !this.history.value.some(({ seat }) => seat === me)) return undefined;
    return () => {
      this.asksToUndo.value = true;
    };
  }

  /** Where the table allows it, and everybody still plays for themselves: bots share no victory. */
  get mayShareVictory(): boolean {
    const { agreedDraws, status, ask, seats } = this.info.value;
    const me = this.viewer.value;
    const isOpen = agreedDraws && status === "playing" && ask === undefined;
    return isOpen && me !== undefined && seats.every(({ bot, resigned }) => bot === undefined && !resigned);
  }

  /** Only among bots: against another person it would not be fair. */
  get hint(): ((asker: Asker) => Promise<readonly WeighedMove[]>) | undefined {
    const me = this.viewer.value;
    const amongBots = this.info.value.seats.every((seat, index) => index === me || isBot(seat));
    if (me === undefined || !amongBots) return undefined;
    return (asker) => this.#botClient.hint(this.inPlay, me, this.position.value?.view, asker);
  }

  /** The time on the server of what is shown: who looks on may be shown it later. */
  time(): number {
    const { spectators, status } = this.info.value;
    const isLate = this.viewer.value === undefined && status === "playing";
    return connection.serverTime() - (isLate ? spectators.delay * 1_000 : 0);
  }

  /** Says yes or no to what is asked; who has asked takes it back with a no. */
  answer(question: Ask, yes: boolean): void {
    if (this.#isMine(question.seat)) this.#withdrawn = question.seq;
    void this.send({ do: "answer", ask: question.seq, yes });
  }

  async send(command: CommandInput): Promise<void> {
    this.#answered(await connection.socket().command(this.id, command));
  }

  /** Why it was not said, if it was not. */
  async say(text: string): Promise<string | undefined> {
    // Somebody who got no answer and says it again does not say it twice.
    if (this.#said?.text !== text) this.#said = { text, key: randomId(12) };
    const answer = await connection.socket().chat(this.id, text, this.#said.key);
    if (answer.ok) this.#said = undefined;
    return answer.ok ? undefined : problemSentence(answer.problem);
  }

  /** Only those at the table hear what is said there. */
  fetchChat(): void {
    if (this.info.value.code !== undefined) void this.chat.fetch();
  }

  /** The match so far as we were allowed to see it. */
  async soFar(): Promise<PlayedGame | undefined> {
    const viewer = this.viewer.value;
    const frames = await fetchFrames(this.id, 0, true);
    if (frames === undefined || frames.length === 0) return undefined;
    const seats = this.info.value.seats.map((seat, index) => ({
      name: this.players.value[index]?.name ?? "",
      ...(isBot(seat) && { bot: seat.bot }),
    }));
    return partlyKnownGame({ inPlay: this.inPlay, seats, frames, viewer });
  }

  async positions(): Promise<readonly unknown[]> {
    const { game } = this.inPlay;
    const record = await fetchRecord(this.id);
    const again = typeof record === "string" ? undefined : await finishInSlices(replaySteps(game, record));
    return again?.ok ? inSlices(again.value.states, (state) => game.view(state, undefined)) : [];
  }

  close(): void {
    this.#stopListening();
    this.#queue.clear();
    stopShowing(this.shownMove);
    this.#elsewhere.close();
    this.#log.close();
    this.#botClient.stop();
    connection.socket().leave(this.id);
  }

  /** Says why something was not done, or that nothing was in the way. */
  tell(problem: string | undefined, at: number = this.#heard): void {
    this.#problem.value = problem === undefined ? undefined : { text: problem, at };
  }

  #answered(answer: CommandReply): void {
    // That nobody could be asked is over as soon as the connection is back.
    const isLost = !answer.ok && answer.problem.code === "closing";
    this.tell(answer.ok ? undefined : problemSentence(answer.problem), isLost ? -1 : this.#heard);
  }

  /** The table is on screen as it stood at an entry of its log: what was refused before that concerns it no longer. */
  #reached(seq: number): void {
    if (seq > (this.#problem.value?.at ?? seq)) this.tell(undefined);
  }

  #player(seat: SeatInfo, index: number): SeatedPlayer {
    return {
      name: seat.open && seat.bot === undefined ? t().openSeat : seatName(seat, index),
      mine: seat.person !== undefined && seat.person === connection.person.value,
      ...(seat.bot !== undefined && { bot: seat.bot }),
      ...(seat.resigned && { resigned: true }),
      ...(seat.person !== undefined && !this.present.value.includes(index) && { away: true }),
    };
  }

  #isMine(seat: Seat): boolean {
    return this.players.value[seat]?.mine === true;
  }

  #isSeated(): boolean {
    return this.players.value.some(({ mine }) => mine);
  }

  /** Whether somebody who sits here has nothing to do but wait for others, and nobody's time is short. */
  #isWaiting(): boolean {
    const { status, time } = this.info.value;
    const { toAct, viewer } = this.frame.value;
    const isSlow = time.kind !== "live" && status === "playing";
    return isSlow && viewer !== undefined && toAct.length > 0 && !toAct.includes(viewer);
  }

  #heldUp(): string | undefined {
    if (connection.isOpen.value) return undefined;
    return this.isSending ? tOnline().sendingLater : tOnline().moveLater;
  }

  /** The server does not say that a bot thinks: it does whenever nobody but bots is to act. */
  #thinking(): Seat | undefined {
    const { toAct } = this.frame.value;
    return toAct.every((seat) => this.info.value.seats[seat]?.bot !== undefined) ? toAct[0] : undefined;
  }

  #frame(): ShownPosition {
    const { move = 0, view, toAct = [], options = [], free = 0 } = this.position.value ?? {};
    const { result, status } = this.info.value;
    // Without a connection nothing can be done, so nothing is offered.
    const connected = connection.isOpen.value;
    const offered = connected && status === "playing" && !this.isSending ? options : [];
    const actions = offered
      .map((notation) => this.inPlay.game.parse(notation))
      .filter((action) => action !== undefined);
    return {
      seq: move,
      viewer: this.viewer.value,
      view,
      toAct: result === undefined ? toAct : [],
      choices: choicesOf(this.inPlay, this.players.value, view, actions),
      free: result === undefined && connected && !this.isSending ? free : 0,
      ...(result !== undefined && { standing: result.places as Standing }),
    };
  }

  /** What is on screen may be behind what we know. */
  #history(): readonly Moment[] {
    const moments = this.#log.moments.value;
    const { move = 0 } = this.position.value ?? {};
    return (moments.at(-1)?.seq ?? 0) <= move ? moments : moments.filter(({ seq }) => seq <= move);
  }

  #receive(message: ServerMessage): void {
    if (!("match" in message) || message.match !== this.id) return;
    if ("seq" in message) this.#heard = message.seq;
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
        this.chat.add([message.line]);
        break;
    }
  }

  /** Replaces everything: what was still being shown does not hold any more. */
  #synchronize(message: Extract<ServerMessage, { t: "sync" }>): void {
    this.#queue.clear();
    stopShowing(this.shownMove);
    const { table, position, missed } = message;
    const isKnown = missed !== undefined && this.#log.continueWith(position?.move ?? 0, missed);
    if (!isKnown && table.status !== "lobby") void this.#log.read(this.id);
    batch(() => {
      this.#setTable(table);
      this.viewer.value = message.as;
      this.#show(position, message.seq);
    });
    this.fetchChat();
    this.#sent.connected();
  }

  /**
   * Whoever loses their seat before the match begins is told: the host has given it to others. So is who has offered to
   * share the victory in vain.
   */
  #setTable(table: MatchInfo): void {
    const wasSeated = this.#isSeated();
    const { ask } = this.info.value;
    this.info.value = table;
    const isInVain = ask?.what === "draw" && table.ask?.seq !== ask.seq && table.status === "playing";
    if (isInVain && this.#isMine(ask.seat) && this.#withdrawn !== ask.seq) this.tell(tOnline().shareRefused);
    if (wasSeated && !this.#isSeated() && table.status === "lobby") this.tell(tOnline().noSeatAnyMore);
  }

  #show(position: Position | undefined, seq: number): void {
    this.#seq = seq;
    this.position.value = position;
    this.#sent.shown(seq);
    this.#reached(seq);
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
    const shown = showMove(this.shownMove, moment, this.inPlay.board, inRow, () => isWanted() && !this.#skipping.isOn);
    await Promise.race([shown, this.#skipping.begun]);
  }

  #changeTable({ table, seq, clocks }: Extract<ServerMessage, { t: "table" }>): void {
    batch(() => {
      this.#reached(seq);
      this.#setTable(table);
      const position = this.position.value;
      if (position !== undefined && clocks !== undefined) this.position.value = { ...position, clocks };
    });
  }
}
