import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Seat } from "@tabletown/kernel";
import type { Moment } from "@tabletown/ui";
import type { InPlay } from "../library.ts";
import { Thinker } from "../local/thinking.ts";
import { seatName } from "../part/seat-name.ts";
import type { Explained, Frame, Player, TableModel } from "../table/table-model.ts";
import type { Played } from "./played.ts";

/** A table one walks through instead of playing at it. */
export class ReplayTable implements TableModel {
  readonly inPlay: InPlay;
  readonly played: Played;
  readonly at: Signal<number>;
  readonly viewer: Signal<Seat | undefined>;
  readonly players: ReadonlySignal<readonly Player[]>;
  readonly frame: ReadonlySignal<Frame>;
  readonly history: ReadonlySignal<readonly Moment[]>;
  readonly thinking = signal<Seat | undefined>(undefined);
  readonly #thinker = new Thinker();
  /** Every move as the viewer saw it. */
  readonly #moments: ReadonlySignal<readonly Moment[]>;

  constructor(played: Played, at = 0) {
    this.played = played;
    this.inPlay = played.inPlay;
    this.at = signal(at);
    this.viewer = signal(played.eyes.includes(undefined) ? undefined : played.eyes[0]);
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
    this.frame = computed(() => {
      const standing = played.standing(this.at.value);
      return {
        seq: this.at.value,
        viewer: this.viewer.value,
        view: played.view(this.at.value, this.viewer.value),
        toAct: played.toAct(this.at.value),
        choices: [],
        free: 0,
        ...(standing !== undefined && { standing }),
      };
    });
    this.history = computed(() => this.#moments.value.slice(0, this.at.value));
  }

  get length(): number {
    return this.played.length;
  }

  moment(seq: number): Moment | undefined {
    return this.#moments.value[seq - 1];
  }

  goTo(seq: number): void {
    this.at.value = Math.max(0, Math.min(this.length, seq));
  }

  /** The whole game through the viewer's eyes. */
  views(): readonly unknown[] {
    return Array.from({ length: this.length + 1 }, (_, at) => this.played.view(at, this.viewer.value));
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
    const lines = await this.#thinker.hint(this.inPlay, decision.seat, decision.view);
    return { ...decision, lines };
  }

  close(): void {
    this.#thinker.stop();
  }

  /** Nothing can be done in a record. */
  act(): void {}
}
