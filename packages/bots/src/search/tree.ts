import { type Chance, chanceOf, type Seat } from "@tabletown/kernel";

/** A point where somebody chooses, shared by all worlds that came here by the same choices and the same luck. */
export interface Node<S, A> {
  visits: number;
  /** How often an edge was taken, and the values that came of it for who chose it. */
  tried: number;
  sum: number;
  /** Every option met here in any world; undefined until somebody had to choose. */
  edges: readonly Edge<S, A>[] | undefined;
  /** The same by notation, where worlds may offer different options. */
  named: Map<string, Edge<S, A>> | undefined;
  /** What worlds offer here, where the way here determines their state. */
  offers: WorldOffer<S, A> | undefined;
  /** What the node was worth to the seat that chooses when it was first judged. */
  par: number | undefined;
}

/** What a world offers at a node, and what others do: a chain, since most nodes are met by few worlds. */
export interface WorldOffer<S, A> {
  readonly world: number;
  readonly edges: readonly Edge<S, A>[];
  /**
   * The world at this node, kept when it comes here again, to go on from without the moves that lead here. Most come once:
   * to keep all states would cost more than the moves. It is not to be changed.
   */
  state: S | undefined;
  readonly next: WorldOffer<S, A> | undefined;
}

export function offerTo<S, A>(node: Node<S, A>, world: number): WorldOffer<S, A> | undefined {
  let offer = node.offers;
  while (offer !== undefined && offer.world !== world) offer = offer.next;
  return offer;
}

/** A choice and what became of it. */
export interface Edge<S, A> {
  readonly action: A;
  /** Its notation, where that was asked for to tell it from what another world offers. */
  name: string | undefined;
  /** Who chooses here, which follows from the way to the node: values are kept for them alone. */
  readonly mover: Seat;
  /** How promising it looked one step ahead, against the other edges of its node. */
  readonly prior: number;
  /** Value for each seat one step ahead, where that could be seen. */
  readonly values: readonly number[] | undefined;
  /** Who chooses after it, where there are such values; nobody where the game is over then. */
  next: Seat | undefined;
  visits: number;
  /** What the mean is taken over: the visits, and some more for the value one step ahead. */
  weight: number;
  sum: number;
  /** Where it leads without luck, made when it is first taken. */
  node: Node<S, A> | undefined;
  /** The same with luck, made when something is first drawn. */
  luck: ChanceNode<S, A> | undefined;
}

/** What the rules drew while an edge was played: one of these per draw, a node at the end. */
export interface ChanceNode<S, A> {
  visits: number;
  /** One per possible draw, made when the rules first ask here. */
  next: (ChanceNode<S, A> | undefined)[] | undefined;
  node: Node<S, A> | undefined;
}

export function newNode<S, A>(): Node<S, A> {
  return { visits: 0, tried: 0, sum: 0, edges: undefined, named: undefined, offers: undefined, par: undefined };
}

function newChanceNode<S, A>(): ChanceNode<S, A> {
  return { visits: 0, next: undefined, node: undefined };
}

/** The value one step ahead, if any, counts for `priorVisits` visits. */
export function newEdge<S, A>(
  action: A,
  mover: Seat,
  prior = 1,
  values: readonly number[] | undefined = undefined,
  priorVisits = 0,
): Edge<S, A> {
  const weight = values === undefined ? 0 : priorVisits;
  const sum = values === undefined ? 0 : priorVisits * (values[mover] as number);
  return {
    action,
    name: undefined,
    mover,
    prior,
    values,
    next: undefined,
    visits: 0,
    weight,
    sum,
    node: undefined,
    luck: undefined,
  };
}

/** Chances with more outcomes than this are drawn blindly and share one node: a shuffle does, two dice do not. */
const MOST_OUTCOMES = 36;

/**
 * Luck inside the tree. Every draw goes to an outcome drawn least often so far, so that a few visits
 * already see a fair sample: dice add little noise to the comparison of two choices.
 */
export interface TreeChance<S, A> extends Chance {
  /** Whether something was drawn blindly on the way: the same node may be another state next time. */
  readonly blind: boolean;
  /** Starts at the root. */
  start(): void;
  /** Starts at an edge. */
  depart(from: Edge<S, A>): void;
  /** The node that the draws since then led to. */
  arrive(): Node<S, A>;
}

export function treeChance<S, A>(chance: Chance): TreeChance<S, A> {
  let edge: Edge<S, A> | undefined;
  /** Undefined until something is drawn. */
  let current: ChanceNode<S, A> | undefined;
  let ways = 1;
  let blind = false;
  const even = chanceOf((n) => {
    ways *= n;
    if (ways > MOST_OUTCOMES) {
      blind = true;
      return chance.int(n);
    }
    if (current === undefined) {
      const from = edge as Edge<S, A>;
      from.luck ??= newChanceNode();
      current = from.luck;
    }
    current.next ??= new Array<ChanceNode<S, A> | undefined>(n);
    const drawn = leastVisited(current.next, chance);
    const next = current.next[drawn] ?? newChanceNode<S, A>();
    current.next[drawn] = next;
    next.visits++;
    current = next;
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
      edge = from;
      current = undefined;
      ways = 1;
    },
    arrive() {
      const reached = current ?? (edge as Edge<S, A>);
      reached.node ??= newNode();
      return reached.node;
    },
  };
}

function leastVisited<S, A>(next: readonly (ChanceNode<S, A> | undefined)[], chance: Chance): number {
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
