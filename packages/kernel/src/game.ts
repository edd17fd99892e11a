import type { Chance } from "./chance.ts";
import type { Emit, GameEvent } from "./event.ts";
import type { Json } from "./json.ts";
import type { Seat } from "./seat.ts";
import type { Secret } from "./secret.ts";
import type { Standing } from "./standing.ts";

/**
 * A game bound to its options and its component table.
 *
 * S is the whole truth (plain data that survives JSON), A an action, V what one
 * viewer may know, O the options, E what can happen. Rules are functions over
 * plain data: nothing here keeps anything between two calls.
 */
export interface Game<S = unknown, A = unknown, V = unknown, O = unknown, E extends GameEvent = GameEvent> {
  readonly id: string;
  /** Version of the rules. It changes when the same moves would lead elsewhere. */
  readonly rules: number;
  readonly options: O;
  /** Fewest and most seats under these options. */
  readonly seats: readonly [min: number, max: number];
  /** Hash of the component table in use. */
  readonly components: string;

  setup(seats: number, chance: Chance): S;
  /** Seats that may act now: several where people choose at once, none when the game is over. */
  toAct(s: S): readonly Seat[];
  /** Everything this seat may do, complete and in a fixed order. */
  actions(s: S, seat: Seat): readonly A[];
  /** Changes `s` in place. `a` must be one of `actions(s, seat)`; use `step` where that is not known. */
  apply(s: S, seat: Seat, a: A, chance: Chance, emit?: Emit<E>): void;
  /** A deep copy, written by hand because search makes millions of them. */
  copy(s: S): S;
  /** What a seat, or a spectator (`undefined`), may know. */
  view(s: S, seat: Seat | undefined): V;
  /** Everybody sees the same: a view does not depend on whose it is, and one will do for all. */
  readonly viewsAlike?: true;
  /** A whole state that agrees with a view: `view(guess(v)) = v`. */
  guess(v: V, chance: Chance): S;
  /** Everything hidden in a state, said apart from `view`: the laws hold views, events and options against it. */
  secrets(s: S): readonly Secret[];
  /** The same position with other values for its secrets, in the order of `secrets(s)`; undefined where that cannot be. */
  withSecrets(s: S, values: readonly Json[]): S | undefined;
  /** Who stands where and why. Callable at any time; final once `toAct` is empty. */
  score(s: S): Standing;

  /** One line that a person can read and `parse` understands. */
  format(a: A): string;
  parse(notation: string): A | undefined;
  /**
   * The state as records hash it, where code has since found better names: hashes written once hold for ever
   * (docs/decisions/0007-stored-names.md). The state itself unless told.
   */
  stored?(s: S): unknown;
}
