import type { Seat } from "@tabletown/kernel";
import { MOST_SEATS } from "./seats.ts";

export type Action =
  | { readonly type: "roll"; readonly dice: number }
  /** Radio tower: keep the roll. */
  | { readonly type: "keep" }
  /** Harbour: add to the total, or leave it. */
  | { readonly type: "add" }
  | { readonly type: "leave" }
  /** TV station: who pays. */
  | { readonly type: "charge"; readonly seat: Seat }
  /** Business center: no swap; or what to take, then what to give for it. */
  | { readonly type: "decline" }
  | { readonly type: "take"; readonly card: string; readonly from: Seat }
  | { readonly type: "give"; readonly card: string }
  | { readonly type: "build"; readonly card: string }
  | { readonly type: "found"; readonly landmark: string }
  /** Build nothing. */
  | { readonly type: "pass" };

interface Named {
  readonly id: string;
}

/** Every action there is, made once: listing moves allocates nothing but the list. */
export interface Moves {
  readonly rollOne: readonly Action[];
  readonly rollOneOrTwo: readonly Action[];
  readonly keepOrRollOne: readonly Action[];
  readonly keepOrRollOneOrTwo: readonly Action[];
  readonly addOrLeave: readonly Action[];
  readonly charge: readonly Action[];
  readonly decline: Action;
  /** By seat, then in the order of the establishments. */
  readonly take: readonly (readonly Action[])[];
  readonly give: readonly Action[];
  readonly build: readonly Action[];
  readonly found: readonly Action[];
  readonly pass: Action;
  readonly byNotation: ReadonlyMap<string, Action>;
}

export function movesOf(establishments: readonly Named[], landmarks: readonly Named[]): Moves {
  const byNotation = new Map<string, Action>();
  const made = (action: Action): Action => {
    byNotation.set(format(action), Object.freeze(action));
    return action;
  };
  const seats = Array.from({ length: MOST_SEATS }, (_, seat) => seat);
  const one = made({ type: "roll", dice: 1 });
  const two = made({ type: "roll", dice: 2 });
  const keep = made({ type: "keep" });
  return {
    rollOne: [one],
    rollOneOrTwo: [one, two],
    keepOrRollOne: [keep, one],
    keepOrRollOneOrTwo: [keep, one, two],
    addOrLeave: [made({ type: "add" }), made({ type: "leave" })],
    charge: seats.map((seat) => made({ type: "charge", seat })),
    decline: made({ type: "decline" }),
    take: seats.map((from) => establishments.map(({ id }) => made({ type: "take", card: id, from }))),
    give: establishments.map(({ id }) => made({ type: "give", card: id })),
    build: establishments.map(({ id }) => made({ type: "build", card: id })),
    found: landmarks.map(({ id }) => made({ type: "found", landmark: id })),
    pass: made({ type: "pass" }),
    byNotation,
  };
}

/** One line for records, logs and the terminal. People count seats from 1. */
export function format(action: Action): string {
  switch (action.type) {
    case "roll":
      return action.dice === 1 ? "roll one die" : "roll two dice";
    case "keep":
      return "keep the roll";
    case "add":
      return "add to the total";
    case "leave":
      return "leave the total";
    case "charge":
      return `charge player ${action.seat + 1}`;
    case "decline":
      return "swap nothing";
    case "take":
      return `take ${action.card} from player ${action.from + 1}`;
    case "give":
      return `give ${action.card}`;
    case "build":
      return `build ${action.card}`;
    case "found":
      return `build ${action.landmark}`;
    case "pass":
      return "build nothing";
  }
}
