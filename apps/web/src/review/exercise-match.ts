import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { quickChance, type Seat } from "@tabletown/kernel";
import type { Choice, Moment } from "@tabletown/ui";
import type { InPlay } from "../library.ts";
import type { MatchModel, SeatedPlayer, ShownPosition } from "../match/match-model.ts";
import { choicesOf } from "../part/setting.ts";
import { type AnswerVerdict, behindOf, type Exercise, verdictOn } from "./exercise.ts";
import { reviewTexts } from "./text/index.ts";

/** What was tried, and what it is worth: that may take a while to find out, or fail. */
export interface Answer {
  readonly notation: string;
  readonly verdict: AnswerVerdict | "weighing" | "unknown";
  /** How far it is behind the best move, as far as that is known. */
  readonly behind: number;
  /** Whether that was found out just now, roughly, and not by the review. */
  readonly weighed?: true;
}

/** Finds out how far an answer is behind the best move, where the review did not look at it closely. */
export type WeighAnswer = (inPlay: InPlay, exercise: Exercise, answer: string) => Promise<number | undefined>;

/** A table at which one choice is to be made again. It knows what its player knew, so nothing hidden can show. */
export class ExerciseMatch implements MatchModel {
  readonly inPlay: InPlay;
  readonly exercise: Exercise;
  readonly players: ReadonlySignal<readonly SeatedPlayer[]>;
  readonly frame: ReadonlySignal<ShownPosition>;
  readonly history = signal<readonly Moment[]>([]);
  readonly thinking = signal<Seat | undefined>(undefined);
  readonly pointed = signal<Choice | undefined>(undefined);
  readonly answer = signal<Answer | undefined>(undefined);
  /** How many choices there are. */
  readonly options: number;
  /** Whether the solution is on the table. */
  readonly shown = signal(false);
  readonly nobodysTurn = computed(() => (this.shown.value ? reviewTexts().solutionShown : undefined));

  readonly #weigh: WeighAnswer;

  constructor(inPlay: InPlay, exercise: Exercise, weigh: WeighAnswer) {
    this.inPlay = inPlay;
    this.exercise = exercise;
    this.#weigh = weigh;
    const { seat, view, names } = exercise;
    this.players = signal(names.map((name, index) => ({ name, mine: index === seat })));
    const { game } = inPlay;
    const actions = game.actions(game.guess(view, quickChance("exercise")), seat);
    this.options = actions.length;
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
    const behind = behindOf(this.exercise, notation);
    if (behind === undefined) void this.#weighed(notation);
    else this.#settle({ notation, behind });
  }

  async #weighed(notation: string): Promise<void> {
    const asked: Answer = { notation, verdict: "weighing", behind: 0 };
    this.answer.value = asked;
    const behind = await this.#weigh(this.inPlay, this.exercise, notation);
    // Whatever was tried or shown meanwhile is what counts now.
    if (this.answer.value !== asked || this.shown.value) return;
    if (behind === undefined) this.answer.value = { ...asked, verdict: "unknown" };
    else this.#settle({ notation, behind, weighed: true });
  }

  #settle(answer: Omit<Answer, "verdict">): void {
    const verdict = verdictOn(this.exercise, answer.notation, answer.behind);
    this.answer.value = { ...answer, verdict };
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
