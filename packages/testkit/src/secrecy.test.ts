import type { Event, State } from "@tabletown/_template";
import { type Emit, quickChance, type Secret } from "@tabletown/kernel";
import { describe, expect, test } from "vitest";
import { complaint, type Sabotage } from "./testing/sabotage.ts";

/** Adds to the view of every player what somebody should not see. */
const opened =
  (part: (s: State, seat: number, viewer: number | undefined) => object): Sabotage =>
  (g) => ({
    view: (s, viewer) => {
      const { players, ...view } = g.view(s, viewer);
      return { ...view, players: players.map((player, seat) => ({ ...player, ...part(s, seat, viewer) })) };
    },
  });

/** Rewrites events on their way out. */
const telling =
  (rewrite: (event: Event, s: State) => Event): Sabotage =>
  (g) => ({
    apply: (s, seat, a, c, e?: Emit<Event>) => g.apply(s, seat, a, c, e && ((event) => e(rewrite(event, s)))),
  });

const topOf = ({ stack }: State): string | undefined => stack.at(-1);

describe("whatever shows a secret is caught by name", () => {
  const cases: readonly (readonly [what: string, message: string | RegExp, sabotage: Sabotage])[] = [
    [
      "a view that shows everybody's hand",
      /"no view shows a secret" is broken: the view of seat 0 shows "a building in the hand of seat 1", which only seat 1 may know/,
      opened(({ players }, seat) => ({ hand: players[seat]?.hand ?? [] })),
    ],
    [
      "a view that shows how high another's hand is",
      /"no view shows a secret" is broken: the view of seat \d shows "a building in the hand of seat \d", which only seat \d may know/,
      opened(({ players }, seat) => ({ best: [...(players[seat]?.hand ?? [])].sort()[0] })),
    ],
    [
      "a view that shows another's sealed bid",
      /"no view shows a secret" is broken: the view of seat (\d) shows "the bid of seat (?!\1)(\d)", which only seat \2 may know/,
      opened(({ players }, seat) => ({ bid: players[seat]?.bid ?? 0 })),
    ],
    [
      "a spectator's view that shows a hand",
      /the view of a spectator shows "a building in the hand of seat \d", which only seat \d may know/,
      opened(({ players }, seat, viewer) => (viewer === undefined ? { hand: players[seat]?.hand ?? [] } : {})),
    ],
    [
      "a view that shows the next building",
      /the view of seat 0 shows "a building in the stack", which nobody may know/,
      (g) => ({ view: (s, viewer) => ({ ...g.view(s, viewer), next: topOf(s) }) }),
    ],
    [
      "options that depend on a secret",
      /"no option shows a secret" is broken: the options of seat \d show "a building in the stack", which nobody may know/,
      (g) => ({
        actions: (s, seat) => (topOf(s) === "tower" ? g.actions(s, seat).slice(0, 1) : g.actions(s, seat)),
      }),
    ],
    [
      "a preview that depends on a secret",
      /"no preview shows a secret" is broken: a preview of seat \d shows "a building in the (stack|hand)/,
      (g) => ({
        // A view that carries the truth where JSON does not look.
        view: (s, viewer) => Object.defineProperty(g.view(s, viewer), "truth", { value: s, enumerable: false }),
        guess: (v, c) => ("truth" in v ? g.copy(v.truth as State) : g.guess(v, c)),
        apply: (s, seat, a, c, e) => {
          const cause = { rule: "2.1" };
          if (topOf(s) === "tower") e?.({ what: "unsold", about: "corner", cause, seenBy: [seat] });
          g.apply(s, seat, a, c, e);
        },
      }),
    ],
    [
      "an order of turns that depends on a secret",
      /"whose turn it is shows no secret" is broken/,
      (g) => {
        const sum = ({ players }: State): number => players.reduce((all, { bid }) => all + Math.max(0, bid), 0);
        return { toAct: (s) => (sum(s) % 2 === 1 ? g.toAct(s).toReversed() : g.toAct(s)) };
      },
    ],
    [
      "an event that tells what somebody else drew",
      /"no event shows a secret" is broken: the events of "build \w+" by seat (\d) show (seat (?!\1)\d|a spectator) "a building in the stack"/,
      telling(({ seenBy: _, otherwise: __, ...event }) => event as Event),
    ],
    [
      "an event that tells another's bid",
      /"no event shows a secret" is broken: the events of a choice of seat (\d) show (seat (?!\1)\d|a spectator) "the bid of seat \1"/,
      telling((event) => (event.what === "bid" ? { ...event, seenBy: [0, 1, 2, 3] } : event)),
    ],
    [
      "a forgotten reveals",
      /"what shows something hidden says so" is broken: "build \w+" by seat (\d) shows seat \1 "a building in the stack", which nobody may know, and no event of it carries "reveals" \(built, drew\)/,
      telling(({ reveals: _, otherwise, ...event }) => {
        if (otherwise === undefined) return event as Event;
        const { reveals: __, ...rest } = otherwise;
        return { ...event, otherwise: rest } as Event;
      }),
    ],
    [
      "a forgotten reveals of sealed bids",
      /"what shows something hidden says so" is broken: "bid \d" by seat (\d) shows seat \1 "the bid of seat \d", which only seat \d may know, and no event of it carries "reveals" \(bid, opened/,
      telling((event) => {
        const { reveals: _, ...rest } = event;
        return event.what === "opened" ? (rest as Event) : event;
      }),
    ],
  ];
  test.each(cases)("%s", (_, message, sabotage) => {
    expect(complaint(sabotage)).toMatch(message);
  });
});

test("a refusal that depends on a secret", () => {
  // Over, or not over: it takes some tries until the first exchange that makes a difference is one for who waits.
  const complaints = Array.from({ length: 8 }, (_, place) => {
    const isOver = ({ phase, stack }: State): boolean =>
      phase.type === "build" && phase.turn === 1 && stack.indexOf("tower") === place;
    return complaint((g) => ({
      toAct: (s) => (isOver(s) ? [] : g.toAct(s)),
      actions: (s, seat) => (isOver(s) ? [] : g.actions(s, seat)),
    }));
  });
  expect(complaints).not.toContain("nothing");
  expect(complaints.join("\n")).toMatch(
    /"no refusal shows a secret" is broken: a refusal to seat 0 shows "a building in the stack", which nobody may know/,
  );
});

describe("secrets and guesses are held against each other", () => {
  const cases: readonly (readonly [what: string, message: string | RegExp, sabotage: Sabotage])[] = [
    [
      "secrets that are not those of the state",
      /"secrets are told apart" is broken: withSecrets changes a state that is given its own secrets/,
      (g) => ({ withSecrets: (s, values) => g.withSecrets(s, values.toReversed()) }),
    ],
    [
      "an exchange that does nothing",
      /"secrets are told apart" is broken: withSecrets does not do as it is told/,
      () => ({ withSecrets: (s) => s }),
    ],
    [
      "an exchange that loses something",
      /"secrets are told apart" is broken: withSecrets changes the census/,
      (g) => ({
        withSecrets: (s, values) => {
          const twin = g.withSecrets(s, values);
          const same = values.every((value, n) => value === g.secrets(s)[n]?.value);
          for (const player of same ? [] : (twin?.players ?? [])) player.street.pop();
          return twin;
        },
      }),
    ],
    [
      "an exchange that is always refused",
      /"secrets can be exchanged" is broken: withSecrets never exchanged anything of "buildings face down"/,
      (g) => ({
        // A view that shows everything goes unnoticed where nothing can be exchanged.
        view: (s, viewer) => ({ ...g.view(s, viewer), phase: { ...s.phase, truth: s } }),
        guess: (v, c) => ("truth" in v.phase ? g.copy(v.phase.truth as State) : g.guess(v, c)),
        withSecrets: (s, values) => (g.secrets(s).every(({ value }, n) => value === values[n]) ? s : undefined),
      }),
    ],
    [
      "a guess that never varies",
      /"a guess varies" is broken: \d+ guesses of a seat never varied "buildings face down", although other values fit/,
      (g) => ({ guess: (v) => g.guess(v, quickChance(1)) }),
    ],
    [
      "a guess of bids that never varies",
      /"a guess varies" is broken: \d+ guesses of a seat never varied "the bid of seat \d", although other values fit/,
      (g) => ({
        guess: (v, c) => {
          const s = g.guess(v, c);
          const players = s.players.map((player, seat) =>
            player.bid > 0 && seat !== v.viewer ? { ...player, bid: 0 } : player,
          );
          return { ...s, players };
        },
      }),
    ],
    [
      "a guess that varies what nobody declared",
      /"a guess varies only what is secret" is broken: a guess of (seat \d|a spectator) varies "players\.\d\.bid", which is not among the secrets that \1 may not know/,
      (g) => {
        const open = (s: State): readonly Secret[] => g.secrets(s).filter(({ pool }) => pool === undefined);
        return {
          secrets: (s) => g.secrets(s).filter(({ pool }) => pool !== undefined),
          withSecrets: (s, values) => g.withSecrets(s, [...values, ...open(s).map(({ value }) => value)]),
        };
      },
    ],
    [
      "a guess that changes what its viewer is said to know",
      /"a guess varies only what is secret" is broken: a guess of seat (\d) changes "a building in the stack", which seat \1 knows/,
      (g) => ({
        secrets: (s) =>
          g.secrets(s).map((secret) => (secret.pool === undefined ? secret : { ...secret, knownTo: [0, 1, 2, 3] })),
      }),
    ],
  ];
  test.each(cases)("%s", (_, message, sabotage) => {
    expect(complaint(sabotage)).toMatch(message);
  });
});

describe("every change is told", () => {
  const LAW = '"every change is told" is broken: ';
  const cases: readonly (readonly [what: string, message: string, sabotage: Sabotage])[] = [
    [
      "a coin that no event tells of",
      `${LAW}"coins" of seat 0 changed by 1, its events say 0`,
      (g) => ({
        apply: (s, seat, a, c, e) => {
          g.apply(s, seat, a, c, e);
          for (const player of s.players.slice(0, 1)) player.coins++;
        },
      }),
    ],
    [
      "an event that tells the wrong number",
      `${LAW}"coins" of seat`,
      telling((event) => (event.what === "coins" ? { ...event, by: event.by - 1 } : event)),
    ],
    [
      "a street that grows without a word",
      `${LAW}"players.0.street" changed and "built" was not seen, but`,
      telling((event) => (event.what === "built" ? { ...event, what: "won" } : event)),
    ],
    [
      "something new in a view",
      `${LAW}nothing says which events tell of "clock"`,
      (g) => ({
        view: (s, viewer) => ({ ...g.view(s, viewer), clock: s.players.flatMap(({ street }) => street).length }),
      }),
    ],
  ];
  test.each(cases)("%s", (_, message, sabotage) => {
    expect(complaint(sabotage)).toContain(message);
  });
});
