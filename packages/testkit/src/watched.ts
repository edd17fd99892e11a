import {
  type Chance,
  canonical,
  chanceOf,
  eventsFor,
  type GameEvent,
  quickChance,
  recorded,
  type Seat,
  type Secret,
} from "@tabletown/kernel";
import { type Hidden, hiddenFrom, named, nameOfLeak, poolOf, someExchanges, twinWith } from "./exchange.ts";
import { difference, holds, LawBroken, type Subject } from "./subject.ts";
import { viewerName, wire } from "./viewer.ts";

/** A move that somebody watches. */
export interface WatchedMove<A> {
  readonly seat: Seat;
  readonly action: A;
}

/** What became of a move, as one viewer saw it. */
export interface Watched<S, V> {
  readonly after: S;
  readonly viewAfter: V;
  readonly seen: readonly GameEvent[];
  /** What is compared, as it would be sent. */
  readonly view: string;
  readonly events: string;
  readonly draws: string;
  readonly reveals: boolean;
}

export function applied<S, A, V, O, E extends GameEvent>(
  { game, state }: Pick<Hidden<S, A, V, O, E>, "game" | "state">,
  { seat, action }: WatchedMove<A>,
  luck: number,
) {
  const after = game.copy(state);
  const events: E[] = [];
  const draws: number[] = [];
  game.apply(after, seat, action, recorded(fromLuck(luck), draws), (event) => events.push(event));
  return { after, events, draws };
}

/** The same luck again and again; most moves never ask for it. */
function fromLuck(luck: number): Chance {
  let source: Chance | undefined;
  return chanceOf((n) => {
    source ??= quickChance(luck);
    return source.int(n);
  });
}

export function watchedBy<S, A, V, O, T, E extends GameEvent>(
  { openChoices }: Pick<Subject<S, A, V, O, T, E>, "openChoices">,
  hidden: Hidden<S, A, V, O, E>,
  move: WatchedMove<A>,
): Watched<S, V> {
  const { game, viewer } = hidden;
  const { after, events, draws } = applied(hidden, move, 11);
  const seen = eventsFor(events, viewer);
  const viewAfter = game.view(after, viewer);
  const secret = openChoices === undefined ? seen : seen.filter(({ what }) => !openChoices.includes(what));
  return {
    after,
    viewAfter,
    seen,
    view: wire(viewAfter),
    events: wire(secret),
    draws: wire(draws),
    reveals: events.some((event) => event.reveals),
  };
}

function alike<S, V>(here: Watched<S, V>, there: Watched<S, V>): boolean {
  // Where luck was asked for differently nothing can be compared.
  return here.draws !== there.draws || (here.view === there.view && here.events === there.events);
}

/** Two worlds that looked alike to a viewer before a move, and what was seen of it in each. */
export interface Pair<S, V> {
  readonly here: Watched<S, V>;
  readonly there: Watched<S, V>;
}

/**
 * The same move with the same luck in a world that the viewer cannot tell apart. What the viewer sees of it must be
 * the same, unless the move reveals; and then only what is no secret afterwards may differ.
 */
export function checkTwinMove<S, A, V, O, T, E extends GameEvent>(
  subject: Subject<S, A, V, O, T, E>,
  hidden: Hidden<S, A, V, O, E>,
  move: WatchedMove<A>,
  { here, there }: Pair<S, V>,
  dice: Chance,
): void {
  if (alike(here, there)) return;
  const { game } = hidden;
  const notation = game.format(move.action);
  const inWorld = (state: S): Watched<S, V> | undefined => {
    const isLegal = game.actions(state, move.seat).some((action) => game.format(action) === notation);
    return isLegal ? watchedBy(subject, { ...hidden, state }, move) : undefined;
  };
  const leak = (): string => {
    return nameOfLeak(hidden, (state) => {
      const other = inWorld(state);
      return other !== undefined && !alike(here, other);
    });
  };
  const line = `"${notation}" by seat ${move.seat}`;
  const who = viewerName(hidden.viewer);
  const shown = stillSecret(hidden, here, inWorld, dice);
  if (shown !== undefined) {
    const [law, part] = lawOf(here, shown);
    throw new LawBroken(law, `${part} of ${line} show ${who} ${leak()}\n${differenceOf(here, shown)}`);
  }
  holds("what shows something hidden says so", here.reveals || there.reveals, () => {
    const told = here.seen.map(({ what }) => what).join(", ") || "none at all";
    return `${line} shows ${who} ${leak()}, and no event of it carries "reveals" (${told})\n${differenceOf(here, there)}`;
  });
}

function lawOf<S, V>(here: Watched<S, V>, there: Watched<S, V>): readonly [law: string, part: string] {
  return here.view === there.view
    ? ["no event shows a secret", "the events"]
    : ["no view shows a secret", "the views at the end"];
}

function differenceOf<S, V>(here: Watched<S, V>, there: Watched<S, V>): string {
  return here.view === there.view ? difference(here.events, there.events) : difference(here.view, there.view);
}

/** So many single exchanges are tried per move that shows something. */
const TRIED = 6;

/** A world in which the move looks different although only something differs that is still a secret after it. */
function stillSecret<S, A, V, O, E extends GameEvent>(
  hidden: Hidden<S, A, V, O, E>,
  here: Watched<S, V>,
  inWorld: (state: S) => Watched<S, V> | undefined,
  dice: Chance,
): Watched<S, V> | undefined {
  const { game, viewer } = hidden;
  const later = hiddenFrom(game, here.after, viewer);
  const known = becameKnown(hidden, later);
  for (const { touched, values: exchanged } of someExchanges(hidden, dice, TRIED)) {
    // Where both became known their exchange may well be seen.
    if (touched.every((index) => known.includes(keyOf(hidden.secrets[index])))) continue;
    const twin = twinWith(hidden, exchanged());
    const there = twin === undefined ? undefined : inWorld(twin.state);
    if (twin === undefined || there === undefined || alike(here, there)) continue;
    const laterThere = hiddenFrom(game, there.after, viewer);
    // If another value became known, that is what the move reveals; or else that it cannot be this one.
    if (known.join() !== becameKnown(hiddenFrom(game, twin.state, viewer), laterThere).join()) continue;
    if (later.secrets.length !== laterThere.secrets.length) continue;
    const values = laterThere.secrets.map(({ value }) => value);
    if (game.withSecrets(here.after, values) !== undefined) return there;
  }
  return undefined;
}

/** Pool and value of what the viewer did not know before a move and does after it, sorted. */
function becameKnown<S, A, V, O, E extends GameEvent>(
  hidden: Hidden<S, A, V, O, E>,
  later: Hidden<S, A, V, O, E>,
): readonly string[] {
  const still = later.unknown.map((index) => keyOf(later.secrets[index]));
  const before = hidden.unknown.map((index) => keyOf(hidden.secrets[index]));
  return before
    .filter((key) => {
      const index = still.indexOf(key);
      if (index < 0) return true;
      still.splice(index, 1);
      return false;
    })
    .sort();
}

function keyOf(secret: Secret | undefined): string {
  return secret === undefined ? "" : `${poolOf(secret)}: ${canonical(secret.value)}`;
}

/**
 * Two choices of another seat after which the viewer sees the same position. What was chosen is a secret, and no
 * event may tell; unless it was revealed and is none any more.
 */
export function checkHiddenChoice<S, A, V, O, E extends GameEvent>(
  { game, viewer }: Hidden<S, A, V, O, E>,
  seat: Seat,
  { here, there }: Pair<S, V>,
): void {
  if (here.draws !== there.draws || here.view !== there.view || here.events === there.events) return;
  const afterwards = (state: S): string => {
    const { secrets, unknown } = hiddenFrom(game, state, viewer);
    const left = unknown.map((index) => `${secrets[index]?.name}: ${keyOf(secrets[index])}`);
    return left.sort().join("\n");
  };
  if ((here.reveals || there.reveals) && afterwards(here.after) === afterwards(there.after)) return;
  const later = hiddenFrom(game, here.after, viewer);
  const other = hiddenFrom(game, there.after, viewer);
  const index = later.unknown.find((n) => canonical(later.secrets[n]) !== canonical(other.secrets[n] ?? "none"));
  const secret = index === undefined ? undefined : later.secrets[index];
  const name = secret === undefined ? `which of two choices seat ${seat} made` : named(secret);
  holds("no event shows a secret", false, () => {
    return `the events of a choice of seat ${seat} show ${viewerName(viewer)} ${name}\n${difference(here.events, there.events)}`;
  });
}
