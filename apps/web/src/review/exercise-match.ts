import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { quickChance, type Seat } from "@tabletown/kernel";
import type { Choice, Moment } from "@tabletown/ui";
import type { InPlay } from "../library.ts";
import type { MatchModel, SeatedPlayer, ShownPosition } from "../match/match-model.ts";
import { choicesOf } from "../match/setting.ts";
import { type AnswerVerdict, type Exercise, verdictOn } from "./exercise.ts";

/** A table at which one choice is to be made again. It knows what its player knew, so nothing hidden can show. */
export class ExerciseMatch implements MatchModel {
  readonly inPlay: InPlay;
  readonly exercise: Exercise;
  readonly players: ReadonlySignal<readonly SeatedPlayer[]>;
  readonly frame: ReadonlySignal<ShownPosition>;
  readonly history = signal<readonly Moment[]>([]);
  readonly thinking = signal<Seat | undefined>(undefined);
  readonly pointed = signal<Choice | undefined>(undefined);
  /** What was tried, and what it is worth. */
  readonly answer = signal<{ readonly notation: string; readonly verdict: AnswerVerdict } | undefined>(undefined);
  /** Whether the solution is on the table. */
  readonly shown = signal(false);

  constructor(inPlay: InPlay, exercise: Exercise) {
    this.inPlay = inPlay;
    this.exercise = exercise;
    const { seat, view, names } = exercise;
    this.players = signal(names.map((name, index) => ({ name, mine: index === seat })));
    const { game } = inPlay;
    const actions = game.actions(game.guess(view, quickChance("exercise")), seat);
    this.frame = computed(() => ({
      seq: 0,
      viewer: seat,
      view,
      toAct: [seat],
      choices: this.shown.value ? [] : choicesOf(inPlay, this.players.value, view, actions),
      free: 0,
    }));
  }

  act(notation: string): void {
    const verdict = verdictOn(this.exercise, notation);
    this.answer.value = { notation, verdict };
    if (verdict === "right" || verdict === "nearly") this.show();
  }

  /** Lays the best move on the board. */
  show(): void {
    const { game } = this.inPlay;
    const [best] = this.exercise.choices;
    const action = best === undefined ? undefined : game.parse(best.move);
    if (action === undefined) return;
    this.pointed.value = choicesOf(this.inPlay, this.players.value, this.exercise.view, [action])[0];
    this.shown.value = true;
  }
}
