import type { Seat } from "@tabletown/kernel";

/**
 * What a value net sees of a state, supplied by the game.
 *
 * Seats are told in turn order from the `pivot` on, usually the seat that acts next: the same position
 * then looks the same whoever sits where, and the net's outputs, one win probability per seat, come in
 * that order too. Numbers should be of the order of 1; most of them 0 makes the net fast.
 */
export interface Features<S = unknown> {
  seats(s: S): number;
  /** How many numbers there are for so many seats. */
  count(seats: number): number;
  /** The seat told first. */
  pivot(s: S): Seat;
  /** Writes all of them; `into` holds zeros. */
  write(s: S, into: Float32Array): void;
  /** Where the net is to be asked: states of one kind, such as the start of a turn. The look-ahead plays on until one comes. */
  settled(s: S): boolean;
}
