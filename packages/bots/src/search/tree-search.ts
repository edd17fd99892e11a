import { added, type Chance, type Game, type Seat } from "@tabletown/kernel";
import type { Weighed } from "../bot.ts";
import type { Meter } from "../budget.ts";
import type { Judge } from "../judge.ts";
import type { KnownPosition } from "../lookahead.ts";
import type { Mind } from "../mind.ts";
import { certain } from "../outcomes.ts";
import type { Policy } from "../policy/policy.ts";
import type { Thinking } from "../thinking.ts";
import { type Edge, type Node, newEdge, newNode, offerTo, treeChance } from "./tree.ts";

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
  const root = newNode<S, A>();
  const best = first[0]?.value ?? 0;
  const edges = first.map(({ action, value }) => {
    const values: number[] = [];
    values[seat] = value;
    return newEdge<S, A>(
      action,
      seat,
      Math.exp((value - best) / settings.priorTemperature),
      values,
      settings.priorVisits,
    );
  });
  root.edges = edges;
  const soFar = (): Weighed<A>[] =>
    edges
      .map((edge) => ({ action: edge.action, value: meanOf(edge, 0), visits: edge.visits }))
      .sort((a, b) => b.visits - a.visits || b.value - a.value);
  const descend = descent(context, root, worlds, chance);
  for (let n = 0; !meter.spent(); n++) {
    descend(n % worlds.length);
    meter.tick();
    if (n % STEP === STEP - 1) yield soFar;
  }
  return soFar();
}

/** One iteration: down the tree in one of the worlds, judge, and back up. */
function descent<S, A>(
  context: SearchContext<S, A>,
  root: Node<S, A>,
  worlds: readonly S[],
  chance: Chance,
): (world: number) => void {
  const { game, judge, settings } = context;
  const luck = treeChance<S, A>(chance);
  const path: Edge<S, A>[] = [];
  const nodes: Node<S, A>[] = [];
  // What is hidden differs between worlds, and what they offer with it, except at the root.
  const hidden = worlds.length > 1;
  return (world) => {
    path.length = 0;
    nodes.length = 0;
    luck.start();
    let node = root;
    node.visits++;
    let edges = node.edges as readonly Edge<S, A>[];
    let s = worlds[world] as S;
    // Whether somebody else will go on from this state too.
    let shared = true;
    let values: readonly number[] | undefined;
    while (values === undefined) {
      const edge: Edge<S, A> = select(edges, node, settings);
      path.push(edge);
      nodes.push(node);
      const last = path.length === settings.maxDepth;
      const there = !hidden || last || edge.node === undefined ? undefined : offerTo(edge.node, world);
      if (there?.state !== undefined) {
        node = edge.node as Node<S, A>;
        node.visits++;
        edges = there.edges;
        s = there.state;
        shared = true;
        continue;
      }
      // What it was worth when seen from above, except from the root, where luck was averaged: no need to go there.
      if (edge.values !== undefined && edge.next !== undefined && edge.node === undefined && path.length > 1 && !last) {
        values = edge.values;
        edge.node = newNode();
        edge.node.visits = 1;
        edge.node.par = values[edge.next] as number;
        break;
      }
      if (shared) s = game.copy(s);
      shared = false;
      luck.depart(edge);
      game.apply(s, edge.mover, edge.action, luck);
      node = luck.arrive();
      const [mover] = game.toAct(s);
      if (mover === undefined || last) {
        values = judge.values(s);
        break;
      }
      const fresh = node.visits++ === 0;
      const repeats = hidden && !luck.blind;
      const offer = repeats ? offerTo(node, world) : undefined;
      if (offer !== undefined) {
        edges = offer.edges;
        offer.state = s;
        shared = true;
      } else if (!hidden && node.edges !== undefined) edges = node.edges;
      else {
        if (fresh && judge.settled(s)) {
          values = judge.values(s);
          node.par = values[mover] as number;
          break;
        }
        edges = optionsOf(context, node, s, mover);
        if (repeats) node.offers = { world, edges, state: undefined, next: node.offers };
        if (fresh) values = bestPrior(edges, mover);
      }
    }
    for (let i = 0; i < path.length; i++) {
      const edge = path[i] as Edge<S, A>;
      const from = nodes[i] as Node<S, A>;
      const value = values[edge.mover] as number;
      edge.visits++;
      edge.weight++;
      edge.sum += value;
      from.tried++;
      from.sum += value;
    }
  };
}

/** The edges that this world offers here; those met for the first time are looked at once. Lists of edges are not changed. */
function optionsOf<S, A>(context: SearchContext<S, A>, node: Node<S, A>, s: S, mover: Seat): readonly Edge<S, A>[] {
  const { game, mind } = context;
  const listed = game.actions(s, mover);
  const actions = mind.candidates?.(s, mover, listed) ?? listed;
  const before = node.edges;
  if (before === undefined && actions.length > 1) node.par ??= context.heuristic.values(s)[mover] as number;
  const offered = node.offers?.edges;
  if (offered !== undefined && isOffered(offered, actions)) return offered;
  // In its size at once: there are many of them, and they stay.
  const here = new Array<Edge<S, A>>(actions.length);
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i] as A;
    let edge = before && (edgeWith(before, action, i) ?? edgeNamed(game, node, before, action));
    if (edge === undefined) {
      edge = actions.length === 1 ? newEdge(action, mover) : newEdgeWithPrior(context, node, s, mover, action);
      node.named?.set(nameOf(game, edge), edge);
      if (before !== undefined) node.edges = added(node.edges as readonly Edge<S, A>[], edge);
    }
    here[i] = edge;
  }
  node.edges ??= here;
  return here;
}

/** Whether a world offers just what the last one did. */
function isOffered<S, A>(edges: readonly Edge<S, A>[], actions: readonly A[]): boolean {
  if (edges.length !== actions.length) return false;
  for (let i = 0; i < edges.length; i++) if ((edges[i] as Edge<S, A>).action !== actions[i]) return false;
  return true;
}

/** Rules that make moves once list the same object again, mostly in the same `place`. */
function edgeWith<S, A>(edges: readonly Edge<S, A>[], action: A, place: number): Edge<S, A> | undefined {
  if (place < edges.length && (edges[place] as Edge<S, A>).action === action) return edges[place];
  for (let i = 0; i < edges.length; i++) if ((edges[i] as Edge<S, A>).action === action) return edges[i];
  return undefined;
}

/** An edge that other worlds left here. Most nodes have few: looking through them is quicker than making a map. */
function edgeNamed<S, A>(
  game: Game<S, A>,
  node: Node<S, A>,
  edges: readonly Edge<S, A>[],
  action: A,
): Edge<S, A> | undefined {
  if (node.named === undefined && edges.length > FEW_EDGES)
    node.named = new Map(edges.map((edge) => [nameOf(game, edge), edge]));
  const name = game.format(action);
  if (node.named !== undefined) return node.named.get(name);
  for (let i = 0; i < edges.length; i++) if (nameOf(game, edges[i] as Edge<S, A>) === name) return edges[i];
  return undefined;
}

/** Written when it is first asked for: where worlds offer the same objects, it never is. */
function nameOf<S, A>(game: Game<S, A>, edge: Edge<S, A>): string {
  edge.name ??= game.format(edge.action);
  return edge.name;
}

/** An edge with what can be seen of it in one step. What depends on luck is left for the visits to find out. */
function newEdgeWithPrior<S, A>(
  { game, judge, heuristic, settings }: SearchContext<S, A>,
  node: Node<S, A>,
  s: S,
  mover: Seat,
  action: A,
): Edge<S, A> {
  const after = certain(game, s, mover, action);
  if (after === undefined) return newEdge<S, A>(action, mover);
  const values = judge.settled(after) ? judge.values(after) : undefined;
  const value = (values ?? heuristic.values(after))[mover] as number;
  const prior = Math.exp((value - (node.par ?? value)) / settings.priorTemperature);
  const edge = newEdge<S, A>(action, mover, prior, values, settings.priorVisits);
  if (values !== undefined) edge.next = game.toAct(after)[0];
  return edge;
}

function bestPrior<S, A>(edges: readonly Edge<S, A>[], mover: Seat): readonly number[] | undefined {
  let best: readonly number[] | undefined;
  for (const { values } of edges) {
    if (values !== undefined && (best === undefined || (values[mover] as number) > (best[mover] as number))) {
      best = values;
    }
  }
  return best;
}

function meanOf<S, A>({ sum, weight }: Edge<S, A>, unknown: number): number {
  return weight === 0 ? unknown : sum / weight;
}

/** The edge with the best sum of value and the wish to know more about it. */
function select<S, A>(
  edges: readonly Edge<S, A>[],
  { visits, tried, sum }: Node<S, A>,
  settings: SearchSettings,
): Edge<S, A> {
  let priors = 0;
  for (let i = 0; i < edges.length; i++) priors += (edges[i] as Edge<S, A>).prior;
  const unknown = tried === 0 ? 0.5 : sum / tried;
  const attention = (settings.exploration * Math.sqrt(visits)) / priors;
  let chosen = edges[0] as Edge<S, A>;
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < edges.length; i++) {
    const edge = edges[i] as Edge<S, A>;
    const score = meanOf(edge, unknown) + (attention * edge.prior) / (1 + edge.visits);
    if (score > best) {
      best = score;
      chosen = edge;
    }
  }
  return chosen;
}
