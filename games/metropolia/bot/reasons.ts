import type { TriedMove } from "@tabletown/bots";
import type { Seat } from "@tabletown/kernel";
import type { Action } from "../rules/action.ts";
import { count, has, working } from "../rules/city.ts";
import { addCopies, coinsOf, copiesAt, MARKET } from "../rules/counts.ts";
import type { Event } from "../rules/event.ts";
import type { Reason } from "../rules/reason.ts";
import type { Card, Ruleset } from "../rules/ruleset.ts";
import type { State } from "../rules/state.ts";
import { type Factory, income, type Prospect, prospects, rollerIncome, rollerShare } from "./economy.ts";
import type { Evaluation } from "./evaluate.ts";

/** Rounds for which a lasting gain counts at most. */
const HORIZON = 15;
/** What others lose or go without, as a part of what the same would be worth to oneself. */
const THEIRS = 0.5;
/** How surely a factory that is planned for will be built. */
const PLANNED = 0.5;
/** What a landmark is worth beyond what it brings, as a part of its cost. */
const NEARER = 0.4;
/** What one die shows at most, and what a cheap card costs at most. */
const ONE_DIE = 6;
const CHEAP = 2;
/** Below this a mean of coins is not worth telling. */
const SLIGHT = 0.05;
/** How much of what others take counts where only what the own cards bring does. */
const UNPAID = 0;

type Tried = TriedMove<State, Action, Event>;

/** What speaks for a move, in coins. All of Metropolia but the order of the deck lies open, and nothing here asks for that. */
export function reasonsIn(rules: Ruleset, evaluation: Evaluation): (tried: Tried) => readonly Reason[] {
  return (tried) => reasonsOf(rules, evaluation, tried);
}

function reasonsOf(rules: Ruleset, evaluation: Evaluation, tried: Tried): readonly Reason[] {
  const { before, after, seat, action } = tried;
  const values = evaluation.of(before);
  const horizon = Math.min(HORIZON, Math.max(1, -(values[seat] as number)));
  const found: Reason[] = [];
  switch (action.type) {
    case "roll":
    case "keep":
    case "add":
    case "leave":
      found.push(...ofDice(rules, tried));
      break;
    case "build":
      found.push(...ofCard(rules, evaluation.factories, tried, rules.card.get(action.card) as Card, horizon));
      break;
    case "build-landmark": {
      const left = rules.landmarks.filter((landmark) => !has(after, seat, landmark)).length;
      const weight = NEARER * (rules.landmark.get(action.landmark)?.cost ?? 0);
      found.push(left === 0 ? { what: "wins", weight: 1000 } : { what: "landmark", by: left, weight });
      break;
    }
    case "pass":
      found.push(...ofSaving(rules, after, seat));
      break;
    case "charge": {
      const rivals = values.filter((_, other) => other !== seat && other !== action.seat);
      if (rivals.every((value) => value < (values[action.seat] as number))) {
        found.push({ what: "leader", with: action.seat, weight: 1 });
      }
      break;
    }
  }
  found.push(...ofIncome(rules, tried, horizon), ...ofCoins(tried));
  return found;
}

/** What the dice bring at once: by mean before they are rolled, for certain afterwards. */
function ofDice(rules: Ruleset, tried: Tried): Reason[] {
  const { before: s, seat, action } = tried;
  const { one, two, again } = prospects(rules, s)[seat] as Prospect;
  const park = has(s, seat, rules.park);
  const found: Reason[] = [];
  const tell = (by: number): void => {
    if (by >= SLIGHT) found.push({ what: "this-turn", by: tenth(by), weight: by });
  };
  switch (action.type) {
    case "roll": {
      const rerolls = s.phase.type === "reroll" ? 0 : 1;
      const most = action.dice === 1 ? one + rerolls * again[0] : two + rerolls * again[1];
      tell(most);
      if (park && action.dice === 2) found.push({ what: "may-double", weight: most / 6 });
      break;
    }
    case "keep":
      tell(earnedBy(rules, tried, s.total) ?? rollerIncome(rules, s, seat, s.total));
      if (park && s.dice.length === 2 && s.dice[0] === s.dice[1]) found.push({ what: "double", weight: two });
      break;
    case "leave":
      tell(earnedBy(rules, tried, s.total) ?? rollerShare(rules, s, seat, s.total));
      break;
    case "add": {
      const total = s.total + (rules.harbor?.effect.amount ?? 0);
      tell(earnedBy(rules, tried, total) ?? rollerShare(rules, s, seat, total));
      break;
    }
  }
  return found;
}

/** What a total that lies there has brought, unless a choice or the luck of boats still has a say in it. */
function earnedBy(rules: Ruleset, { before, after, seat, events }: Tried, total: number): number | undefined {
  if (after.phase.type === "harbor" || after.phase.type === "charge") return undefined;
  if (rules.activated[total]?.boats.some((card) => working(before, seat, card) > 0)) return undefined;
  return coinsIn(events, seat);
}

function coinsIn(events: readonly Event[], seat: Seat): number {
  return events.reduce((sum, event) => (event.what === "coins" && event.seat === seat ? sum + event.by : sum), 0);
}

function ofCard(rules: Ruleset, factories: readonly Factory[], tried: Tried, card: Card, horizon: number): Reason[] {
  const { before, after, seat } = tried;
  const found: Reason[] = [];
  const [was, is] = [prospects(rules, before)[seat] as Prospect, prospects(rules, after)[seat] as Prospect];
  const elsewhere = horizon * (is.others - was.others);
  if (elsewhere > SLIGHT && card.colour === "red") {
    found.push({ what: "from-others", about: card.id, weight: elsewhere });
  } else if (elsewhere > SLIGHT && card.colour === "blue") {
    found.push({ what: "every-turn", about: card.id, weight: elsewhere });
  }
  const dry = card.numbers.every((total) => rollerIncome(rules, before, seat, total, UNPAID) <= 0);
  const pays = card.numbers.every((total) => rollerIncome(rules, after, seat, total) > 0);
  if (dry && pays) found.push({ what: "new-numbers", about: card.id, weight: horizon * (is.one - was.one) });
  found.push(...ofProspects(rules, tried, card, horizon * (is.two - was.two)));
  for (const { card: factory, amount, one, two } of factories) {
    const odds = Math.max(one, has(after, seat, rules.station) ? two : 0);
    const cards = count(after, seat, factory);
    if (factory === card) {
      const weight = horizon * amount * cards * Math.max(one, two);
      if (cards > 1) found.push({ what: "fed", about: factory.id, by: cards, weight });
      continue;
    }
    if (cards === count(before, seat, factory)) continue;
    const copies = working(after, seat, factory);
    if (copies > 0) found.push({ what: "feeds", about: factory.id, weight: horizon * amount * odds * copies });
    else if (cards > 2 && copiesAt(after.counts, MARKET, factory) > 0) {
      const weight = PLANNED * horizon * amount * Math.max(one, two);
      found.push({ what: "herd", about: factory.id, by: cards, weight });
    }
  }
  // What is in the deck follows from what has been seen; only its order is hidden.
  if (copiesAt(before.counts, MARKET, card) === 1 && !before.deck.includes(card.id)) {
    found.push(...ofLastCopy(rules, before, seat, card, horizon));
  }
  return found;
}

/** What a card will be worth with landmarks that are still to be built, and what it costs; `withTwo` is what two dice bring by it. */
function ofProspects({ station, mall }: Ruleset, { before, seat }: Tried, card: Card, withTwo: number): Reason[] {
  const found: Reason[] = [];
  if (withTwo > SLIGHT && card.numbers.every((total) => total > ONE_DIE) && !has(before, seat, station)) {
    found.push({ what: "later", about: card.id, weight: PLANNED * withTwo });
  }
  if (
    mall !== undefined &&
    card.raise > 0 &&
    !card.multiplies &&
    worksFor(card, before, seat) &&
    !has(before, seat, mall)
  ) {
    found.push({ what: "raised", about: mall.id, by: card.raise, weight: 2 * PLANNED * card.raise });
  }
  if (card.cost <= CHEAP) found.push({ what: "cheap", by: card.cost, weight: 1 / Math.max(1, card.cost) });
  return found;
}

function worksFor({ needs }: Card, s: State, seat: Seat): boolean {
  return needs === undefined || has(s, seat, needs);
}

/** Whom the last copy of a card would have served most. */
function ofLastCopy(rules: Ruleset, s: State, seat: Seat, card: Card, horizon: number): Reason[] {
  let most: { readonly with: Seat; readonly gain: number } | undefined;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || (card.unique && copiesAt(s.counts, other, card) > 0)) continue;
    const counts = [...s.counts];
    addCopies(counts, other, card, 1);
    const gain = incomeOf(rules, { ...s, counts }, other) - incomeOf(rules, s, other);
    if (gain > (most?.gain ?? 2 * SLIGHT)) most = { with: other, gain };
  }
  return most === undefined
    ? []
    : [{ what: "denies", about: card.id, with: most.with, weight: THEIRS * horizon * most.gain }];
}

/** What is lasting about a move: more income for oneself, less for others. */
function ofIncome(rules: Ruleset, { before, after, seat }: Tried, horizon: number): Reason[] {
  const found: Reason[] = [];
  for (let other = 0; other < before.seats; other++) {
    const more = incomeOf(rules, after, other) - incomeOf(rules, before, other);
    if (other === seat && Math.abs(more) >= SLIGHT) {
      found.push({ what: "income", by: tenth(more), weight: horizon * more });
    } else if (other !== seat && more <= -SLIGHT) {
      const weight = (THEIRS * horizon * -more) / (before.seats - 1);
      found.push({ what: "costs-other", with: other, by: tenth(-more), weight });
    }
  }
  return found;
}

function incomeOf(rules: Ruleset, s: State, seat: Seat): number {
  const prospect = prospects(rules, s)[seat] as Prospect;
  return income(rules, s, seat, { prospect, station: has(s, seat, rules.station), factory: undefined });
}

/** Coins that come for certain, other than by dice. */
function ofCoins({ events, seat, action }: Tried): Reason[] {
  if (action.type !== "charge" && action.type !== "pass") return [];
  const by = coinsIn(events, seat);
  return by > 0 ? [{ what: "this-turn", by, weight: by }] : [];
}

/** The landmark that is cheapest among those still missing, as long as it cannot be paid for. */
function ofSaving(rules: Ruleset, s: State, seat: Seat): Reason[] {
  const coins = coinsOf(s.counts, seat);
  const [next] = rules.landmarks
    .filter((landmark) => !has(s, seat, landmark) && landmark.cost > coins)
    .sort((a, b) => a.cost - b.cost);
  return next === undefined ? [] : [{ what: "saves", about: next.id, by: next.cost - coins, weight: coins / 2 }];
}

function tenth(n: number): number {
  return Math.round(10 * n) / 10;
}
