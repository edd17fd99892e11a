import {
  type Chance,
  canonical,
  eventsFor,
  type Game,
  type GameEvent,
  hashOf,
  type Match,
  preview,
  quickChance,
  recorded,
  type Seat,
  same,
  step,
} from "@tabletown/kernel";
import { HOSTILE_INPUTS, HOSTILE_SEATS } from "./hostile.ts";
import { equal, holds, type Subject } from "./subject.ts";
import { checkPositionWords } from "./wording.ts";

/** The cheap laws, checked at every move. */
export function checkTurn<S, A, V, O>(game: Game<S, A, V, O>, state: S, seats: number): void {
  const waiting = game.toAct(state);
  holds("toAct names seats once", new Set(waiting).size === waiting.length, () => canonical(waiting));
  for (let seat = 0; seat < seats; seat++) {
    const count = game.actions(state, seat).length;
    holds("a seat has actions exactly when it may act", count > 0 === waiting.includes(seat), () => {
      return `seat ${seat} has ${count} actions, to act: ${canonical(waiting)}`;
    });
  }
}

/** The dear laws, checked at a few positions of every game. */
export function checkPosition<S, A, V, O, T>(
  subject: Subject<S, A, V, O, T>,
  match: Match<S, A, V, O>,
  dice: Chance,
): void {
  const { game, state, seats } = match;
  const text = canonical(state);
  checkNotation(game, state);
  checkHostile(game, state);
  checkJson(game, state, dice);
  for (const viewer of viewersOf(seats)) game.view(state, viewer);
  game.score(state);
  equal("looking changes nothing", canonical(state), text, "the state changed while it was looked at");
  for (const viewer of viewersOf(seats)) checkViewer(subject, game, state, viewer, dice);
  checkActions(game, state, dice);
  checkPositionWords(subject.title, match);
}

/** What would be sent: bytes are compared, so that not even the order of fields tells anything. */
function wire(value: unknown): string {
  return JSON.stringify(value);
}

function viewersOf(seats: number): (Seat | undefined)[] {
  return [undefined, ...Array.from({ length: seats }, (_, seat) => seat)];
}

function checkNotation<S, A, V, O>(game: Game<S, A, V, O>, state: S): void {
  for (const seat of game.toAct(state)) {
    const actions = game.actions(state, seat);
    const lines = actions.map((action) => game.format(action));
    holds("actions are listed once", new Set(lines).size === lines.length, () => lines.sort().join(" | "));
    for (const [i, line] of lines.entries()) {
      holds("notation is one line", line.length > 0 && !/[\r\n]/.test(line), () => JSON.stringify(line));
      holds("parse(format(a)) = a", same(actions[i], game.parse(line)), () => {
        return `${line} became ${canonical(game.parse(line) ?? "nothing")}`;
      });
    }
  }
}

function checkHostile<S, A, V, O>(game: Game<S, A, V, O>, state: S): void {
  const waiting = game.toAct(state);
  const [seat] = waiting;
  if (seat === undefined) return;
  for (const given of HOSTILE_INPUTS) {
    const refused = step(game, state, seat, given, quickChance(1));
    holds("what is not listed is refused", !refused.ok && refused.problem === "illegal", () => typeof given);
  }
  holds("nonsense is no notation", game.parse("\u0000 nonsense {") === undefined, () => "parse made something of it");
  const [action] = game.actions(state, seat);
  for (const stranger of HOSTILE_SEATS) {
    holds(
      "only seats to act may act",
      !step(game, state, stranger, action, quickChance(1)).ok,
      () => `seat ${stranger}`,
    );
  }
}

function checkJson<S, A, V, O>(game: Game<S, A, V, O>, state: S, dice: Chance): void {
  const revived: S = JSON.parse(JSON.stringify(state));
  equal("states survive JSON", canonical(revived), canonical(state), "a state came back different");
  holds("states are plain data", isPlain(state), () => "something in the state is neither a list nor a plain object");
  const copied = game.copy(state);
  holds("a copy is the same data", same(state, copied), () => "copy differs from its original");
  const seat = game.toAct(state)[0] as Seat;
  const actions = game.actions(state, seat);
  const action = actions[dice.int(actions.length)] as A;
  const luck = dice.int(1_000_000);
  const text = canonical(state);
  game.apply(copied, seat, action, quickChance(luck));
  equal("copies share nothing", canonical(state), text, "applying to a copy changed the original");
  game.apply(revived, seat, action, quickChance(luck));
  equal("JSON goes on identically", hashOf(revived), hashOf(copied), "the same move led elsewhere");
}

function isPlain(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(isPlain);
}

const TRIED = 8;

function checkActions<S, A, V, O>(game: Game<S, A, V, O>, state: S, dice: Chance): void {
  for (const seat of game.toAct(state)) {
    const view = game.view(state, seat);
    for (const action of sampled(game.actions(state, seat), dice)) {
      const { events } = applied(game, state, seat, action, 7);
      for (const event of events) {
        holds("every event cites a rule", /^\d+(\.\d+)*$/.test(event.cause.rule), () => canonical(event));
      }
      const silent = game.copy(state);
      game.apply(silent, seat, action, quickChance(7));
      const loud = game.copy(state);
      game.apply(loud, seat, action, quickChance(7), () => {});
      equal("events change nothing", canonical(silent), canonical(loud), game.format(action));
      const seen = eventsFor(events, seat).map(canonical);
      const { events: foreseen, whole } = preview(game, view, seat, action);
      const promised = foreseen.map(canonical);
      equal(
        "a preview keeps its word",
        promised.join("\n"),
        seen.slice(0, promised.length).join("\n"),
        game.format(action),
      );
      holds("a whole preview is whole", !whole || promised.length === seen.length, () => game.format(action));
    }
  }
}

/** What one viewer may know, held against another world that looks the same to that viewer. */
function checkViewer<S, A, V, O, T>(
  subject: Subject<S, A, V, O, T>,
  game: Game<S, A, V, O>,
  state: S,
  viewer: Seat | undefined,
  dice: Chance,
): void {
  const view = game.view(state, viewer);
  const shown = wire(view);
  holds("views survive JSON", same(view, JSON.parse(shown)), () => "a view came back different");
  const twin = game.guess(JSON.parse(shown), dice);
  const who = viewer === undefined ? "a spectator" : `seat ${viewer}`;
  equal("view(guess(view)) = view", wire(game.view(twin, viewer)), shown, `as seen by ${who}`);
  equal(
    "a guess is a possible world",
    canonical(subject.census(game, twin)),
    canonical(subject.census(game, state)),
    who,
  );
  equal("whose turn it is is known", canonical(game.toAct(twin)), canonical(game.toAct(state)), who);
  if (viewer !== undefined) {
    equal(
      "options depend on the view alone",
      canonical(game.actions(twin, viewer)),
      canonical(game.actions(state, viewer)),
      who,
    );
  }
  for (const seat of game.toAct(state)) {
    const actions = game.actions(state, seat);
    const inTwin = new Set(game.actions(twin, seat).map((action) => game.format(action)));
    let previous: Watched | undefined;
    for (const action of sampled(actions, dice)) {
      const here = watchedBy(subject, game, state, seat, action, viewer);
      if (inTwin.has(game.format(action))) {
        const there = watchedBy(subject, game, twin, seat, action, viewer);
        checkAlike(here, there, `${game.format(action)} by seat ${seat}, seen by ${who}`);
      }
      if (previous !== undefined && seat !== viewer && previous.view === here.view) {
        checkAlike(here, previous, `two choices of seat ${seat} that ${who} cannot tell apart`);
      }
      previous = here;
    }
  }
}

interface Watched {
  readonly view: string;
  readonly events: string;
  readonly draws: string;
  readonly reveals: boolean;
}

function watchedBy<S, A, V, O, T>(
  subject: Subject<S, A, V, O, T>,
  game: Game<S, A, V, O>,
  state: S,
  seat: Seat,
  action: A,
  viewer: Seat | undefined,
): Watched {
  const { after, events, draws } = applied(game, state, seat, action, 11);
  const secret = events.filter((event) => !subject.openChoices?.includes(event.what));
  return {
    view: wire(game.view(after, viewer)),
    events: wire(eventsFor(secret, viewer)),
    draws: wire(draws),
    reveals: events.some((event) => event.reveals),
  };
}

/**
 * Two worlds that looked alike, the same move, the same luck. Either the viewer
 * has been shown a difference, and the move says so, or must still see no difference at all.
 */
function checkAlike(here: Watched, there: Watched, what: string): void {
  if (here.draws !== there.draws) return;
  if (here.view === there.view) equal("events leak nothing", here.events, there.events, what);
  else if (!here.reveals && !there.reveals) equal("what shows something hidden says so", here.view, there.view, what);
}

function applied<S, A, V, O>(game: Game<S, A, V, O>, state: S, seat: Seat, action: A, luck: number) {
  const after = game.copy(state);
  const events: GameEvent[] = [];
  const draws: number[] = [];
  game.apply(after, seat, action, recorded(quickChance(luck), draws), (event) => events.push(event));
  return { after, events, draws };
}

function sampled<A>(actions: readonly A[], dice: Chance): readonly A[] {
  if (actions.length <= TRIED) return actions;
  return Array.from({ length: TRIED }, () => actions[dice.int(actions.length)] as A);
}
