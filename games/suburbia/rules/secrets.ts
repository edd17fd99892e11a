import type { Json, Seat, Secret } from "@tabletown/kernel";
import type { Stack } from "../data/table.ts";
import { copy } from "./copy.ts";
import { type Ruleset, STACK_ORDER } from "./ruleset.ts";
import { markerPlaces } from "./stack.ts";
import { type Hand, MARKER, type State } from "./state.ts";

const GOALS = "goals";

/**
 * The tiles to come, those left in the box, where the end marker lies, and the goals: dealt ones are known to their seat
 * alone, and so is which of them is kept until the game is over (SPEC 2.1, 2.2, 2.8, 10.2).
 */
export function secrets(rules: Ruleset, s: State): readonly Secret[] {
  return [...stackSecrets(rules, s), ...boxSecrets(rules, s), ...markerSecrets(rules, s), ...goalSecrets(rules, s)];
}

/** The same position with other hidden things; undefined unless they are the same things in other places. */
export function withSecrets(rules: Ruleset, s: State, values: readonly Json[]): State | undefined {
  const now = secrets(rules, s);
  if (values.length !== now.length || !fit(now, values)) return undefined;
  const given = values.values();
  const next = (): Json => given.next().value as Json;
  const tiles = hiddenTiles(s).map(() => next() as string);
  for (const _ of boxSecrets(rules, s)) next();
  for (const _ of markerSecrets(rules, s)) tiles.splice(next() as number, 0, MARKER);
  const hands = s.hands.map((hand) => withHandSecrets(s, hand, next));
  return { ...copy(s), stack: [...seenTiles(s), ...tiles], hands };
}

function seenTiles(s: State): readonly string[] {
  return s.stack.slice(0, s.drawn);
}

function hiddenTiles(s: State): readonly string[] {
  return s.stack.slice(s.drawn).filter((tile) => tile !== MARKER);
}

/** Tiles of one letter have the same back. */
function letterOf(rules: Ruleset, tile: string): Stack {
  return STACK_ORDER.find((letter) => rules.tiles[letter].includes(tile)) as Stack;
}

function stackSecrets(rules: Ruleset, s: State): Secret[] {
  return hiddenTiles(s).map((tile, index) => ({
    name: `tile ${index + 1} of the stack`,
    knownTo: [],
    value: tile,
    pool: letterOf(rules, tile),
    depth: index + 1,
  }));
}

function boxSecrets(rules: Ruleset, s: State): Secret[] {
  return STACK_ORDER.flatMap((letter) =>
    without(rules.tiles[letter], s.stack).map((tile) => ({
      name: `an ${letter} tile left in the box`,
      knownTo: [],
      value: tile,
      pool: letter,
    })),
  );
}

/** Its place among the hidden tiles, counted from the top. */
function markerSecrets(rules: Ruleset, s: State): Secret[] {
  const place = s.stack.indexOf(MARKER, s.drawn) - s.drawn;
  if (place < 0) return [];
  const { deepest, count } = markerPlaces(rules, s.hands.length, hiddenTiles(s).length);
  const others = Array.from({ length: count }, (_, i) => deepest - i).filter((each) => each !== place);
  return [{ name: "the place of the end marker", knownTo: [], value: place, others }];
}

function goalSecrets(rules: Ruleset, s: State): Secret[] {
  const known = [...s.goals, ...s.hands.flatMap(({ dealt }) => dealt)];
  return [
    ...s.hands.flatMap((hand, seat) => handSecrets(s, hand, seat)),
    ...without(rules.goals.pool, known).map((goal) => ({
      name: "a goal that was not dealt",
      knownTo: [],
      value: goal,
      pool: GOALS,
    })),
  ];
}

/** A goal that has been shown is none any more; whether it was dealt first or second nobody else learns. */
function handSecrets(s: State, { dealt, kept }: Hand, seat: Seat): Secret[] {
  const goals = hiddenGoals(s, { dealt, kept }).map((goal) => ({
    name: `a goal dealt to seat ${seat}`,
    knownTo: [seat],
    value: goal,
    pool: GOALS,
  }));
  if (kept === "") return goals;
  const index = dealt.indexOf(kept);
  const others = [...dealt.keys()].filter((each) => each !== index);
  return [...goals, { name: `which goal seat ${seat} keeps`, knownTo: [seat], value: index, others }];
}

function hiddenGoals(s: State, { dealt, kept }: Hand): readonly string[] {
  return s.phase.type === "over" ? dealt.filter((goal) => goal !== kept) : dealt;
}

function withHandSecrets(s: State, hand: Hand, next: () => Json): Hand {
  const goals = hiddenGoals(s, hand).map(() => next() as string);
  if (hand.kept === "") return { dealt: goals, kept: "" };
  const index = next() as number;
  if (s.phase.type === "over") return { dealt: goals.toSpliced(index, 0, hand.kept), kept: hand.kept };
  return { dealt: goals, kept: goals[index] as string };
}

/** Whether values are those of the secrets, exchanged within their pools, or others that they allow. */
function fit(now: readonly Secret[], values: readonly Json[]): boolean {
  const inPool = (pool: string, of: (secret: Secret, index: number) => Json | undefined): string =>
    JSON.stringify(now.flatMap((secret, index) => (secret.pool === pool ? [of(secret, index)] : [])).sort());
  const pools = [...STACK_ORDER, GOALS];
  return (
    pools.every((pool) => inPool(pool, ({ value }) => value) === inPool(pool, (_, index) => values[index])) &&
    now.every(({ pool, value, others = [] }, index) => {
      const given = values[index];
      return pool !== undefined || given === value || others.some((other) => other === given);
    })
  );
}

/** What is left of some things, each copy once, without others. */
function without(all: readonly string[], gone: readonly string[]): string[] {
  const left = [...all];
  for (const each of gone) {
    const index = left.indexOf(each);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}
