import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { eventsFor, quickChance, type Seat, scripted, step } from "@tabletown/kernel";
import { type Lesson, type LessonStep, type Moment, movesOfStep } from "@tabletown/ui";
import type { InPlay } from "../library.ts";
import type { MatchModel, SeatedPlayer, ShownPosition } from "../match/match-model.ts";
import { type ShownMove, showMove } from "../match/show-move.ts";
import { choicesOf } from "../part/setting.ts";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";

const LEARNER: Seat = 0;

/** A table whose moves are known beforehand: the learner makes theirs, the others follow the script. */
export class LessonMatch implements MatchModel {
  readonly inPlay: InPlay;
  readonly steps: readonly LessonStep[];
  readonly players: ReadonlySignal<readonly SeatedPlayer[]>;
  readonly frame: ReadonlySignal<ShownPosition>;
  readonly history = signal<readonly Moment[]>([]);
  readonly shownMove: ShownMove = signal(undefined);
  readonly thinking = signal<Seat | undefined>(undefined);
  /** Which step is being learnt. */
  readonly stepIndex = signal(0);
  /** Whether the last thing tried was not what the lesson asks for. */
  readonly astray = signal(false);
  readonly #state;
  /** Moves of others already made while their step is being read. */
  #watched = -1;

  constructor(inPlay: InPlay, lesson: Lesson) {
    const { game } = inPlay;
    this.inPlay = inPlay;
    this.steps = lesson.steps;
    this.#state = signal<unknown>(game.setup(lesson.seats, quickChance(lesson.seed)));
    this.players = computed(() =>
      Array.from({ length: lesson.seats }, (_, seat) => ({
        name: seat === LEARNER ? settings.value.name || t().defaultName : (t().botPlayerNames[seat] ?? ""),
        mine: seat === LEARNER,
      })),
    );
    this.frame = computed(() => this.#frame());
  }

  act(notation: string): void {
    const asked = this.steps[this.stepIndex.value];
    if (asked?.kind !== "do") return;
    if (asked.move !== notation) {
      this.astray.value = true;
      return;
    }
    this.#make(asked);
    this.#continue();
  }

  /** On to the next step, for those that only want to be read. */
  next(): void {
    if (this.steps[this.stepIndex.value]?.kind !== "do") this.#continue();
  }

  #frame(): ShownPosition {
    const { game } = this.inPlay;
    const state = this.#state.value;
    const view = game.view(state, LEARNER);
    const step = this.steps[this.stepIndex.value];
    const asks = step?.kind === "do";
    return {
      seq: this.history.value.length,
      viewer: LEARNER,
      view,
      // Once the lesson is over, nobody is waited for.
      toAct: step === undefined ? [] : game.toAct(state),
      choices: choicesOf(this.inPlay, this.players.value, view, asks ? game.actions(state, LEARNER) : []),
      free: 0,
    };
  }

  #continue(): void {
    this.astray.value = false;
    this.stepIndex.value++;
    const step = this.steps[this.stepIndex.value];
    if (step?.kind === "watch" && this.#watched < this.stepIndex.value) {
      this.#watched = this.stepIndex.value;
      this.#make(step);
    }
  }

  #make(lessonStep: LessonStep): void {
    for (const { seat, move, draws } of movesOfStep(lessonStep)) this.#makeMove(seat, move, draws);
  }

  #makeMove(seat: Seat, move: string, draws: readonly number[] = []): void {
    const { game } = this.inPlay;
    const made = step(game, this.#state.value, seat, move, scripted(draws));
    if (!made.ok) throw new Error(`the lesson cannot make the move "${move}": ${made.problem}`);
    this.#state.value = made.value.state;
    const moment = { seq: this.history.value.length + 1, seat, events: eventsFor(made.value.events, LEARNER) };
    this.history.value = [...this.history.value, moment];
    void showMove(this.shownMove, moment, this.inPlay.board);
  }
}
