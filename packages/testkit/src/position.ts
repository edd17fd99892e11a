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
  type Seat,
  same,
  step,
} from "@tabletown/kernel";
import { HOSTILE_INPUTS, HOSTILE_SEATS } from "./hostile.ts";
import { checkViewers, sampled } from "./knowledge.ts";
import type { Run } from "./run.ts";
import { equal, holds, type Subject } from "./subject.ts";
import { checkCounts } from "./told.ts";
import { viewersOf, wire } from "./viewer.ts";
import { applied } from "./watched.ts";
import { checkPositionWords } from "./wording.ts";

/** The cheap laws, checked at every move. */
export function checkTurn<S, A, V, O, E extends GameEvent>(game: Game<S, A, V, O, E>, state: S, seats: number): void {
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
export function checkPosition<S, A, V, O, T, E extends GameEvent>(
  subject: Subject<S, A, V, O, T, E>,
  match: Match<S, A, V, O, E>,
  dice: Chance,
  run: Run,
): void {
  const { game, state, seats } = match;
  const text = canonical(state);
  checkNotation(game, state);
  checkHostile(game, state);
  checkJson(game, state, dice);
  checkAlike(
    game,
    viewersOf(seats).map((viewer) => game.view(state, viewer)),
  );
  game.score(state);
  equal("looking changes nothing", canonical(state), text, "the state changed while it was looked at");
  checkViewers(subject, match, dice, run);
  checkActions(subject, match, dice);
  checkPositionWords(subject.title, match);
}

/** A game that says so shows everybody the same, down to the order of fields. */
function checkAlike<S, A, V, O, E extends GameEvent>(game: Game<S, A, V, O, E>, views: readonly V[]): void {
  const [first, ...others] = views.map(wire);
  for (const other of game.viewsAlike ? others : []) {
    equal("views are alike where a game says so", other, first ?? "", "somebody sees something else");
  }
}

function checkNotation<S, A, V, O, E extends GameEvent>(game: Game<S, A, V, O, E>, state: S): void {
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

function checkHostile<S, A, V, O, E extends GameEvent>(game: Game<S, A, V, O, E>, state: S): void {
  const waiting = game.toAct(state);
  const [seat] = waiting;
  if (seat === undefined) return;
  const unused = quickChance(1);
  for (const given of HOSTILE_INPUTS) {
    const refused = step(game, state, seat, given, unused);
    holds("what is not listed is refused", !refused.ok && refused.problem === "illegal", () => typeof given);
  }
  holds("nonsense is no notation", game.parse("\u0000 nonsense {") === undefined, () => "parse made something of it");
  const [action] = game.actions(state, seat);
  for (const stranger of HOSTILE_SEATS) {
    holds("only seats to act may act", !step(game, state, stranger, action, unused).ok, () => `seat ${stranger}`);
  }
}

function checkJson<S, A, V, O, E extends GameEvent>(game: Game<S, A, V, O, E>, state: S, dice: Chance): void {
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

function checkActions<S, A, V, O, T, E extends GameEvent>(
  subject: Subject<S, A, V, O, T, E>,
  { game, state, seats }: Match<S, A, V, O, E>,
  dice: Chance,
): void {
  for (const seat of game.toAct(state)) {
    const view = game.view(state, seat);
    for (const action of sampled(game.actions(state, seat), dice)) {
      const { after, events } = applied({ game, state }, { seat, action }, 7);
      for (const event of events) {
        holds("every event cites a rule", /^\d+(\.\d+)*$/.test(event.cause.rule), () => canonical(event));
      }
      const silent = game.copy(state);
      game.apply(silent, seat, action, quickChance(7));
      equal("events change nothing", canonical(silent), canonical(after), game.format(action));
      checkCounts(subject, { before: state, after, events, seats }, () => `${game.format(action)} by seat ${seat}`);
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
