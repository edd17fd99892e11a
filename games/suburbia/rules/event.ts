import type { EventOf, Seat } from "@tabletown/kernel";
import type { Stat } from "../data/table.ts";
import type { Hex, LaidTile } from "./hex.ts";

/** `borough` counts as in the state: by seat, Dale's last. His events carry no seat: nobody sits there. */
type OfBorough<More = Record<never, never>> = { readonly borough: number } & Readonly<More>;

type StatEvent<What extends Stat> = EventOf<
  What,
  {
    by: number;
    now: number;
    /** Where the acting tile lies, and the change that a limit has cut (SPEC 6.1). */
    detail: OfBorough<{ hex?: Hex; meant?: number }>;
  }
>;

/** One of a borough's four numbers has changed. */
export type ChangeEvent = StatEvent<"money"> | StatEvent<"income"> | StatEvent<"reputation"> | StatEvent<"population">;

/** Everything that can happen. */
export type Event =
  | ChangeEvent
  /** Others are not told which goal. */
  | EventOf<"kept", { seat: Seat }>
  /** Out of the market, or without a space out of the supply; `under` is the tile whose back becomes a lake. */
  | EventOf<"took", { about: string; detail: OfBorough<{ space?: number; under?: string }> }>
  /** `around` are the tiles that it now touches: places are named by them. */
  | EventOf<"placed", { about: string; detail: OfBorough<{ hex: Hex; under?: string; around: readonly LaidTile[] }> }>
  | EventOf<"invested", { seat: Seat; about: string; now: number; detail: OfBorough<{ hex: Hex }> }>
  | EventOf<"removed", { about: string; detail: { readonly space: number } }>
  | EventOf<"turned-up", { about: string; detail: { readonly space: number } }>
  | EventOf<"last-round", { about: string; now: number }>
  | EventOf<"red-line", { by: number; now: number; detail: OfBorough }>
  | EventOf<"goal", { about: string; by: number; detail: OfBorough }>
  /** Without a seat: a public goal in which nobody leads alone. */
  | EventOf<"goal-missed", { about: string; by: number }>
  | EventOf<"shown", { seat: Seat; about: string }>
  | EventOf<"exchanged", { by: number; now: number; detail: OfBorough<{ money: number }> }>
  | EventOf<"beat-dale", { seat: Seat }>
  | EventOf<"lost-to-dale", { seat: Seat }>
  | EventOf<"title", { seat: Seat; about: string }>;

/** Whether something was placed on a borough's hexagon, or the tile there did something. */
export function happenedOn(event: Event, borough: number, hex: Hex): boolean {
  switch (event.what) {
    case "placed":
    case "invested":
    case "money":
    case "income":
    case "reputation":
    case "population":
      return event.detail.borough === borough && event.detail.hex === hex;
    default:
      return false;
  }
}
