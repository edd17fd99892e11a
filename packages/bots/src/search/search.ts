import type { Chance, Seat } from "@tabletown/kernel";
import type { Weighed } from "../bot.ts";
import type { Meter } from "../budget.ts";
import type { Instinct } from "../instinct/instinct.ts";
import type { Judge } from "../judge.ts";
import type { Sight } from "../lookahead.ts";
import { certain } from "../outcomes.ts";
import { type Edge, type Node, newEdge, newNode, treeChance } from "./tree.ts";

export interface SearchSight<S, A> extends Sight<S, A> {
  /** Orders options where the judge has no opinion: in the middle of a turn. */
  readonly hunch: Judge<S>;
  /** Chooses on a journey, if it has been learned for as many seats. */
  readonly instinct: (s: S) => Instinct<S, A> | undefined;
  readonly settings: SearchSettings;
}

export interface SearchSettings {
  /** How strongly promising and seldom visited options draw attention. */
  readonly curiosity: number;
  /** The difference in win probability that makes an option e times less promising at first sight. */
  readonly doubt: number;
  /** How many visits the value at first sight counts for. */
  readonly trust: number;
  /** Choices after which an iteration stops, wherever it is. */
  readonly deepest: number;
}

export const USUAL: SearchSettings = { curiosity: 1, doubt: 0.03, trust: 2, deepest: 60 };

/**
 * Information-set tree search. Every iteration takes one sampled world down a tree that all worlds share,
 * so that nobody in it can act on what they cannot see. Where it leaves the tree the state is judged,
 * never played out at random. Returns the options, best first; `first` is what is known of them before.
 */
export function search<S, A>(
  sight: SearchSight<S, A>,
  worlds: readonly S[],
  seat: Seat,
  first: readonly Weighed<A>[],
  chance: Chance,
  meter: Meter,
): Weighed<A>[] {
  const { settings } = sight;
  const root = newNode<A>();
  const best = first[0]?.value ?? 0;
  root.edges = first.map(({ action, value }) => {
    const values: number[] = [];
    values[seat] = value;
    return newEdge(action, seat, Math.exp((value - best) / settings.doubt), values, settings.trust);
  });
  const descend = descent(sight, root, seat, chance, worlds.length > 1);
  for (let n = 0; !meter.spent(); n++) {
    const world = n % worlds.length;
    descend(sight.game.copy(worlds[world] as S), world);
    meter.tick();
  }
  return root.edges
    .map((edge) => ({ action: edge.action, value: meanOf(edge, 0), visits: edge.visits }))
    .sort((a, b) => b.visits - a.visits || b.value - a.value);
}

/** One iteration: down the tree in a world of its own, judge, and back up. */
function descent<S, A>(
  sight: SearchSight<S, A>,
  root: Node<A>,
  seat: Seat,
  chance: Chance,
  hidden: boolean,
): (s: S, world: number) => void {
  const { game, judge, settings } = sight;
  const luck = treeChance<A>(chance);
  const path: Edge<A>[] = [];
  const nodes: Node<A>[] = [];
  return (s, world) => {
    path.length = 0;
    nodes.length = 0;
    luck.start();
    let node = root;
    let values: readonly number[] | undefined;
    while (values === undefined) {
      const waiting = game.toAct(s);
      const mover = node === root ? seat : waiting[0];
      if (mover === undefined || path.length === settings.deepest) {
        values = judge.values(s);
        break;
      }
      const fresh = node.visits++ === 0 && node !== root;
      // What it was worth when seen from above, except from the root, where luck was averaged.
      const known = path.length > 1 ? path[path.length - 1]?.first : undefined;
      if (fresh && known !== undefined) {
        node.par = known[mover] as number;
        values = known;
        break;
      }
      // What is hidden differs between worlds, and what they offer with it, except at the root.
      const several = hidden && node !== root;
      const repeats = several && !luck.blind;
      let edges = several ? undefined : node.edges;
      if (repeats) edges = node.offered?.[world];
      if (edges === undefined) {
        const settled = judge.settled(s);
        if (fresh && settled) {
          values = judge.values(s);
          node.par = values[mover] as number;
          break;
        }
        edges = optionsAt(sight, node, s, mover, hidden);
        if (repeats) {
          node.offered ??= [];
          node.offered[world] = edges;
        }
        if (fresh) values = bestAtFirstSight(edges, mover);
        if (values !== undefined) break;
      }
      const edge = select(edges, node, settings);
      path.push(edge);
      nodes.push(node);
      luck.depart(edge);
      game.apply(s, mover, edge.action, luck);
      node = luck.arrive();
    }
    for (let i = 0; i < path.length; i++) {
      const edge = path[i] as Edge<A>;
      const from = nodes[i] as Node<A>;
      const value = values[edge.mover] as number;
      edge.visits++;
      edge.weight++;
      edge.sum += value;
      from.tried++;
      from.sum += value;
    }
  };
}

/** The edges that this world offers here; those met for the first time are looked at once. */
function optionsAt<S, A>(sight: SearchSight<S, A>, node: Node<A>, s: S, mover: Seat, hidden: boolean): Edge<A>[] {
  const { game, mind } = sight;
  const listed = game.actions(s, mover);
  const actions = mind.candidates?.(s, mover, listed) ?? listed;
  const [only] = actions;
  if (node.edges === undefined) {
    node.edges = [];
    if (actions.length > 1) node.par ??= sight.hunch.values(s)[mover] as number;
  }
  const { edges } = node;
  if (!hidden) {
    if (actions.length === 1) edges.push(newEdge(only as A, mover));
    else for (const action of actions) edges.push(glance(sight, node, s, mover, action));
    return edges;
  }
  node.named ??= new Map();
  const here: Edge<A>[] = [];
  for (const action of actions) {
    const name = game.format(action);
    let edge = node.named.get(name);
    if (edge === undefined) {
      edge = actions.length === 1 ? newEdge(action, mover) : glance(sight, node, s, mover, action);
      node.named.set(name, edge);
      edges.push(edge);
    }
    here.push(edge);
  }
  return here;
}

/** An edge with what can be seen of it in one step. What depends on luck is left for the visits to find out. */
function glance<S, A>(
  { game, judge, hunch, settings }: SearchSight<S, A>,
  node: Node<A>,
  s: S,
  mover: Seat,
  action: A,
): Edge<A> {
  const after = certain(game, s, mover, action);
  if (after === undefined) return newEdge(action, mover);
  const values = judge.settled(after) ? judge.values(after) : undefined;
  const value = (values ?? hunch.values(after))[mover] as number;
  const promise = Math.exp((value - (node.par ?? value)) / settings.doubt);
  return newEdge(action, mover, promise, values, settings.trust);
}

function bestAtFirstSight<A>(edges: readonly Edge<A>[], mover: Seat): readonly number[] | undefined {
  let best: readonly number[] | undefined;
  for (const { first } of edges) {
    if (first !== undefined && (best === undefined || (first[mover] as number) > (best[mover] as number))) best = first;
  }
  return best;
}

function meanOf<A>({ sum, weight }: Edge<A>, unknown: number): number {
  return weight === 0 ? unknown : sum / weight;
}

/** The edge with the best sum of value and the wish to know more about it. */
function select<A>(edges: readonly Edge<A>[], { visits, tried, sum }: Node<A>, settings: SearchSettings): Edge<A> {
  let promises = 0;
  for (let i = 0; i < edges.length; i++) promises += (edges[i] as Edge<A>).promise;
  const unknown = tried === 0 ? 0.5 : sum / tried;
  const attention = (settings.curiosity * Math.sqrt(visits)) / promises;
  let chosen = edges[0] as Edge<A>;
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < edges.length; i++) {
    const edge = edges[i] as Edge<A>;
    const score = meanOf(edge, unknown) + (attention * edge.promise) / (1 + edge.visits);
    if (score > best) {
      best = score;
      chosen = edge;
    }
  }
  return chosen;
}
