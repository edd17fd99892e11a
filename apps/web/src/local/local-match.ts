import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import {
  freeTakebacks,
  type Json,
  type Match,
  type Move,
  play,
  recordOf,
  type Seat,
  takeBack,
} from "@tabletown/kernel";
import type { TakenBack } from "@tabletown/protocol";
import type { Moment } from "@tabletown/ui";
import type { InPlay } from "../library.ts";
import type { Asker, Explained, MatchModel, SeatedPlayer, ShownPosition, WeighedMove } from "../match/match-model.ts";
import { movesSinceViewer, type ShownMove, showMove, stopShowing } from "../match/show-move.ts";
import { Skipping } from "../match/skipping.ts";
import { VisibleHistory } from "../match/visible-history.ts";
import { inSlices } from "../part/in-slices.ts";
import { pause } from "../part/pause.ts";
import { seatName } from "../part/seat-name.ts";
import { choicesOf } from "../part/setting.ts";
import { scaledToSpeed } from "../settings.ts";
import { BotClient, questionOf } from "./bot-client.ts";
import { MatchStorage } from "./match-storage.ts";
import { matchOf, snapshotOf, statesOf } from "./saved-match.ts";
import type { Save, SavedSeat } from "./saves.ts";

/** A match that lives in this browser: people around one screen, and bots. */
export class LocalMatch implements MatchModel {
  readonly inPlay: InPlay;
  readonly id: string;
  readonly players: ReadonlySignal<readonly SeatedPlayer[]>;
  readonly frame: ReadonlySignal<ShownPosition>;
  readonly history: ReadonlySignal<readonly Moment[]>;
  readonly shownMove: ShownMove = signal(undefined);
  readonly thinking = signal<Seat | undefined>(undefined);
  readonly handover = signal<Seat | undefined>(undefined);
  readonly undone = signal<TakenBack | undefined>(undefined);
  readonly #seats: Signal<readonly SavedSeat[]>;
  readonly #match: Signal<Match>;
  readonly #viewer: Signal<Seat | undefined>;
  readonly #botClient = new BotClient();
  readonly #visible = new VisibleHistory();
  /** What bots weighed before they moved. */
  readonly #reasons = new WeakMap<Move<unknown>, readonly WeighedMove[]>();
  readonly #storage: MatchStorage;
  /** Aborted by moves, takebacks and closing: what bots think about an older position no longer matters. */
  #position = new AbortController();
  /** Resolves when the eye has followed the last move. */
  #followed: Promise<void> = Promise.resolve();
  readonly #skipping = new Skipping();
  /** The last move was made in another page: that one asks the bots, until somebody looks at this one. */
  #follows = false;
  readonly #closing = new AbortController();

  constructor(inPlay: InPlay, match: Match, save: Save) {
    this.inPlay = inPlay;
    this.id = save.id;
    this.#seats = signal(save.seats);
    this.#match = signal(match);
    this.#viewer = signal(this.#people()[0]);
    this.players = computed(() => this.#seats.value.map(playerOf));
    this.history = computed(() => this.#visible.of(this.#match.value.moves, this.#viewer.value));
    this.frame = computed(() => this.#frame());
    this.#storage = new MatchStorage(
      save,
      () => snapshotOf(this.id, this.inPlay, this.#match.value, this.#seats.value),
      (newer) => this.#follow(newer),
    );
    const { signal: closed } = this.#closing;
    window.addEventListener("focus", () => this.#lead(), { signal: closed });
    document.addEventListener("visibilitychange", () => this.#lead(), { signal: closed });
    this.#resume();
  }

  /** Another page of this browser has removed it. */
  get isRemoved(): boolean {
    return this.#storage.isRemoved.value;
  }

  get seats(): readonly SavedSeat[] {
    return this.#seats.value;
  }

  act(notation: string): void {
    const seat = this.frame.value.viewer;
    if (seat === undefined || this.handover.value !== undefined) return;
    this.#play(seat, notation);
  }

  skip(): void {
    this.#skipping.begin();
    stopShowing(this.shownMove);
  }

  undo(): void {
    const seat = this.#viewer.value;
    if (seat === undefined || freeTakebacks(this.#match.value.moves, seat) === 0) return;
    this.#leavePosition();
    this.thinking.value = undefined;
    stopShowing(this.shownMove);
    const before = this.#match.value.moves.length;
    const { after, moves } = this.undone.value ?? {};
    batch(() => {
      this.#match.value = takeBack(this.#match.value, 1);
      // Several in a row are told together: each time otherwise, so that it is heard.
      this.undone.value = { seat, after: before - 1, moves: after === before && moves !== undefined ? moves + 1 : 1 };
    });
    this.#storage.schedule();
    this.#continue();
  }

  /** From its next move on a bot plays as well as this. */
  setLevel(seat: Seat, bot: string): void {
    const seated = this.#seats.value[seat];
    if (seated?.bot === undefined) return;
    this.#seats.value = this.#seats.value.with(seat, { ...seated, bot });
    this.#storage.schedule();
  }

  takeOver(): void {
    batch(() => {
      this.#viewer.value = this.handover.value;
      this.handover.value = undefined;
    });
  }

  async hint(asker: Asker): Promise<readonly WeighedMove[]> {
    const { viewer, view, choices } = this.frame.value;
    return viewer === undefined || choices.length === 0 ? [] : this.#botClient.hint(this.inPlay, viewer, view, asker);
  }

  mayExplain(seq: number): boolean {
    const seat = this.#match.value.moves[seq - 1]?.seat;
    return seat === this.#viewer.value || !this.inPlay.board.secrets || this.#isOver();
  }

  /** What a bot weighed is remembered while the match is open; for anything else a good player is asked. */
  async explain(seq: number): Promise<Explained | undefined> {
    const match = this.#match.value;
    const move = match.moves[seq - 1];
    if (move === undefined) return undefined;
    const { game } = this.inPlay;
    const { seat } = move;
    const view = game.view((await statesOf(match))[seq - 1], seat);
    const weighed = this.#reasons.get(move) ?? (await this.#botClient.hint(this.inPlay, seat, view));
    return { seat, view, move: game.format(move.action), weighed };
  }

  async positions(): Promise<readonly unknown[]> {
    const viewer = this.#isOver() ? undefined : this.#viewer.value;
    const states = await statesOf(this.#match.value);
    return inSlices(states, (state) => this.inPlay.game.view(state, viewer));
  }

  record(): string {
    const details = {
      seats: this.#seats.value,
      withoutSeed: !this.#isOver(),
      table: this.inPlay.table as Json,
    };
    return JSON.stringify(recordOf(this.#match.value, details), undefined, 1);
  }

  close(): void {
    this.#position.abort();
    this.#closing.abort();
    stopShowing(this.shownMove);
    this.#storage.close();
    this.#botClient.stop();
  }

  #leavePosition(): void {
    this.#position.abort();
    this.#position = new AbortController();
  }

  #people(): readonly Seat[] {
    return this.#seats.value.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  }

  #isOver(): boolean {
    return this.frame.value.toAct.length === 0;
  }

  #frame(): ShownPosition {
    const { game, state, moves } = this.#match.value;
    const viewer = this.#viewer.value;
    const toAct = game.toAct(state);
    const over = toAct.length === 0;
    const view = game.view(state, viewer);
    const actions = viewer !== undefined && toAct.includes(viewer) ? game.actions(state, viewer) : [];
    return {
      seq: moves.length,
      viewer,
      view,
      toAct,
      choices: choicesOf(this.inPlay, this.players.value, view, actions),
      free: viewer === undefined || over ? 0 : freeTakebacks(moves, viewer),
      ...(over && { standing: game.score(state) }),
    };
  }

  #play(seat: Seat, notation: string): void {
    const played = play(this.#match.value, seat, notation);
    if (!played.ok) return;
    this.#leavePosition();
    this.#follows = false;
    this.#match.value = played.value;
    this.#storage.schedule();
    const history = this.history.value;
    const moment = history.at(-1);
    if (moment !== undefined && !this.#skipping.isOn) {
      const inRow = movesSinceViewer(history, this.#viewer.value);
      const isWanted = (): boolean => !(this.#skipping.isOn || this.#closing.signal.aborted);
      this.#followed = showMove(this.shownMove, moment, this.inPlay.board, inRow, isWanted);
    }
    this.#continue();
  }

  /** Nobody knows who is looking: where hands are secret they see what everybody may, until it is asked who they are. */
  #resume(): void {
    const secret = this.inPlay.board.secrets && this.#people().length > 1;
    if (secret && !this.#isOver()) this.#viewer.value = undefined;
    this.#continue();
  }

  /** Decides who is next: a bot thinks, another person takes over. */
  #continue(): void {
    const { toAct, viewer } = this.frame.value;
    if (toAct.every((seat) => this.#seats.value[seat]?.bot === undefined)) this.#skipping.end();
    if (viewer !== undefined && toAct.includes(viewer)) return;
    const bot = toAct.find((seat) => this.#seats.value[seat]?.bot !== undefined);
    if (bot !== undefined) {
      if (!this.#follows) void this.#think(bot);
      return;
    }
    const [person] = toAct;
    if (person === undefined) return;
    if (this.inPlay.board.secrets) this.handover.value = person;
    else this.#viewer.value = person;
  }

  async #think(seat: Seat): Promise<void> {
    const { signal: left } = this.#position;
    const { game, state } = this.#match.value;
    this.thinking.value = seat;
    // What was just done is drawn first.
    await pause(0);
    if (left.aborted) return;
    const choices = game.actions(state, seat).map((action) => game.format(action));
    const question = { ...questionOf(this.inPlay, seat, game.view(state, seat)), kind: "move" as const, choices };
    const level = this.#seats.value[seat]?.bot ?? "casual";
    const asking = choices.length === 1 ? undefined : this.#botClient.ask({ ...question, level }, { signal: left });
    const followed = Promise.race([this.#followed.then(() => pause(scaledToSpeed(60))), this.#skipping.begun]);
    const [answer] = await Promise.all([asking, followed]);
    if (left.aborted) return;
    this.thinking.value = undefined;
    // A bot that fails plays the first thing the rules allow: the match must go on.
    this.#play(seat, answer?.move ?? (choices[0] as string));
    const made = this.#match.value.moves.at(-1);
    if (made !== undefined && answer?.weighed?.length) this.#reasons.set(made, answer.weighed);
  }

  /** Another page has gone on with this match: what it stored is how things stand. */
  #follow(save: Save): void {
    const match = matchOf(this.inPlay, save);
    if (match === undefined) return;
    this.#leavePosition();
    this.#follows = true;
    batch(() => {
      this.#seats.value = save.seats;
      this.thinking.value = undefined;
      this.handover.value = undefined;
      this.#match.value = match;
    });
    this.#resume();
  }

  /** Somebody looks at this page: if the match stands still, it goes on here. */
  #lead(): void {
    if (!this.#follows || document.hidden) return;
    this.#follows = false;
    this.#continue();
  }
}

function playerOf(seat: SavedSeat, index: number): SeatedPlayer {
  const { bot } = seat;
  return { name: seatName(seat, index), mine: bot === undefined, ...(bot !== undefined && { bot }) };
}
