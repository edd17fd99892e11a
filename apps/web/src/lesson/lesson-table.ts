import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { eventsFor, quickChance, type Seat, scripted, step } from "@tabletown/kernel";
import type { LessonStep, Moment } from "@tabletown/ui";
import type { InPlay } from "../library.ts";
import { settings } from "../settings.ts";
import { show } from "../table/stage.ts";
import type { Frame, Player, TableModel } from "../table/table-model.ts";
import { t } from "../text/index.ts";

const LEARNER: Seat = 0;

/** A table whose moves are known beforehand: the learner makes theirs, the others follow the script. */
export class LessonTable implements TableModel {
  readonly inPlay: InPlay;
  readonly steps: readonly LessonStep[];
  readonly players: ReadonlySignal<readonly Player[]>;
  readonly frame: ReadonlySignal<Frame>;
  readonly history = signal<readonly Moment[]>([]);
  readonly thinking = signal<Seat | undefined>(undefined);
  /** Which step is being learnt. */
  readonly at = signal(0);
  /** Whether the last thing tried was not what the lesson asks for. */
  readonly astray = signal(false);
  readonly #state;
  /** Moves of others already made while their step is being read. */
  #watched = -1;

  constructor(inPlay: InPlay) {
    const { lesson } = inPlay.board;
    const { game } = inPlay;
    this.inPlay = inPlay;
    this.steps = lesson.steps;
    this.#state = signal<unknown>(game.setup(lesson.seats, quickChance(lesson.seed)));
    this.players = computed(() =>
      Array.from({ length: lesson.seats }, (_, seat) => ({
        name: seat === LEARNER ? settings.value.name || t().defaultName : (t().trees[seat] ?? ""),
        mine: seat === LEARNER,
      })),
    );
    this.frame = computed(() => {
      const state = this.#state.value;
      const view = game.view(state, LEARNER);
      const asks = this.steps[this.at.value]?.kind === "do";
      const words = inPlay.words(settings.value.language);
      const name = (seat: Seat): string => this.players.value[seat]?.name ?? "";
      return {
        seq: this.history.value.length,
        viewer: LEARNER,
        view,
        toAct: game.toAct(state),
        choices: asks
          ? game.actions(state, LEARNER).map((action) => ({
              action,
              notation: game.format(action),
              text: words.action(action, view, name),
            }))
          : [],
        free: 0,
      };
    });
  }

  act(notation: string): void {
    const asked = this.steps[this.at.value];
    if (asked?.kind !== "do") return;
    if (asked.move !== notation) {
      this.astray.value = true;
      return;
    }
    this.#make(LEARNER, asked.move, asked.draws);
    this.#goOn();
  }

  /** On to the next step, for those that only want to be read. */
  next(): void {
    if (this.steps[this.at.value]?.kind !== "do") this.#goOn();
  }

  over(): boolean {
    return this.at.value >= this.steps.length;
  }

  #goOn(): void {
    this.astray.value = false;
    this.at.value++;
    const step = this.steps[this.at.value];
    if (step?.kind === "watch" && this.#watched < this.at.value) {
      this.#watched = this.at.value;
      this.#make(step.seat, step.move, step.draws);
    }
  }

  #make(seat: Seat, move: string, draws: readonly number[] = []): void {
    const { game } = this.inPlay;
    const made = step(game, this.#state.value, seat, move, scripted(draws));
    if (!made.ok) throw new Error(`the lesson cannot make the move "${move}": ${made.problem}`);
    this.#state.value = made.value.state;
    const moment = { seq: this.history.value.length + 1, seat, events: eventsFor(made.value.events, LEARNER) };
    this.history.value = [...this.history.value, moment];
    void show(moment, this.inPlay.board);
  }
}
