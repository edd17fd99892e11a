import { type Chance, canonical, type GameEvent, type Match, type Secret, same } from "@tabletown/kernel";
import { type Hidden, hiddenFrom, poolOf, type Twin } from "./exchange.ts";
import { poolSeen, type Run } from "./run.ts";
import { checkGuess, checkSecrets, checkTwin } from "./secrecy.ts";
import { equal, holds, type Subject } from "./subject.ts";
import { checkTold } from "./told.ts";
import { viewerName, viewersOf, wire } from "./viewer.ts";
import { checkHiddenChoice, checkTwinMove, type Watched, watchedBy } from "./watched.ts";

/** What everybody may know, held against worlds that look the same to them. */
export function checkViewers<S, A, V, O, T, E extends GameEvent>(
  subject: Subject<S, A, V, O, T, E>,
  { game, state, seats }: Match<S, A, V, O, E>,
  dice: Chance,
  run: Run,
): void {
  checkSecrets(hiddenFrom(game, state, undefined));
  for (const viewer of viewersOf(seats)) {
    const hidden = hiddenFrom(game, state, viewer);
    const twin = checkTwin(subject, hidden, dice, run);
    const guessed = checkGuesses(subject, hidden, twin, dice, run);
    checkMoves(subject, hidden, twin?.state ?? guessed, dice, run);
  }
}

/** The laws of one guess; and of a second one, until guesses have been seen to vary. */
function checkGuesses<S, A, V, O, T, E extends GameEvent>(
  subject: Subject<S, A, V, O, T, E>,
  hidden: Hidden<S, A, V, O, E>,
  twin: Twin<S> | undefined,
  dice: Chance,
  run: Run,
): S {
  const { game, state, viewer, secrets, unknown } = hidden;
  const view = game.view(state, viewer);
  const shown = wire(view);
  const who = viewerName(viewer);
  holds("views survive JSON", same(view, JSON.parse(shown)), () => `the view of ${who} came back different`);
  const guessed = game.guess(JSON.parse(shown), dice);
  equal("view(guess(view)) = view", wire(game.view(guessed, viewer)), shown, `as seen by ${who}`);
  const census = (s: S): string => canonical(subject.census(game, s));
  equal("a guess is a possible world", census(guessed), census(state), who);
  equal("whose turn it is shows no secret", wire(game.toAct(guessed)), wire(game.toAct(state)), `in a guess of ${who}`);
  const values = checkGuess(hidden, guessed);
  for (const pool of exchangedPools(hidden, twin)) {
    const members = unknown.filter((index) => poolOf(secrets[index] as Secret) === pool);
    const seen = poolSeen(run, secrets[members[0] as number] as Secret, viewer);
    if (seen.varied || (secrets[members[0] as number] as Secret).fleeting) continue;
    // Another world is possible: a second guess should find one sooner or later.
    const again = checkGuess(hidden, game.guess(JSON.parse(shown), dice));
    seen.guesses++;
    seen.varied = members.some((index) => !same(values[index], again[index]));
  }
  return guessed;
}

/** The pools of which something differs in a twin; what lies in no order may have been put back into the same. */
function exchangedPools<S, A, V, O, E extends GameEvent>(
  { game, secrets }: Hidden<S, A, V, O, E>,
  twin: Twin<S> | undefined,
): ReadonlySet<string> {
  if (twin === undefined) return new Set();
  const there = game.secrets(twin.state);
  const changed = secrets.filter(({ value }, index) => !same(value, there[index]?.value));
  return new Set(changed.map(poolOf));
}

/** What a viewer sees of everybody's moves. */
function checkMoves<S, A, V, O, T, E extends GameEvent>(
  subject: Subject<S, A, V, O, T, E>,
  hidden: Hidden<S, A, V, O, E>,
  twin: S,
  dice: Chance,
  run: Run,
): void {
  const { game, state, viewer } = hidden;
  const before = game.view(state, viewer);
  for (const seat of game.toAct(state)) {
    const inTwin = new Set(game.actions(twin, seat).map((action) => game.format(action)));
    let previous: Watched<S, V> | undefined;
    for (const action of sampled(game.actions(state, seat), dice)) {
      const move = { seat, action };
      const here = watchedBy(subject, hidden, move);
      checkTold(run.told, { before, after: here.viewAfter, seen: here.seen }, () => {
        return `${game.format(action)} by seat ${seat}, seen by ${viewerName(viewer)}`;
      });
      if (inTwin.has(game.format(action))) {
        const there = watchedBy(subject, { ...hidden, state: twin }, move);
        checkTwinMove(subject, hidden, move, { here, there }, dice);
      }
      if (previous !== undefined && seat !== viewer) checkHiddenChoice(hidden, seat, { here, there: previous });
      previous = here;
    }
  }
}

const TRIED = 8;

/** A few actions, chosen at random where there are many. */
export function sampled<A>(actions: readonly A[], dice: Chance): readonly A[] {
  if (actions.length <= TRIED) return actions;
  return Array.from({ length: TRIED }, () => actions[dice.int(actions.length)] as A);
}
