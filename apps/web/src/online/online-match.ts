import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { replaySteps, type Seat, type Standing } from "@tabletown/kernel";
import type { Ask, BotLevel, CommandInput, MatchInfo, Position, SeatInfo, TakenBack } from "@tabletown/protocol";
import type { Moment } from "@tabletown/ui";
import { connection } from "../connection/connection.ts";
import type { InPlay } from "../library.ts";
import { BotClient } from "../local/bot-client.ts";
import type { Asker, MatchModel, NextTable, SeatedPlayer, ShownPosition, WeighedMove } from "../match/match-model.ts";
import { finishInSlices, inSlices } from "../part/in-slices.ts";
import { randomId } from "../part/random-id.ts";
import { choicesOf } from "../part/setting.ts";
import { type PlayedGame, partlyKnownGame } from "../replay/played-game.ts";
import { href } from "../route.ts";
import { Elsewhere } from "./elsewhere.ts";
import { fetchFrames, fetchRecord } from "./match-requests.ts";
import { seatedPlayer } from "./seated-player.ts";
import { SentMove } from "./sent-move.ts";
import { TableChat } from "./table-chat.ts";
import { TableFeed } from "./table-feed.ts";
import { TableProblem } from "./table-problem.ts";
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
  readonly info: ReadonlySignal<MatchInfo>;
  readonly position: ReadonlySignal<Position | undefined>;
  /** The seat we look from; none for a spectator. */
  readonly viewer: ReadonlySignal<Seat | undefined>;
  /** Seats whose owners are connected. */
  readonly present: ReadonlySignal<readonly Seat[]>;
  readonly spectators: ReadonlySignal<number>;
  readonly history: ReadonlySignal<readonly Moment[]>;
  readonly shownMove: ReadonlySignal<Moment | undefined>;
  readonly chat: TableChat;
  readonly problem = new TableProblem();
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
  readonly takenBack: ReadonlySignal<readonly TakenBack[]>;
  readonly thinking: ReadonlySignal<Seat | undefined>;
  readonly players: ReadonlySignal<readonly SeatedPlayer[]>;
  readonly frame: ReadonlySignal<ShownPosition>;
  readonly #elsewhere: Elsewhere;
  readonly #feed: TableFeed;
  readonly #botClient = new BotClient();
  readonly #sent: SentMove;

  constructor(inPlay: InPlay, info: MatchInfo) {
    this.inPlay = inPlay;
    this.id = info.id;
    // Only those at the table hear what is said there.
    this.chat = new TableChat(info.id, () => this.info.value.code !== undefined);
    this.#sent = new SentMove(
      (act) => connection.socket().command(this.id, act),
      (reply) => this.problem.answered(reply),
    );
    const { chat, problem } = this;
    this.#feed = new TableFeed(inPlay.board, info, { chat, problem, sent: this.#sent });
    this.info = this.#feed.info;
    this.position = this.#feed.position;
    this.viewer = this.#feed.viewer;
    this.present = this.#feed.present;
    this.spectators = this.#feed.spectators;
    this.history = this.#feed.history;
    this.shownMove = this.#feed.shownMove;
    this.whyOver = computed(() => whyOver(this.info.value.result, this.players.value));
    this.heldUp = computed(() => this.#heldUp());
    this.takenBack = computed(() => this.info.value.takenBack ?? []);
    this.players = computed(() => this.#players());
    this.frame = computed(() => this.#frame());
    this.thinking = computed(() => this.#thinking());
    this.#elsewhere = new Elsewhere(
      info.id,
      computed(() => this.#isWaiting()),
    );
    this.nextTable = computed(() => linkTo(this.#elsewhere.table.value));
  }

  act(notation: string): void {
    const seat = this.viewer.value;
    this.#sent.make({ do: "act", seat, seq: this.#feed.seq, move: notation, key: randomId(12) });
  }

  skip(): void {
    this.#feed.skip();
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
    void this.send({ do: "undo", seat: this.viewer.value, seq: this.#feed.seq, from: move, to });
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
    if (this.players.value[question.seat]?.mine) this.problem.withdraw(question);
    void this.send({ do: "answer", ask: question.seq, yes });
  }

  async send(command: CommandInput): Promise<void> {
    this.problem.answered(await connection.socket().command(this.id, command));
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
    this.#feed.close();
    this.#elsewhere.close();
    this.#botClient.stop();
  }

  #players(): readonly SeatedPlayer[] {
    return this.info.value.seats.map((seat, index) => seatedPlayer(seat, index, this.present.value));
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
}
