import type { Chance, Seat } from "@tabletown/kernel";
import { addTile } from "./effects.ts";
import { type Ruleset, STACK_ORDER } from "./ruleset.ts";
import { type Borough, type Hand, MARKER, type Phase, type State, type Tile } from "./state.ts";

/** A borough lies open. */
export type BoroughView = Omit<Borough, "frontier" | "tiles"> & { readonly tiles: readonly Tile[] };

export interface HandView {
  readonly chosen: boolean;
  /** Both goals dealt, for their owner alone. */
  readonly dealt: readonly string[];
  /** The goal kept: known to its owner, and to all when the game is over. */
  readonly kept: string;
}

export interface View {
  /** Whose eyes; absent for a spectator. */
  readonly viewer?: Seat;
  readonly phase: Phase;
  readonly first: Seat;
  readonly turn: Seat;
  readonly round: number;
  readonly last: number;
  readonly boroughs: readonly BoroughView[];
  readonly market: readonly string[];
  /** What each space of the market adds to the price. */
  readonly prices: readonly number[];
  readonly supply: readonly number[];
  /** Every tile that has come up so far, in order. */
  readonly seen: readonly string[];
  /** How many are still face down in the stacks. */
  readonly left: number;
  readonly removed: readonly string[];
  readonly goals: readonly string[];
  readonly hands: readonly HandView[];
}

export function view(rules: Ruleset, s: State, seat: Seat | undefined): View {
  const over = s.phase.is === "over";
  return {
    ...(seat !== undefined && { viewer: seat }),
    phase: s.phase,
    first: s.first,
    turn: s.turn,
    round: s.round,
    last: s.last,
    boroughs: s.boroughs.map(({ frontier: _, tiles, ...numbers }) => ({ ...numbers, tiles })),
    market: s.market,
    prices: rules.prices,
    supply: s.supply,
    seen: s.stack.slice(0, s.drawn),
    left: s.stack.length - s.drawn,
    removed: s.removed,
    goals: s.goals,
    hands: s.hands.map(({ dealt, kept }, owner) => ({
      chosen: kept !== "",
      dealt: owner === seat ? dealt : [],
      kept: owner === seat || over ? kept : "",
    })),
  };
}

/** Where tiles may go follows from the tiles. */
function borough(rules: Ruleset, { tiles, ...numbers }: BoroughView): Borough {
  const whole: Borough = { ...numbers, tiles: [], frontier: [] };
  for (const { kind, at, under } of tiles) addTile(rules, whole, kind, at, under);
  whole.tiles = tiles;
  return whole;
}

/** Deals everything the viewer cannot see anew: the stacks, the box and the goals of others. */
export function guess(rules: Ruleset, v: View, chance: Chance): State {
  return {
    phase: v.phase,
    first: v.first,
    turn: v.turn,
    round: v.round,
    last: v.last,
    boroughs: v.boroughs.map((each) => borough(rules, each)),
    market: v.market,
    supply: v.supply,
    stack: [...v.seen, ...guessStack(rules, v, chance)],
    drawn: v.seen.length,
    removed: v.removed,
    goals: v.goals,
    hands: guessHands(rules, v, chance),
  };
}

/** The sizes of the stacks are known, so each place holds some unseen tile of a known letter (SPEC 2.1 to 2.3). */
function guessStack(rules: Ruleset, v: View, chance: Chance): string[] {
  const sizes = rules.stacksFor(v.hands.length);
  const seen = new Map<string, number>();
  for (const tile of v.seen) seen.set(tile, (seen.get(tile) ?? 0) + 1);
  const markerSeen = seen.has(MARKER);
  const hidden: string[] = [];
  let past = v.seen.length - (markerSeen ? 1 : 0);
  for (const letter of STACK_ORDER) {
    const unseen = rules.tiles[letter].filter((tile) => {
      const known = seen.get(tile) ?? 0;
      if (known > 0) seen.set(tile, known - 1);
      return known === 0;
    });
    chance.shuffle(unseen);
    const size = sizes[letter] + (letter === "C" && rules.under.from === "box" ? rules.under.count : 0);
    const left = Math.max(0, size - past);
    past = Math.max(0, past - size);
    hidden.push(...unseen.slice(0, left));
  }
  if (markerSeen) return hidden;
  // The marker lies with equal chance anywhere among the tiles it was shuffled with that are still to come.
  const below = rules.under.count;
  const choices = Math.min(sizes.withMarker, hidden.length - below);
  hidden.splice(hidden.length - below - chance.int(choices + 1), 0, MARKER);
  return hidden;
}

function guessHands(rules: Ruleset, v: View, chance: Chance): Hand[] {
  const known = new Set([...v.goals, ...v.hands.flatMap(({ dealt, kept }) => [...dealt, kept])]);
  const pool = rules.goals.pool.filter((goal) => !known.has(goal));
  chance.shuffle(pool);
  return v.hands.map(({ chosen, dealt, kept }) => {
    if (dealt.length === rules.goals.dealt) return { dealt, kept };
    const drawn = pool.splice(0, rules.goals.dealt - (kept === "" ? 0 : 1));
    if (kept !== "") return { dealt: [kept, ...drawn], kept };
    return { dealt: drawn, kept: chosen ? (drawn[0] as string) : "" };
  });
}
