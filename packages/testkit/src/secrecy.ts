import {
  type Chance,
  canonical,
  type GameEvent,
  grouped,
  type Json,
  preview,
  quickChance,
  type Secret,
  same,
  step,
} from "@tabletown/kernel";
import { exchanged, type Hidden, isKnown, nameOfLeak, poolOf, type Twin } from "./exchange.ts";
import { HOSTILE_INPUTS, HOSTILE_SEATS } from "./hostile.ts";
import { poolSeen, type Run } from "./run.ts";
import { difference, equal, holds, LawBroken, type Subject } from "./subject.ts";
import { changedPaths } from "./told.ts";
import { viewerName, wire } from "./viewer.ts";

const TOLD_APART = "secrets are told apart";

/** Given its own values back a state is the same. */
export function checkSecrets<S, A, V, O, E extends GameEvent>({ game, state, secrets }: Hidden<S, A, V, O, E>): void {
  const values = secrets.map(({ value }) => value);
  const again = game.withSecrets(state, values);
  holds(TOLD_APART, again !== undefined, () => "withSecrets refuses a state's own secrets");
  equal(TOLD_APART, canonical(again), canonical(state), "withSecrets changes a state that is given its own secrets");
}

/** A world that differs in what a viewer may not know: nothing that this viewer gets may differ. */
export function checkTwin<S, A, V, O, T, E extends GameEvent>(
  subject: Subject<S, A, V, O, T, E>,
  hidden: Hidden<S, A, V, O, E>,
  dice: Chance,
  run: Run,
): Twin<S> | undefined {
  const { game, state, viewer } = hidden;
  const twin = exchanged(hidden, dice);
  noteExchange(hidden, twin, run);
  if (twin === undefined) return undefined;
  checkExchange(subject, hidden, twin);
  const shownIn = (law: string, what: string, shown: (s: S) => string): void => {
    const here = shown(state);
    const there = shown(twin.state);
    if (here === there) return;
    const leak = nameOfLeak(hidden, (s) => shown(s) !== here);
    throw new LawBroken(law, `${what} ${leak}\n${difference(here, there)}`);
  };
  const who = viewerName(viewer);
  shownIn("no view shows a secret", `the view of ${who} shows`, (s) => wire(game.view(s, viewer)));
  if (viewer !== undefined) {
    shownIn("no option shows a secret", `the options of ${who} show`, (s) => wire(game.actions(s, viewer)));
    shownIn("no preview shows a secret", `a preview of ${who} shows`, (s) => {
      // Not through JSON: what a view carries unseen would be noticed here.
      const view = game.view(s, viewer);
      return wire(
        game
          .actions(s, viewer)
          .slice(0, PREVIEWED)
          .map((action) => preview(game, view, viewer, action)),
      );
    });
    shownIn("no refusal shows a secret", `a refusal to ${who} shows`, (s) => refusals({ ...hidden, state: s }));
  }
  shownIn("whose turn it is shows no secret", `whose turn it is shows ${who}`, (s) => wire(game.toAct(s)));
  return twin;
}

const PREVIEWED = 3;

/** What the viewer, acting as its own or any other seat, is answered to whatever it sends. */
function refusals<S, A, V, O, E extends GameEvent>({ game, state, viewer = 0 }: Hidden<S, A, V, O, E>): string {
  const unused = quickChance(1);
  const answer = (seat: number, given: unknown): string => {
    try {
      const stepped = step(game, state, seat, given, unused);
      return stepped.ok ? "accepted" : stepped.problem;
    } catch (error) {
      return `threw ${error}`;
    }
  };
  const inputs = HOSTILE_INPUTS.map((given) => answer(viewer, given));
  return wire([...inputs, ...HOSTILE_SEATS.map((seat) => answer(seat, "no such move"))]);
}

/** An exchange puts the values where they belong, and nothing else changes. */
function checkExchange<S, A, V, O, T, E extends GameEvent>(
  subject: Subject<S, A, V, O, T, E>,
  { game, state, secrets }: Hidden<S, A, V, O, E>,
  twin: Twin<S>,
): void {
  // Where things have no order of their own withSecrets may put them into one: only who knows what is compared.
  const placed = (list: readonly Secret[]): string => {
    return list
      .map((secret) => `${poolOf(secret)} known to ${secret.knownTo.join()}: ${canonical(secret.value)}`)
      .sort()
      .join("\n");
  };
  const wanted = secrets.map((secret, index) => ({ ...secret, value: twin.values[index] ?? secret.value }));
  equal(TOLD_APART, placed(game.secrets(twin.state)), placed(wanted), "withSecrets does not do as it is told");
  const census = (s: S): string => canonical(subject.census(game, s));
  equal(TOLD_APART, census(twin.state), census(state), "withSecrets changes the census");
}

function noteExchange<S, A, V, O, E extends GameEvent>(
  { secrets, unknown, viewer }: Hidden<S, A, V, O, E>,
  twin: Twin<S> | undefined,
  run: Run,
): void {
  for (const indices of grouped(unknown, (index) => poolOf(secrets[index] as Secret)).values()) {
    const first = secrets[indices[0] as number] as Secret;
    const possible = new Set(indices.flatMap((index) => valuesOf(secrets[index] as Secret)));
    if (possible.size < 2) continue;
    const seen = poolSeen(run, first, viewer);
    seen.several++;
    if (twin !== undefined && indices.some((index) => !same(secrets[index]?.value, twin.values[index]))) {
      seen.exchanges++;
    }
  }
}

function valuesOf({ value, pool, others = [] }: Secret): readonly string[] {
  return pool === undefined ? [value, ...others].map(canonical) : [canonical(value)];
}

/**
 * A guess differs from the truth only in secrets that the viewer may not know: it is the same position with other
 * values for these. Whatever else it makes up is hidden by the view, but nobody has said so. Gives the values back.
 */
export function checkGuess<S, A, V, O, E extends GameEvent>(
  { game, state, viewer, secrets }: Hidden<S, A, V, O, E>,
  guessed: S,
): readonly Json[] {
  const law = "a guess varies only what is secret";
  const who = viewerName(viewer);
  const made = game.secrets(guessed);
  const kindOf = (secret: Secret): string =>
    `${secret.name} (${poolOf(secret)}, ${isKnown(secret, viewer) ? "known" : "not known"} to ${who})`;
  const kinds = (all: readonly Secret[]): string => all.map(kindOf).sort().join("\n");
  equal(law, kinds(made), kinds(secrets), `a guess of ${who} has other secrets than the truth`);
  // Secrets of one kind may stand elsewhere in the list: a sorted hand puts other cards into another order.
  const left = grouped(made, kindOf);
  const values = secrets.map((secret) => left.get(kindOf(secret))?.shift()?.value ?? secret.value);
  for (const [index, secret] of secrets.entries()) {
    const kept = !isKnown(secret, viewer) || same(secret.value, values[index]);
    holds(law, kept, () => `a guess of ${who} changes "${secret.name}", which ${who} knows`);
  }
  const built = game.withSecrets(state, values);
  holds(law, built !== undefined, () => `withSecrets cannot make the world that a guess of ${who} made up`);
  const [path] = changedPaths(built, guessed, []);
  holds(law, path === undefined, () => {
    return `a guess of ${who} varies "${path?.join(".")}", which is not among the secrets that ${who} may not know`;
  });
  return values;
}
