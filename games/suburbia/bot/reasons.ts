import type { TriedMove } from "@tabletown/bots";
import type { Seat } from "@tabletown/kernel";
import { type Goal, STATS, type Stat } from "../data/table.ts";
import type { Action } from "../rules/action.ts";
import type { ChangeEvent, Event } from "../rules/event.ts";
import { priceOf } from "../rules/market.ts";
import type { Reason } from "../rules/reason.ts";
import type { Kind, Ruleset } from "../rules/ruleset.ts";
import { measured, soleLeader } from "../rules/score.ts";
import { type Borough, NO_KIND, type State } from "../rules/state.ts";
import { roundsAfter } from "./outlook.ts";
import { PlacementCalculator } from "./placement/placement-calculator.ts";

/** The rules by which tiles change a borough when one is placed or invested in. */
const BY_TILES: ReadonlySet<string> = new Set(["5.2", "5.3", "5.4", "5.5", "5.6", "5.7", "5.8", "4.7", "13.2"]);
/** Those of them by which the new tile acts itself; by the others tiles that stood there react. */
const BY_ITSELF: ReadonlySet<string> = new Set(["5.2", "5.3", "4.7", "13.2"]);
/** Those by which something is paid for. */
const PRICES: ReadonlySet<string> = new Set(["5.1", "4.6", "12.5", "4.4", "4.9", "11.3"]);
/** Below this a price is worth a word; what a dollar counts. */
const DEAR = 6;
const DOLLAR = 0.4;
/** How surely a lead holds, what a step towards one counts, and what it counts to take one from somebody. */
const LEAD = 0.5;
const NEARER = 0.15;
const DENIED = 0.35;
/** A lead that may change in every turn counts so much of one in tiles; a lead of any kind half in so many rounds. */
const FLEETING = 0.4;
const LONG = 5;
/** What a tile has to bring another player at once before it is worth a word, and what it counts to take it away. */
const COVETED = 8;
const COVETED_LESS = 2;
const COVETS = 0.3;

type Tried = TriedMove<State, Action, Event>;

/** What speaks for a move, in population. It asks for nothing that the seat does not see: only its own private goal. */
export function reasonsIn(rules: Ruleset): (tried: Tried) => readonly Reason[] {
  const calculator = new PlacementCalculator(rules);
  return (tried) => {
    const { action, before } = tried;
    const values = worthOfStats(1 + roundsAfter(rules, before));
    if (action.type === "keep") return ofKeeping(rules, tried, action.goal);
    return [...ofChanges(tried, values), ...ofGoals(rules, tried), ...ofMarket(rules, calculator, tried, values)];
  };
}

/** What one of each number is worth in the end, in the order of `STATS`. */
function worthOfStats(rounds: number): Readonly<Record<Stat, number>> {
  return { money: DOLLAR, income: DOLLAR * rounds, reputation: 0.8 * rounds, population: 1 };
}

function ofChanges({ before, events, seat }: Tried, values: Readonly<Record<Stat, number>>): Reason[] {
  const placed = events.find((event) => event.what === "placed" || event.what === "invested")?.about;
  const sums = new Map<string, { readonly stat: Stat; readonly tile: string | undefined; by: number }>();
  let paid = 0;
  for (const event of events) {
    if (!isChange(event) || event.detail.borough !== seat) continue;
    const { rule, component } = event.cause;
    if (PRICES.has(rule)) paid -= event.by;
    if (!BY_TILES.has(rule)) continue;
    const tile = BY_ITSELF.has(rule) ? undefined : component;
    const key = `${event.what}/${tile}`;
    const sum = sums.get(key) ?? { stat: event.what, tile, by: 0 };
    sum.by += event.by;
    sums.set(key, sum);
  }
  const found: Reason[] = [];
  for (const { stat, tile, by } of sums.values()) {
    if (by === 0) continue;
    const weight = by * values[stat];
    if (tile === undefined) found.push({ what: `own-${stat}`, by, weight });
    else found.push({ what: `other-${stat}`, about: tile, by, weight });
  }
  // Where a tile is already in hand, its price speaks for no place.
  if (placed !== undefined && before.phase.type === "turn" && paid > 0 && paid < DEAR) {
    found.push({ what: "cheap", by: paid, weight: DOLLAR * (DEAR - paid) });
  }
  return found;
}

function isChange(event: Event): event is ChangeEvent {
  return (STATS as readonly string[]).includes(event.what);
}

/** A seat's borough with what the move itself does to a number: what the end of the turn brings came with any other move. */
function withOwnChange({ before, events, seat }: Tried, stat: Stat): Borough {
  const borough = before.boroughs[seat] as Borough;
  const by = events.reduce((sum, event) => {
    const counts = isChange(event) && event.what === stat && event.detail.borough === seat;
    return counts && (BY_TILES.has(event.cause.rule) || PRICES.has(event.cause.rule)) ? sum + event.by : sum;
  }, 0);
  return { ...borough, [stat]: borough[stat] + by };
}

function ofGoals(rules: Ruleset, tried: Tried): Reason[] {
  const { before, after, seat } = tried;
  const found: Reason[] = [];
  const sure = LONG / (LONG + roundsAfter(rules, before));
  for (const id of [...before.goals, before.hands[seat]?.kept ?? ""]) {
    const goal = rules.goal.get(id);
    if (goal === undefined) continue;
    const { aim, measure } = goal;
    const points = goal.points * sure * (measure.type === "stat" ? FLEETING : 1);
    const reached =
      measure.type === "stat" ? before.boroughs.with(seat, withOwnChange(tried, measure.of)) : after.boroughs;
    const [was, is] = [before.boroughs, reached].map((boroughs) => soleLeader(rules, boroughs, goal));
    if (is === seat && was !== seat)
      found.push({ what: "goal-lead", about: id, by: goal.points, weight: LEAD * points });
    else if (is !== seat) {
      const change =
        measured(rules, after.boroughs[seat] as Borough, measure) -
        measured(rules, before.boroughs[seat] as Borough, measure);
      // Numbers change in every turn: only tiles tell of a step towards a goal.
      const nearer = measure.type !== "stat" && change * (aim === "most" ? 1 : -1) > 0;
      if (nearer) found.push({ what: "goal-nearer", about: id, weight: NEARER * points });
    }
    if (isOther(before, was, seat) && is !== was && before.goals.includes(id)) {
      found.push({ what: "goal-denied", about: id, with: was, weight: DENIED * points });
    }
  }
  return found;
}

/** Whether a borough is another player's; Dale is nobody's. */
function isOther(s: State, who: number | undefined, seat: Seat): who is Seat {
  return who !== undefined && who !== seat && who < s.hands.length;
}

/** A tile that leaves the market: who could have made something of it, and what it costs where one has to go. */
function ofMarket(
  rules: Ruleset,
  calculator: PlacementCalculator,
  { before, action, seat }: Tried,
  values: Readonly<Record<Stat, number>>,
): Reason[] {
  if (action.type !== "buy" && action.type !== "lake" && action.type !== "discard") return [];
  const { tile, space } = action;
  const removed = action.type === "discard";
  // What one only takes away is taken from whoever could have it before one's own next turn.
  const others = removed ? thoseNext(before, seat) : thoseNext(before, seat).slice(0, 1);
  const gains = others.map((other) => ({
    other,
    gain: gainOf(rules, calculator, before.boroughs[other] as Borough, action, values),
  }));
  const most = gains.reduce((best, each) => (each.gain > best.gain ? each : best), { other: seat, gain: 0 });
  const found: Reason[] = [];
  const isLastOne = before.market.filter((each) => rules.kindList[each]?.id === tile).length === 1;
  if (isLastOne && most.gain >= (removed ? COVETED_LESS : COVETED)) {
    found.push({ what: "denies", about: tile, with: most.other, weight: COVETS * most.gain });
  }
  const price = priceOf(rules, space);
  const prices = before.market.flatMap((each, i) => (each === NO_KIND ? [] : [priceOf(rules, i + 1)]));
  if (removed && price === Math.min(...prices) && price < Math.max(...prices)) {
    found.push({ what: "cheap-removal", by: price, weight: DOLLAR });
  }
  return found;
}

/** The other seats that will have a turn before a seat's next one would be, in that order. */
function thoseNext({ hands, first, round, last }: State, seat: Seat): Seat[] {
  const { length: seats } = hands;
  const place = (seat - first + seats) % seats;
  const count = round === last ? seats - 1 - place : seats - 1;
  return Array.from({ length: count }, (_, n) => (seat + 1 + n) % seats);
}

/** The most that a tile of the market would bring a borough at once; 0 where it cannot be paid for. */
function gainOf(
  rules: Ruleset,
  calculator: PlacementCalculator,
  borough: Borough,
  { tile, space }: { readonly tile: string; readonly space: number },
  values: Readonly<Record<Stat, number>>,
): number {
  const kind = rules.kinds.get(tile) as Kind;
  if (kind.cost + priceOf(rules, space) > borough.money + Math.max(0, borough.income)) return 0;
  calculator.read(borough);
  const sites = calculator.survey(calculator.summaryOf(kind.id));
  let most = 0;
  for (let site = 0; site < sites; site++) {
    calculator.onSite(site);
    const gain = STATS.reduce((sum, stat, index) => sum + values[stat] * (calculator.change[index] as number), 0);
    most = Math.max(most, gain - DOLLAR * kind.cost);
  }
  return most;
}

function ofKeeping(rules: Ruleset, { before, seat }: Tried, id: string): Reason[] {
  const goal = rules.goal.get(id) as Goal;
  const found: Reason[] = [{ what: "goal-worth", by: goal.points, weight: NEARER * goal.points }];
  if (soleLeader(rules, before.boroughs, goal) === seat) {
    found.push({ what: "goal-lead", about: id, by: goal.points, weight: LEAD * goal.points });
  }
  return found;
}
