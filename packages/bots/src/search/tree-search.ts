import type { Chance, Game, Seat } from "@tabletown/kernel";
import type { Weighed } from "../bot.ts";
import type { Meter } from "../budget.ts";
import type { Judge } from "../judge.ts";
import type { KnownPosition } from "../lookahead.ts";
import type { Mind } from "../mind.ts";
import { certain } from "../outcomes.ts";
import type { Policy } from "../policy/policy.ts";
import type { Thinking } from "../thinking.ts";
import { type Edge, edgesOfferedTo, type Node, newEdge, newNode, treeChance } from "./tree.ts";

export interface SearchContext<S, A> {
  readonly game: Game<S, A>;
  readonly mind: Mind<S, A>;
  readonly judge: Judge<S>;
  /** The mind's own evaluation: orders options where the judge has no opinion, in the middle of a turn. */
  readonly heuristic: Judge<S>;
  /** Chooses in rollouts, if it has been learned for as many seats. */
  readonly policy: (s: S) => Policy<S, A> | undefined;
  readonly settings: SearchSettings;
}

export interface SearchSettings {
  /** How strongly promising and seldom visited options draw attention. */
  readonly exploration: number;
  /** The difference in win probability that makes the prior of an option e times smaller. */
  readonly priorTemperature: number;
  /** How many visits the value one step ahead counts for. */
  readonly priorVisits: number;
  /** Choices after which an iteration stops, wherever it is. */
  readonly maxDepth: number;
}

/** Edges of a node up to which they are looked through. */
const FEW_EDGES = 12;
/** Iterations between two moments at which somebody may ask or interrupt. */
const STEP = 64;

export const DEFAULT_SEARCH: SearchSettings = { exploration: 1, priorTemperature: 0.03, priorVisits: 2, maxDepth: 60 };

/**
 * Information-set tree search. Every iteration takes one sampled world down a tree that all worlds share,
 * so that nobody in it can act on what they cannot see. Where it leaves the tree the state is judged,
 * never played out at random. Tells and returns the options, best first; `first` is what is known of them before.
 */
export function* treeSearch<S, A>(
  context: SearchContext<S, A>,
  { seat, worlds }: KnownPosition<S>,
  first: readonly Weighed<A>[],
  chance: Chance,
  meter: Meter,
): Thinking<Weighed<A>[]> {
  const { settings } = context;
  const root = newNode<A>();
  const best = first[0]?.value ?? 0;
  const edges = first.map(({ action, value }) => {
    const values: number[] = [];
    values[seat] = value;
    return newEdge(action, seat, Math.exp((value - best) / settings.priorTemperature), values, settings.priorVisits);
  });
  root.edges = edges;
  const soFar = (): Weighed<A>[] =>
    edges
      .map((edge) => ({ action: edge.action, value: meanOf(edge, 0), visits: edge.visits }))
      .sort((a, b) => b.visits - a.visits || b.value - a.value);
  const descend = descent(context, root, seat, chance, worlds.length > 1);
  for (let n = 0; !meter.spent(); n++) {
    const world = n % worlds.length;
    descend(context.game.copy(worlds[world] as S), world);
    meter.tick();
    if (n % STEP === STEP - 1) yield soFar;
  }
  return soFar();
}

/** One iteration: down the tree in a world of its own, judge, and back up. */
function descent<S, A>(
  context: SearchContext<S, A>,
  root: Node<A>,
  seat: Seat,
  chance: Chance,
  hidden: boolean,
): (s: S, world: number) => void {
  const { game, judge, settings } = context;
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
      if (mover === undefined || path.length === settings.maxDepth) {
        values = judge.values(s);
        break;
      }
      const fresh = node.visits++ === 0 && node !== root;
      // What it was worth when seen from above, except from the root, where luck was averaged.
      const known = path.length > 1 ? path[path.length - 1]?.values : undefined;
      if (fresh && known !== undefined) {
        node.par = known[mover] as number;
        values = known;
        break;
      }
      // What is hidden differs between worlds, and what they offer with it, except at the root.
      const several = hidden && node !== root;
      const repeats = several && !luck.blind;
      let edges: readonly Edge<A>[] | undefined = several ? undefined : node.edges;
      if (repeats) edges = edgesOfferedTo(node, world);
      if (edges === undefined) {
        const settled = judge.settled(s);
        if (fresh && settled) {
          values = judge.values(s);
          node.par = values[mover] as number;
          break;
        }
        edges = optionsOf(context, node, s, mover, hidden);
        if (repeats) node.offered = { world, edges, next: node.offered };
        if (fresh) values = bestPrior(edges, mover);
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
function optionsOf<S, A>(context: SearchContext<S, A>, node: Node<A>, s: S, mover: Seat, hidden: boolean): Edge<A>[] {
  const { game, mind } = context;
  const listed = game.actions(s, mover);
  const actions = mind.candidates?.(s, mover, listed) ?? listed;
  const [only] = actions;
  if (node.edges === undefined) {
    node.edges = [];
    if (actions.length > 1) node.par ??= context.heuristic.values(s)[mover] as number;
  }
  const { edges } = node;
  if (!hidden) {
    if (actions.length === 1) edges.push(newEdge(only as A, mover));
    else for (const action of actions) edges.push(newEdgeWithPrior(context, node, s, mover, action));
    return edges;
  }
  // In its size at once: there are many of them, and they stay.
  const here = new Array<Edge<A>>(actions.length);
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i] as A;
    let edge = edgeWith(edges, action, i);
    if (edge === undefined) {
      const name = game.format(action);
      edge = edgeNamed(node, edges, name);
      if (edge === undefined) {
        edge = actions.length === 1 ? newEdge(action, mover) : newEdgeWithPrior(context, node, s, mover, action);
        edge.name = name;
        node.named?.set(name, edge);
        edges.push(edge);
      }
    }
    here[i] = edge;
  }
  return here;
}

/** Rules that make moves once list the same object again, mostly in the same `place`. */
function edgeWith<A>(edges: readonly Edge<A>[], action: A, place: number): Edge<A> | undefined {
  if (place < edges.length && (edges[place] as Edge<A>).action === action) return edges[place];
  for (let i = 0; i < edges.length; i++) if ((edges[i] as Edge<A>).action === action) return edges[i];
  return undefined;
}

/** Most nodes have few edges: looking through them is quicker than making a map. */
function edgeNamed<A>(node: Node<A>, edges: readonly Edge<A>[], name: string): Edge<A> | undefined {
  if (node.named !== undefined) return node.named.get(name);
  for (let i = 0; i < edges.length; i++) if ((edges[i] as Edge<A>).name === name) return edges[i];
  if (edges.length >= FEW_EDGES) node.named = new Map(edges.map((edge) => [edge.name, edge]));
  return undefined;
}

/** An edge with what can be seen of it in one step. What depends on luck is left for the visits to find out. */
function newEdgeWithPrior<S, A>(
  { game, judge, heuristic, settings }: SearchContext<S, A>,
  node: Node<A>,
  s: S,
  mover: Seat,
  action: A,
): Edge<A> {
  const after = certain(game, s, mover, action);
  if (after === undefined) return newEdge(action, mover);
  const values = judge.settled(after) ? judge.values(after) : undefined;
  const value = (values ?? heuristic.values(after))[mover] as number;
  const prior = Math.exp((value - (node.par ?? value)) / settings.priorTemperature);
  return newEdge(action, mover, prior, values, settings.priorVisits);
}

function bestPrior<A>(edges: readonly Edge<A>[], mover: Seat): readonly number[] | undefined {
  let best: readonly number[] | undefined;
  for (const { values } of edges) {
    if (values !== undefined && (best === undefined || (values[mover] as number) > (best[mover] as number))) {
      best = values;
    }
  }
  return best;
}

function meanOf<A>({ sum, weight }: Edge<A>, unknown: number): number {
  return weight === 0 ? unknown : sum / weight;
}

/** The edge with the best sum of value and the wish to know more about it. */
function select<A>(edges: readonly Edge<A>[], { visits, tried, sum }: Node<A>, settings: SearchSettings): Edge<A> {
  let priors = 0;
  for (let i = 0; i < edges.length; i++) priors += (edges[i] as Edge<A>).prior;
  const unknown = tried === 0 ? 0.5 : sum / tried;
  const attention = (settings.exploration * Math.sqrt(visits)) / priors;
  let chosen = edges[0] as Edge<A>;
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < edges.length; i++) {
    const edge = edges[i] as Edge<A>;
    const score = meanOf(edge, unknown) + (attention * edge.prior) / (1 + edge.visits);
    if (score > best) {
      best = score;
      chosen = edge;
    }
  }
  return chosen;
}
