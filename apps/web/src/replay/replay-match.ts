import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Seat } from "@tabletown/kernel";
import type { Choice, Moment } from "@tabletown/ui";
import type { InPlay } from "../library.ts";
import { BotClient } from "../local/bot-client.ts";
import type { Explained, MatchModel, MoveMark, SeatedPlayer, ShownPosition } from "../match/match-model.ts";
import type { ShownMove } from "../match/show-move.ts";
import { seatName } from "../part/seat-name.ts";
import type { PlayedGame } from "./played-game.ts";

/** A match one walks through instead of playing it. */
export class ReplayMatch implements MatchModel {
  readonly inPlay: InPlay;
  readonly played: PlayedGame;
  /** How many moves have been made in what is shown. */
  readonly position: Signal<number>;
  readonly viewer: Signal<Seat | undefined>;
  readonly players: ReadonlySignal<readonly SeatedPlayer[]>;
  readonly frame: ReadonlySignal<ShownPosition>;
  readonly history: ReadonlySignal<readonly Moment[]>;
  readonly shownMove: ShownMove = signal(undefined);
  readonly thinking = signal<Seat | undefined>(undefined);
  readonly marks = signal<ReadonlyMap<number, MoveMark>>(new Map());
  readonly pointed = signal<Choice | undefined>(undefined);
  readonly #botClient = new BotClient();
  /** Every move as the viewer saw it. */
  readonly #moments: ReadonlySignal<readonly Moment[]>;

  constructor(played: PlayedGame, position = 0) {
    this.played = played;
    this.inPlay = played.inPlay;
    this.position = signal(position);
    this.viewer = signal(played.viewers.includes(undefined) ? undefined : played.viewers[0]);
    this.players = computed(() =>
      played.seats.map((seat, index) => ({
        name: seatName(seat, index),
        mine: false,
        ...(seat.bot !== undefined && { bot: seat.bot }),
      })),
    );
    this.#moments = computed(() =>
      Array.from({ length: played.length }, (_, i) => played.moment(i + 1, this.viewer.value)).filter(
        (moment) => moment !== undefined,
      ),
    );
    this.frame = computed(() => this.#frame());
    this.history = computed(() => this.#moments.value.slice(0, this.position.value));
  }

  get length(): number {
    return this.played.length;
  }

  /** The move that led to a position. */
  moment(position: number): Moment | undefined {
    return this.#moments.value[position - 1];
  }

  goTo(position: number): void {
    this.pointed.value = undefined;
    this.shownMove.value = undefined;
    this.position.value = Math.max(0, Math.min(this.length, position));
  }

  /** The whole game as the viewer saw it. */
  views(): readonly unknown[] {
    return Array.from({ length: this.length + 1 }, (_, position) => this.played.view(position, this.viewer.value));
  }

  async positions(): Promise<readonly unknown[]> {
    return this.views();
  }

  mayExplain(seq: number): boolean {
    return this.played.mayExplain(seq);
  }

  async explain(seq: number): Promise<Explained | undefined> {
    const decision = this.played.decision(seq);
    if (decision === undefined) return undefined;
    const weighed = await this.#botClient.hint(this.inPlay, decision.seat, decision.view);
    return { ...decision, weighed };
  }

  close(): void {
    this.#botClient.stop();
  }

  /** Nothing can be done in a record. */
  act(): void {}

  #frame(): ShownPosition {
    const position = this.position.value;
    const viewer = this.viewer.value;
    const standing = this.played.standing(position);
    return {
      seq: position,
      viewer,
      view: this.played.view(position, viewer),
      toAct: this.played.toAct(position),
      choices: [],
      free: 0,
      ...(standing !== undefined && { standing }),
    };
  }
}
