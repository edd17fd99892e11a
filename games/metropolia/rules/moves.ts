import type { Action } from "./action.ts";
import { lowestBit } from "./counts.ts";
import { MOST_SEATS } from "./seats.ts";

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
  readonly buildLandmark: readonly Action[];
  readonly pass: Action;
  /** All of them. */
  readonly all: readonly Action[];
}

/** Adds the moves with these indices, given one bit each, to a list. */
export function listed(indices: number, moves: readonly Action[], list: Action[]): void {
  for (let left = indices; left !== 0; left &= left - 1) list.push(moves[lowestBit(left)] as Action);
}

export function movesOf(establishments: readonly Named[], landmarks: readonly Named[]): Moves {
  const all: Action[] = [];
  const made = (action: Action): Action => {
    all.push(Object.freeze(action));
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
    buildLandmark: landmarks.map(({ id }) => made({ type: "build-landmark", landmark: id })),
    pass: made({ type: "pass" }),
    all,
  };
}
