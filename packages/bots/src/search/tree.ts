import { type Chance, chanceOf, type Seat } from "@tabletown/kernel";

/** A point where somebody chooses, shared by all worlds that came here by the same choices and the same luck. */
export interface Node<A> {
  visits: number;
  /** How often an edge was taken, and the values that came of it for who chose it. */
  tried: number;
  sum: number;
  /** Every option met here in any world; undefined until somebody had to choose. */
  edges: Edge<A>[] | undefined;
  /** The same by notation, where worlds may offer different options. */
  named: Map<string, Edge<A>> | undefined;
  /** The edges that each world offers here, by its number, where the way here determines its state. */
  offered: Edge<A>[][] | undefined;
  /** What the node was worth to the seat that chooses when it was first judged. */
  par: number | undefined;
}

/** A choice and what became of it. */
export interface Edge<A> {
  readonly action: A;
  /** Who chooses here, which follows from the way to the node: values are kept for them alone. */
  readonly mover: Seat;
  /** How promising it looked at first sight, against the other edges of its node. */
  readonly promise: number;
  /** Value for each seat at first sight, where that could be seen. */
  readonly first: readonly number[] | undefined;
  visits: number;
  /** What the mean is taken over: the visits, and some more for the first sight. */
  weight: number;
  sum: number;
  /** Made when it is first taken. */
  luck: Luck<A> | undefined;
}

/** What the rules drew while an edge was played: one of these per draw, a node at the end. */
export interface Luck<A> {
  visits: number;
  /** One per possible draw, made when the rules first ask here. */
  next: (Luck<A> | undefined)[] | undefined;
  node: Node<A> | undefined;
}

export function newNode<A>(): Node<A> {
  return { visits: 0, tried: 0, sum: 0, edges: undefined, named: undefined, offered: undefined, par: undefined };
}

export function newLuck<A>(): Luck<A> {
  return { visits: 0, next: undefined, node: undefined };
}

/** The value at first sight, if any, counts for `trust` visits. */
export function newEdge<A>(
  action: A,
  mover: Seat,
  promise = 1,
  first: readonly number[] | undefined = undefined,
  trust = 0,
): Edge<A> {
  const weight = first === undefined ? 0 : trust;
  const sum = first === undefined ? 0 : trust * (first[mover] as number);
  return { action, mover, promise, first, visits: 0, weight, sum, luck: undefined };
}

/** Chances with more outcomes than this are drawn blindly and share one node: a shuffle does, two dice do not. */
const MOST = 36;

/**
 * Luck inside the tree. Every draw goes to an outcome drawn least often so far, so that a few visits
 * already see a fair sample: dice add little noise to the comparison of two choices.
 */
export interface TreeChance<A> extends Chance {
  /** Whether something was drawn blindly on the way: the same node may be another state next time. */
  readonly blind: boolean;
  /** Starts at the root. */
  start(): void;
  /** Starts at an edge. */
  depart(from: Edge<A>): void;
  /** The node that the draws since then led to. */
  arrive(): Node<A>;
}

export function treeChance<A>(chance: Chance): TreeChance<A> {
  let at: Luck<A> = newLuck();
  let ways = 1;
  let blind = false;
  const even = chanceOf((n) => {
    ways *= n;
    if (ways > MOST) {
      blind = true;
      return chance.int(n);
    }
    at.next ??= new Array<Luck<A> | undefined>(n).fill(undefined);
    const drawn = leastVisited(at.next, chance);
    const next = at.next[drawn] ?? newLuck<A>();
    at.next[drawn] = next;
    next.visits++;
    at = next;
    return drawn;
  });
  return {
    ...even,
    get blind() {
      return blind;
    },
    start() {
      blind = false;
    },
    depart(from) {
      from.luck ??= newLuck();
      at = from.luck;
      ways = 1;
    },
    arrive() {
      at.node ??= newNode();
      return at.node;
    },
  };
}

function leastVisited<A>(next: readonly (Luck<A> | undefined)[], chance: Chance): number {
  const n = next.length;
  // Starting anywhere breaks ties without favour.
  const start = chance.int(n);
  let least = start;
  let fewest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < n; i++) {
    const drawn = start + i < n ? start + i : start + i - n;
    const visits = next[drawn]?.visits ?? 0;
    if (visits < fewest) {
      fewest = visits;
      least = drawn;
    }
  }
  return least;
}
