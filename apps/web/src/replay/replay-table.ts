import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { eventsFor, type Match, type Move, openMatch, play, type Seat } from "@tabletown/kernel";
import type { Moment } from "@tabletown/ui";
import type { InPlay } from "../library.ts";
import type { SavedSeat } from "../local/saves.ts";
import { type Seen, seenBy } from "../table/seen.ts";
import type { Frame, Player, TableModel } from "../table/table-model.ts";

/** A game as it was played: states from the start on, and the moves between them. */
export interface Played {
  readonly inPlay: InPlay;
  readonly seats: readonly SavedSeat[];
  readonly states: readonly unknown[];
  readonly moves: readonly Move<unknown>[];
  /** The seed, where it is known: only then can the game be played on from the middle. */
  readonly seed?: string;
  /** Whose eyes may be used: all once the game is over, one's own before. */
  readonly eyes: readonly Seat[];
}

/** Every state of a match of this browser. */
export function statesOf(match: Match): readonly unknown[] {
  const states: unknown[] = [];
  let again = openMatch(match.game, match.seats, match.seed);
  states.push(again.state);
  for (const { seat, action } of match.moves) {
    const next = play(again, seat, action);
    if (!next.ok) break;
    again = next.value;
    states.push(again.state);
  }
  return states;
}

/** A table one walks through instead of playing at it. */
export class ReplayTable implements TableModel {
  readonly inPlay: InPlay;
  readonly played: Played;
  readonly at = signal(0);
  readonly viewer = signal<Seat | undefined>(undefined);
  readonly players: ReadonlySignal<readonly Player[]>;
  readonly frame: ReadonlySignal<Frame>;
  readonly history: ReadonlySignal<readonly Moment[]>;
  readonly thinking = signal<Seat | undefined>(undefined);

  constructor(played: Played) {
    this.played = played;
    this.inPlay = played.inPlay;
    const { game } = played.inPlay;
    const seen: Seen = new WeakMap();
    this.players = signal(
      played.seats.map(({ name, bot }) => ({ name, mine: false, ...(bot !== undefined && { bot }) })),
    );
    this.frame = computed(() => {
      const state = played.states[this.at.value];
      const toAct = game.toAct(state);
      return {
        seq: this.at.value,
        viewer: this.viewer.value,
        view: game.view(state, this.viewer.value),
        toAct,
        choices: [],
        free: 0,
        ...(toAct.length === 0 && { standing: game.score(state) }),
      };
    });
    this.history = computed(() => seenBy(seen, played.moves.slice(0, this.at.value), this.viewer.value));
  }

  get length(): number {
    return this.played.moves.length;
  }

  moment(seq: number): Moment | undefined {
    const move = this.played.moves[seq - 1];
    return move === undefined ? undefined : { seq, seat: move.seat, events: eventsFor(move.events, this.viewer.value) };
  }

  goTo(seq: number): void {
    this.at.value = Math.max(0, Math.min(this.length, seq));
  }

  /** The whole game through the viewer's eyes. */
  views(): readonly unknown[] {
    const { game } = this.inPlay;
    return this.played.states.map((state) => game.view(state, this.viewer.value));
  }

  /** Nothing can be done in a record. */
  act(): void {}
}
