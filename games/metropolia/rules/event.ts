import type { Cause, EventOf, Seat } from "@tabletown/kernel";

/** A cause that names the component at work. */
type ComponentCause = Cause & { readonly component: string };

/** The dice as they fell. */
type Dice = { readonly dice: readonly number[] };

/** Coins between a player and the bank: `by` is negative where the player pays. */
export type BankPayment = EventOf<
  "coins",
  { seat: Seat; by: number; now: number; with?: never; detail?: never; cause: ComponentCause }
>;

/** Coins that `seat` gets from the player `with`: what was due, and what the payer has left. */
export type PlayerPayment = EventOf<
  "coins",
  {
    seat: Seat;
    by: number;
    now: number;
    with: Seat;
    detail: { readonly due: number; readonly left: number };
    cause: ComponentCause;
  }
>;

/** Everything that can happen. */
export type Event =
  | EventOf<"roll", { seat: Seat; now: number; detail: Dice }>
  /** The extra roll for boats. */
  | EventOf<"catch", { seat: Seat; now: number; detail: Dice; cause: ComponentCause }>
  /** A roll or a total stays as it is. */
  | EventOf<"kept", { seat: Seat; now: number }>
  /** The harbour adds to the total. */
  | EventOf<"total", { seat: Seat; by: number; now: number }>
  | BankPayment
  | PlayerPayment
  /** `seat` has chosen `with` to pay. */
  | EventOf<"charged", { seat: Seat; with: Seat; cause: ComponentCause }>
  | EventOf<"declined", { seat: Seat }>
  /** A swap has begun: `about` will be taken from `with`. */
  | EventOf<"asked", { seat: Seat; about: string; with: Seat }>
  | EventOf<"swapped", { seat: Seat; about: string; with: Seat; detail: { readonly given: string } }>
  /** An establishment: `now` is how many copies the player has. */
  | EventOf<"built", { seat: Seat; about: string; now: number }>
  /** A landmark. */
  | EventOf<"built", { seat: Seat; about: string; now?: never }>
  | EventOf<"passed", { seat: Seat }>
  | EventOf<"extra-turn", { seat: Seat }>
  | EventOf<"turn", { seat: Seat }>
  /** A card came from the deck: `now` is how many lie in its pile. */
  | EventOf<"revealed", { about: string; now: number; reveals: true }>
  | EventOf<"removed", { about: string; by: number; now: number }>
  | EventOf<"won", { seat: Seat }>;

/** The event, or events, of one name. */
export type EventNamed<What extends Event["what"]> = Extract<Event, { readonly what: What }>;
