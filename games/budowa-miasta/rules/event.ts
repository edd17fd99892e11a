import type { EventOf, Seat } from "@tabletown/kernel";
import type { ObjectId } from "../data/table.ts";

/** Everything that can happen. Lots, streets and objects are named by their ids. */
export type Event =
  | EventOf<"turn", { seat: Seat }>
  /** No building left to build. */
  | EventOf<"idle", { seat: Seat }>
  | EventOf<"short", { seat: Seat }>
  | EventOf<"built", { seat: Seat; about: string; detail: { street: string; cost: number } }>
  | Payout
  | Payment
  /** A street has its four buildings. */
  | EventOf<"finished", { seat: Seat; about: string }>
  /** The street that joined the two objects of the goal. */
  | EventOf<"joined", { seat: Seat; about: string }>
  | EventOf<"taken", { seat: Seat; about: ObjectId }>
  | EventOf<"bought", { seat: Seat; about: ObjectId; detail: { price: number } }>
  | EventOf<"passed", { seat: Seat }>
  | EventOf<"closed", { about: ObjectId }>
  /** `now` is what is left in the bag; the building is told to who draws it only. */
  | EventOf<"drawn", { seat: Seat; now: number }>
  | EventOf<"no-draw", { seat: Seat }>
  | EventOf<"sold", { seat: Seat; about: ObjectId; detail: { price: number } }>
  | EventOf<"bankrupt", { seat: Seat }>
  /** Buildings of a bankrupt seat go back into the bag. */
  | EventOf<"refilled", { seat: Seat; by: number; now: number }>
  /** A share of a bankrupt seat goes back to its stack. */
  | EventOf<"restored", { seat: Seat; about: ObjectId; detail: { price: number } }>
  /** A free share of a bankrupt seat leaves the game. */
  | EventOf<"removed", { seat: Seat; about: ObjectId }>
  | EventOf<"survivor", { seat: Seat }>
  /** What the shares of a seat cost, where that decides. */
  | EventOf<"spent", { seat: Seat; now: number }>
  | EventOf<"won", { seat: Seat; now: number; cause: { readonly rule: "10.4" | "10.5" | "10.6" } }>;

/** Money for the shares in one object of a finished street. */
type Payout = EventOf<
  "money",
  {
    seat: Seat;
    by: number;
    now: number;
    detail: { street: string; shares: number };
    cause: { readonly rule: "5.2"; readonly component: ObjectId; readonly seat: Seat };
  }
>;

/** Any other money; the rule that moves it tells why. */
type Payment = EventOf<
  "money",
  { seat: Seat; by: number; now: number; detail?: never; cause: BuildingCause | ShareCause | BankruptcyCause }
>;

/** The cost of a building, or the bonus for the last one. */
interface BuildingCause {
  readonly rule: "4.2" | "4.3" | "10.2";
  readonly component: string;
  readonly seat: Seat;
}

interface ShareCause {
  readonly rule: "6.1" | "8.2";
  readonly component: ObjectId;
  readonly seat: Seat;
}

interface BankruptcyCause {
  readonly rule: "9.3";
}
