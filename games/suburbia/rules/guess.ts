import type { Chance } from "@tabletown/kernel";
import { addTile } from "./effects.ts";
import { type Kind, kindsOn, type Ruleset, STACK_ORDER } from "./ruleset.ts";
import { markerPlaces } from "./stack.ts";
import { type Borough, type Hand, MARKER, type State } from "./state.ts";
import type { BoroughView, View } from "./view.ts";

/** Where tiles may go follows from the tiles. */
function borough(rules: Ruleset, { tiles, ...numbers }: BoroughView): Borough {
  const whole: Borough = { ...numbers, tiles: [], kinds: [], frontier: [] };
  for (const { kind, hex, under } of tiles) addTile(rules, whole, rules.kinds.get(kind) as Kind, { hex, under });
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
    market: kindsOn(rules, v.market),
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
  const { deepest, count } = markerPlaces(rules, v.hands.length, hidden.length);
  hidden.splice(deepest - chance.int(count), 0, MARKER);
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
    return { dealt: drawn, kept: chosen ? (drawn[chance.int(drawn.length)] as string) : "" };
  });
}
