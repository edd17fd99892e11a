import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { freeTakebacks, type Match, type Move, play, recordOf, type Seat, takeBack } from "@tabletown/kernel";
import type { Moment } from "@tabletown/ui";
import type { InPlay } from "../library.ts";
import { inSlices } from "../part/in-slices.ts";
import { seatName } from "../part/seat-name.ts";
import { paced, settings } from "../settings.ts";
import { type Seen, seenBy } from "../table/seen.ts";
import { pause, rowOf, show } from "../table/stage.ts";
import type { Explained, Frame, HintLine, Player, TableModel } from "../table/table-model.ts";
import { matchOf, statesOf } from "./saved-match.ts";
import { keep, onNews, revisionOf, type Save, type SavedSeat } from "./saves.ts";
import { questionOf, Thinker } from "./thinking.ts";

/** A match that lives in this browser: people around one screen, and bots. */
export class LocalTable implements TableModel {
  readonly inPlay: InPlay;
  readonly id: string;
  readonly players: ReadonlySignal<readonly Player[]>;
  readonly frame: ReadonlySignal<Frame>;
  readonly history: ReadonlySignal<readonly Moment[]>;
  readonly thinking = signal<Seat | undefined>(undefined);
  readonly handover = signal<Seat | undefined>(undefined);
  readonly #seats: Signal<readonly SavedSeat[]>;
  readonly #match: Signal<Match>;
  readonly #viewer: Signal<Seat | undefined>;
  readonly #thinker = new Thinker();
  /** Counts takebacks and closing: a thought that comes later is dropped. */
  #epoch = 0;
  #shown: Promise<void> = Promise.resolve();
  readonly #seen: Seen = new WeakMap();
  /** What bots weighed before they moved. */
  readonly #reasons = new WeakMap<Move<unknown>, readonly HintLine[]>();
  readonly #notes = new WeakMap<Move<unknown>, Save["moves"][number]>();
  #saving = 0;
  #stored: Promise<void> = Promise.resolve();
  /** What is stored, as far as this page knows. */
  #revision: number;
  /** The last move was made in another page: that one thinks for the bots, until somebody looks at this one. */
  #follows = false;
  readonly #leave = new AbortController();

  constructor(inPlay: InPlay, match: Match, save: Save) {
    const { id, seats } = save;
    this.inPlay = inPlay;
    this.id = id;
    this.#seats = signal(seats);
    this.#revision = revisionOf(save);
    this.#match = signal(match);
    this.#viewer = signal(this.#people()[0]);
    this.players = computed(() =>
      this.#seats.value.map((seat, index) => {
        const { bot } = seat;
        return { name: seatName(seat, index), mine: bot === undefined, ...(bot !== undefined && { bot }) };
      }),
    );
    this.history = computed(() => this.#historyFor(this.#viewer.value));
    this.frame = computed(() => this.#frameFor(this.#viewer.value));
    const { signal: gone } = this.#leave;
    gone.addEventListener(
      "abort",
      onNews(id, (theirs) => this.#follow(theirs)),
    );
    window.addEventListener("focus", () => this.#lead(), { signal: gone });
    document.addEventListener("visibilitychange", () => this.#lead(), { signal: gone });
    this.#resume();
  }

  act(notation: string): void {
    const seat = this.frame.value.viewer;
    if (seat === undefined || this.handover.value !== undefined) return;
    this.#play(seat, notation);
  }

  undo(): void {
    const seat = this.#viewer.value;
    if (seat === undefined || freeTakebacks(this.#match.value.moves, seat) === 0) return;
    this.#epoch++;
    this.thinking.value = undefined;
    this.#match.value = takeBack(this.#match.value, 1);
    this.#save();
    this.#goOn();
  }

  /** From its next move on a bot plays as well as this. */
  setLevel(seat: Seat, bot: string): void {
    const there = this.#seats.value[seat];
    if (there?.bot === undefined) return;
    this.#seats.value = this.#seats.value.with(seat, { ...there, bot });
    this.#save();
  }

  takeOver(): void {
    batch(() => {
      this.#viewer.value = this.handover.value;
      this.handover.value = undefined;
    });
  }

  async hint(): Promise<readonly HintLine[]> {
    const { viewer, view, choices } = this.frame.value;
    return viewer === undefined || choices.length === 0 ? [] : this.#thinker.hint(this.inPlay, viewer, view);
  }

  mayExplain(seq: number): boolean {
    const seat = this.#match.value.moves[seq - 1]?.seat;
    return seat === this.#viewer.value || !this.inPlay.board.secrets || this.#over();
  }

  /** What a bot weighed is remembered while the table is open; for anything else a good player is asked. */
  async explain(seq: number): Promise<Explained | undefined> {
    const match = this.#match.value;
    const move = match.moves[seq - 1];
    if (move === undefined) return undefined;
    const { game } = this.inPlay;
    const { seat } = move;
    const view = game.view((await statesOf(match))[seq - 1], seat);
    const lines = this.#reasons.get(move) ?? (await this.#thinker.hint(this.inPlay, seat, view));
    return { seat, view, move: game.format(move.action), lines };
  }

  async positions(): Promise<readonly unknown[]> {
    const viewer = this.#over() ? undefined : this.#viewer.value;
    const states = await statesOf(this.#match.value);
    return inSlices(states, (state) => this.inPlay.game.view(state, viewer));
  }

  record(): string {
    const over = this.#over();
    return JSON.stringify(recordOf(this.#match.value, { seats: this.#seats.value, withoutSeed: !over }), undefined, 1);
  }

  save(): Save {
    const { game, seed, moves, state } = this.#match.value;
    return {
      id: this.id,
      game: game.id,
      rules: game.rules,
      options: game.options,
      seats: this.#seats.value,
      seed,
      moves: moves.map((move) => this.#written(move)),
      updated: Date.now(),
      toAct: game.toAct(state),
      revision: this.#revision + 1,
    };
  }

  close(): void {
    this.#epoch++;
    this.#leave.abort();
    this.#thinker.stop();
  }

  #people(): readonly Seat[] {
    return this.#seats.value.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  }

  #over(): boolean {
    const { game, state } = this.#match.value;
    return game.toAct(state).length === 0;
  }

  #historyFor(viewer: Seat | undefined): readonly Moment[] {
    return seenBy(this.#seen, this.#match.value.moves, viewer);
  }

  #frameFor(viewer: Seat | undefined): Frame {
    const { game, state, moves } = this.#match.value;
    const toAct = game.toAct(state);
    const view = game.view(state, viewer);
    const words = this.inPlay.words(settings.value.language);
    const name = (seat: Seat): string => this.players.value[seat]?.name ?? "";
    const actions = viewer !== undefined && toAct.includes(viewer) ? game.actions(state, viewer) : [];
    return {
      seq: moves.length,
      viewer,
      view,
      toAct,
      choices: actions.map((action) => ({
        action,
        notation: game.format(action),
        text: words.action(action, view, name),
      })),
      free: viewer === undefined || toAct.length === 0 ? 0 : freeTakebacks(moves, viewer),
      ...(toAct.length === 0 && { standing: game.score(state) }),
    };
  }

  #play(seat: Seat, notation: string): void {
    const played = play(this.#match.value, seat, notation);
    if (!played.ok) return;
    this.#epoch++;
    this.#follows = false;
    this.#match.value = played.value;
    this.#save();
    const history = this.history.value;
    const moment = history.at(-1);
    if (moment !== undefined) this.#shown = show(moment, this.inPlay.board, rowOf(history, this.#viewer.value));
    this.#goOn();
  }

  /** Nobody knows who is looking: where hands are secret it is asked before anything is shown. */
  #resume(): void {
    const { game, state } = this.#match.value;
    const [first] = game.toAct(state);
    const secret = this.inPlay.board.secrets && this.#people().length > 1;
    if (secret && first !== undefined && this.#seats.value[first]?.bot === undefined) this.handover.value = first;
    else this.#goOn();
  }

  /** Decides who is next: a bot thinks, another person takes over. */
  #goOn(): void {
    const { game, state } = this.#match.value;
    const toAct = game.toAct(state);
    const viewer = this.#viewer.value;
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
    const epoch = this.#epoch;
    const { game, state } = this.#match.value;
    this.thinking.value = seat;
    // What was just done is drawn first.
    await pause(0);
    if (epoch !== this.#epoch) return;
    const choices = game.actions(state, seat).map((action) => game.format(action));
    const question = { ...questionOf(this.inPlay, seat, game.view(state, seat)), kind: "move" as const, choices };
    const level = this.#seats.value[seat]?.bot ?? "casual";
    const asking = choices.length === 1 ? undefined : this.#thinker.ask({ ...question, level });
    const [thought] = await Promise.all([asking, this.#shown.then(() => pause(paced(60)))]);
    if (epoch !== this.#epoch) return;
    this.thinking.value = undefined;
    // A bot that fails plays the first thing the rules allow: the match must go on.
    this.#play(seat, thought?.move ?? (choices[0] as string));
    const made = this.#match.value.moves.at(-1);
    if (made !== undefined && thought?.lines?.length) this.#reasons.set(made, thought.lines);
  }

  /** A move as it is stored; each is written down once. */
  #written(move: Move<unknown>): Save["moves"][number] {
    const known = this.#notes.get(move) ?? { seat: move.seat, move: this.inPlay.game.format(move.action) };
    this.#notes.set(move, known);
    return known;
  }

  /** Stores the match, once for everything that happens in one go. */
  #save(): void {
    clearTimeout(this.#saving);
    this.#saving = window.setTimeout(() => {
      this.#stored = this.#stored.then(() => this.#store());
    });
  }

  async #store(): Promise<void> {
    const save = this.save();
    try {
      const theirs = await keep(save);
      if (theirs === undefined) this.#revision = revisionOf(save);
      else this.#follow(theirs);
    } catch {
      // Without storage the match still plays; it only cannot be continued later.
    }
  }

  /** Another page has gone on with this match: what it stored is how things stand. */
  #follow(save: Save): void {
    if (revisionOf(save) <= this.#revision || this.#leave.signal.aborted) return;
    const match = matchOf(this.inPlay, save);
    if (match === undefined) return;
    this.#epoch++;
    this.#follows = true;
    this.#revision = revisionOf(save);
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
    this.#goOn();
  }
}
