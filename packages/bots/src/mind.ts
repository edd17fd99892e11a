/**
 * # What a game tells its bots
 *
 * Bots know no game. A game that wants good opponents supplies a `Mind` in `games/<id>/bot/index.ts` and names it in
 * the catalog as `mind`. `games/_template/bot/index.ts` is a whole one in eight lines: `evaluate` and `scale` are
 * enough, and every level plays. In order of what it brings:
 *
 * 1. `evaluate(s)`: ONE NUMBER PER SEAT, higher is better for that seat, in the game's own unit
 *    (expected final points; minus the turns left until victory). It is called on whole states in any
 *    phase, also in the middle of a turn and at the end of the game, some hundred thousand times a
 *    second: no allocation beyond the answer, no `actions`, no `score`. `s` is a possible world that
 *    agrees with the asking seat's view, not the true one, so reading all of it is fair; averaging over
 *    worlds is the search's business. Count what is certain (points made, money) plus what the rest of
 *    the game is expected to bring (income times rounds left); money that can no longer be spent is
 *    worth its end-of-game value. What a pending choice will cost or bring belongs in it too, otherwise
 *    a one-step look cannot tell options apart.
 * 2. `scale(s)`: how many of that unit make a seat e (2.72) times as likely to win. Win probabilities
 *    are the softmax of `evaluate / scale`. Roughly the standard deviation of what is still undecided,
 *    halved; it may shrink as the game nears its end. Finished games never ask: there `game.score` speaks.
 * 3. `par`: alone at the table there is nobody to beat: there the value is the logistic of
 *    (evaluate − par) / scale. Set it to a decent solo result, in the unit of `evaluate`.
 * 4. `settled(s)`: false where evaluating makes little sense because the very next choice changes
 *    everything (dice are about to be thrown, a payment is half made). The look-ahead then plays on,
 *    best replies and all chance outcomes included, until a settled state. Leave it out to evaluate anywhere.
 *    `outcome(s)` tells what comes to the same apart from what does not, so that two dice are not gone through 36 times.
 * 5. `candidates(s, seat, actions)`: the options worth thinking about, in any order, at least one; drop
 *    what is never sensible so that search goes deeper where it matters. Hints still list the rest. And
 *    `absurd(action, s, seat)`: passing, paying for what can be had for nothing, what helps only others. Who overlooks
 *    things does not look silly; who passes while something is free does. And `pointless(action, s, seat)`: what looks
 *    silly even where it is part of a plan. Without all that a weak level may play too well: `carelessness(s, seat)`.
 * 6. `rollout`: without it search grows a tree, which suits games whose next turns can only go a few ways (dice, say).
 *    Where a turn has many steps or cards come in any order, trees stay shallow: there search plays some turns out
 *    from each option and compares where they lead. Tell it how many, and what tells one turn from the next.
 *    Where more time makes it no better, two levels that search would be equals: `strongIterations`.
 * 7. `plans`: scripted opponents for the arena, by name ("plan:<name>").
 * 8. `features` and `net`: the learned value. See `net/features.ts`; `tabletown train` fits the net.
 * 9. `reasons(tried)`: what speaks for a move, in words of the game, for hints and reviews. `Words.reason` says them.
 * 10. `policyFeatures` and `policyWeights`: a learned policy, which makes the choices in rollouts at once instead of
 *    trying each out. See `policy/policy-features.ts`; `tabletown train --policy` learns the weights.
 * 11. `temperature(seats)`: probabilities of a net that has learned from equals may be too sure where weaker players
 *    meet, or not sure enough; reviews flatten them by it, or sharpen them below 1. `tabletown bench review` says
 *    whether they must.
 * 12. `byEye`: an evaluation for every level but `expert`, where numbers found by play (`training/tune.ts`) win more
 *    and explain less: a person builds no tile that costs reputation, even where it is worth it.
 * 13. `expected`: alone at the table `evaluate` may compare options well and still say too little, or too much, of the
 *    result that comes in the end, by as much for all of them. Reviews and hints tell what is to be expected; bots compare.
 *
 * Judge a mind with `tabletown arena <game> --bots greedy,random --games 200 --seed 1`: greedy is one step of
 * `evaluate` and should win nearly always; then `--bots expert,greedy`.
 */
import type { Chance, GameEvent, Reason, Seat } from "@tabletown/kernel";
import type { Features } from "./net/features.ts";
import type { NetData } from "./net/net-data.ts";
import type { PolicyFeatures } from "./policy/policy-features.ts";

/** A move that was tried in a world which agrees with what its maker sees. */
export interface TriedMove<S = unknown, A = unknown, E extends GameEvent = GameEvent> {
  readonly seat: Seat;
  readonly action: A;
  readonly before: S;
  readonly after: S;
  /** What happened, as the maker of the move sees it. */
  readonly events: readonly E[];
}

export interface Mind<S = unknown, A = unknown> {
  /** One number per seat, higher is better for that seat. */
  evaluate(s: S): readonly number[];
  /** How much of `evaluate` multiplies a seat's odds by e. */
  scale(s: S): number;
  /** What a thoughtful person reckons with instead, where what wins most would look odd: `greedy`, who plays by it, the levels below and reasons go by that. */
  readonly byEye?: Pick<Mind<S, A>, "evaluate" | "scale">;
  /** Alone at the table: the result that counts as one half. 0 unless told. */
  readonly par?: number;
  /** Whether `evaluate` can be trusted here without looking further. Everywhere unless told. */
  settled?(s: S): boolean;
  /** Options worth thinking about; at least one. All unless told. */
  candidates?(s: S, seat: Seat, actions: readonly A[]): readonly A[];
  /** Where two outcomes of the same action give the same number they are as good as one: 1 and 3 on the dice are 3 and 1. No two are unless told. */
  outcome?(s: S): number;
  /** What looks silly where there is anything else to do: weaker levels do that only where it is best, never by mistake. */
  absurd?(action: A, s: S, seat: Seat): boolean;
  /** What nobody at the table would see any use in: weaker levels never do it while there is anything else, even where `evaluate` has a plan with it. */
  pointless?(action: A, s: S, seat: Seat): boolean;
  /** By how much larger the losses are that weaker levels accept here, where `evaluate` makes much of little or luck decides most. 1 unless told. */
  carelessness?(s: S, seat: Seat): number;
  /** How far search plays options out to compare them. It grows a tree unless told. */
  readonly rollout?: RolloutSettings<S>;
  /** Search gains as much with little time as with much here: the level below the highest makes only so many iterations; with 0 it looks one step ahead. */
  readonly strongIterations?: number;
  /** Scripted opponents by name. */
  readonly plans?: Readonly<Record<string, Plan<S, A>>>;
  /** What a net sees of a state. */
  readonly features?: Features<S>;
  /** The weights trained for so many seats, as `tabletown train` wrote them. */
  net?(seats: number): NetData | undefined;
  /** By how much the judge is too sure where people of all levels play; below 1, not sure enough. 1 unless told. */
  temperature?(seats: number): number;
  /** Alone at the table: the result to be expected where one goes on playing well; of a finished game, its result. `evaluate` unless told. */
  expected?(s: S): number;
  /** What speaks for a move: what it changes, each with its worth in the unit of `evaluate`. */
  reasons?(tried: TriedMove<S, A>): readonly Reason[];
  /** Where a move needs more choices of the same seat before anything can be said of it: a tile taken, not yet placed. */
  halfMade?(s: S): boolean;
  /** What a policy sees of each option. */
  readonly policyFeatures?: PolicyFeatures<S, A>;
  /** The weights learned for so many seats, as `tabletown train --policy` wrote them. */
  policyWeights?(seats: number): NetData | undefined;
}

export interface RolloutSettings<S = unknown> {
  /** Turns to play beyond the one under way before options are compared. */
  turns(s: S): number;
  /** Choices that each seat looks ahead beyond its next one, where that leaves nothing settled. None unless told. */
  readonly extraLookahead?: number;
  /** Whether turns take so many choices that one step seldom leads to where a net was trained: it is asked only where rollouts end. */
  readonly longTurns?: boolean;
  /** A number that changes with every turn. */
  turn(s: S): number;
}

/** A script: it chooses from the listed options of a world that agrees with its view. */
export interface Plan<S = unknown, A = unknown> {
  choose(s: S, seat: Seat, options: readonly A[], chance: Chance): A;
}

/** What `games/<id>/bot/index.ts` exports: a mind for the options and components in play. */
export interface MindSource<S = unknown, A = unknown, O = unknown, T = unknown, N extends object = object> {
  mind(options: O, table?: T, numbers?: N): Mind<S, A>;
  /** Numbers that `evaluate` takes for granted among so many players, by name: `training/tune.ts` looks for better ones. */
  numbers?(seats: number): N;
}
