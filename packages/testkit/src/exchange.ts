import { type Chance, type Game, type GameEvent, grouped, type Json, type Secret, same } from "@tabletown/kernel";
import type { Viewer } from "./viewer.ts";

/** The same position with some secrets exchanged that a viewer may not know. */
export interface Twin<S> {
  readonly state: S;
  /** The values, in the order of `secrets`. */
  readonly values: readonly Json[];
}

/** A position as the laws exchange its secrets: who must not notice, and what may be exchanged. */
export interface Hidden<S, A, V, O, E extends GameEvent> {
  readonly game: Game<S, A, V, O, E>;
  readonly state: S;
  readonly viewer: Viewer;
  readonly secrets: readonly Secret[];
  /** Indices of the secrets that the viewer may not know. */
  readonly unknown: readonly number[];
}

export function hiddenFrom<S, A, V, O, E extends GameEvent>(
  game: Game<S, A, V, O, E>,
  state: S,
  viewer: Viewer,
): Hidden<S, A, V, O, E> {
  const secrets = game.secrets(state);
  const unknown = secrets.flatMap((secret, index) => (isKnown(secret, viewer) ? [] : [index]));
  return { game, state, viewer, secrets, unknown };
}

export function isKnown({ knownTo }: Secret, viewer: Viewer): boolean {
  return viewer !== undefined && knownTo.includes(viewer);
}

/** What a secret is exchanged with: its pool, or alone by its name. */
export function poolOf({ pool, name }: Secret): string {
  return pool ?? name;
}

const TRIES = 4;

/** Exchanges as much as possible at random; nothing where no other values can be, or none that differ were met. */
export function exchanged<S, A, V, O, E extends GameEvent>(
  hidden: Hidden<S, A, V, O, E>,
  dice: Chance,
): Twin<S> | undefined {
  if (hidden.unknown.length === 0) return undefined;
  for (let n = 0; n < TRIES; n++) {
    const twin = twinWith(hidden, shuffledValues(hidden, dice));
    if (twin !== undefined) return twin;
  }
  for (const { values } of someExchanges(hidden, dice, TRIES)) {
    const twin = twinWith(hidden, values());
    if (twin !== undefined) return twin;
  }
  return undefined;
}

/** The position with these values, unless they are its own or cannot be. */
export function twinWith<S, A, V, O, E extends GameEvent>(
  { game, state, secrets }: Hidden<S, A, V, O, E>,
  values: readonly Json[],
): Twin<S> | undefined {
  if (secrets.every(({ value }, index) => same(value, values[index]))) return undefined;
  const twin = game.withSecrets(state, values);
  return twin === undefined ? undefined : { state: twin, values };
}

function shuffledValues<S, A, V, O, E extends GameEvent>(
  { secrets, unknown }: Hidden<S, A, V, O, E>,
  dice: Chance,
): Json[] {
  const values = secrets.map(({ value }) => value);
  for (const index of unknown) {
    const { pool, others = [] } = secrets[index] as Secret;
    if (pool === undefined && others.length > 0) values[index] = others[dice.int(others.length)] as Json;
  }
  const pooled = unknown.filter((index) => secrets[index]?.pool !== undefined);
  for (const indices of grouped(pooled, (index) => secrets[index]?.pool).values()) {
    const shuffled = indices.map((index) => values[index] as Json);
    dice.shuffle(shuffled);
    for (const [n, index] of indices.entries()) values[index] = shuffled[n] as Json;
  }
  return values;
}

export interface SingleExchange {
  /** Whose values differ from the true ones: one secret, or two of a pool. */
  readonly touched: readonly number[];
  values(): readonly Json[];
}

/** Every way to exchange two unknown secrets of a pool, or to give one of them another value. */
function* singleExchanges<S, A, V, O, E extends GameEvent>(hidden: Hidden<S, A, V, O, E>): Generator<SingleExchange> {
  for (const [n, index] of hidden.unknown.entries()) yield* exchangesOf(hidden, index, hidden.unknown.slice(n + 1));
}

function* exchangesOf<S, A, V, O, E extends GameEvent>(
  { secrets }: Hidden<S, A, V, O, E>,
  index: number,
  partners: readonly number[],
): Generator<SingleExchange> {
  const values = (): readonly Json[] => secrets.map((secret) => secret.value);
  const { value, pool, others = [] } = secrets[index] as Secret;
  if (pool === undefined) {
    for (const other of others) {
      if (!same(value, other)) yield { touched: [index], values: () => values().with(index, other) };
    }
    return;
  }
  for (const partner of partners) {
    const other = secrets[partner] as Secret;
    if (other.pool !== pool || same(value, other.value)) continue;
    yield { touched: [index, partner], values: () => values().with(index, other.value).with(partner, value) };
  }
}

/** Some single exchanges, chosen at random. */
export function* someExchanges<S, A, V, O, E extends GameEvent>(
  hidden: Hidden<S, A, V, O, E>,
  dice: Chance,
  count: number,
): Generator<SingleExchange> {
  const { unknown } = hidden;
  for (let n = 0; n < count; n++) {
    const index = unknown[dice.int(unknown.length)] as number;
    const all = [...exchangesOf(hidden, index, unknown)];
    const chosen = all.length === 0 ? undefined : all[dice.int(all.length)];
    if (chosen !== undefined) yield chosen;
  }
}

/** No more are tried to find out which secret it is that shows. */
const SEARCHED = 400;

/** Whichever secret it is that shows, told by name together with who alone may know it. */
export function nameOfLeak<S, A, V, O, E extends GameEvent>(
  hidden: Hidden<S, A, V, O, E>,
  shows: (twin: S) => boolean,
): string {
  const found = new Map<number, number>();
  let searched = 0;
  for (const { touched, values } of singleExchanges(hidden)) {
    if (searched++ === SEARCHED) break;
    const twin = twinWith(hidden, values());
    if (twin === undefined || !shows(twin.state)) continue;
    for (const index of touched) found.set(index, (found.get(index) ?? 0) + 1);
  }
  // Whatever shows differs in every exchange; what it is exchanged with only in that one.
  const [most] = [...found].sort(([, a], [, b]) => b - a);
  const secret = most === undefined ? undefined : hidden.secrets[most[0]];
  if (secret !== undefined) return named(secret);
  const pools = new Set(hidden.unknown.map((index) => poolOf(hidden.secrets[index] as Secret)));
  return `something of ${[...pools].map((pool) => `"${pool}"`).join(" or ")} that it may not know`;
}

export function named({ name, knownTo }: Secret): string {
  if (knownTo.length === 0) return `"${name}", which nobody may know`;
  const seats = knownTo.map(String);
  const last = seats.pop();
  const list = seats.length === 0 ? `seat ${last}` : `seats ${seats.join(", ")} and ${last}`;
  return `"${name}", which only ${list} may know`;
}
