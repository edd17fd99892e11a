import type { TriedMove } from "@tabletown/bots";
import type { Seat } from "@tabletown/kernel";
import type { Action } from "../rules/action.ts";
import { isFinished } from "../rules/city.ts";
import type { Event } from "../rules/event.ts";
import type { Reason } from "../rules/reason.ts";
import { type Card, type CityObject, type Lot, NONE, type Ruleset, SHARES, type Street } from "../rules/ruleset.ts";
import { countMissing } from "../rules/sets.ts";
import { holding, isFree, topOf } from "../rules/shares.ts";
import type { State } from "../rules/state.ts";
import type { Evaluation } from "./evaluate.ts";
import { payOf, raiseOf } from "./payouts.ts";

/** How surely a street that lacks one building, or two, or three, will pay. */
const ONE_MISSING = 0.7;
const TWO_MISSING = 0.35;
const THREE_MISSING = 0.15;
/** What a building or a share costs from which on it is not cheap, and what a million saved counts. */
const DEAR = 8;
const SAVED = 0.5;
/** What others go without, as a part of what it would be worth to oneself. */
const THEIRS = 0.4;
/** What it is worth that a share may pay soon. */
const SOON = 0.5;

type Tried = TriedMove<State, Action, Event>;

/** What speaks for a move, in millions. Which reasons there are follows from what lies open; hidden buildings only weigh. */
export function reasonsIn(rules: Ruleset, evaluation: Evaluation): (tried: Tried) => readonly Reason[] {
  return (tried) => {
    const { action, before, seat } = tried;
    switch (action.type) {
      case "build":
        return ofBuilding(rules, evaluation, tried, rules.lotOf.get(action.lot) as number);
      case "take":
      case "buy":
        return ofShare(rules, evaluation, tried, rules.objectOf.get(action.object) as number);
      case "sell":
        return ofSale(rules, tried, rules.objectOf.get(action.object) as number);
      case "pass": {
        const by = before.money[seat] as number;
        return by > 0 ? [{ what: "keeps-money", by, weight: 1 }] : [];
      }
    }
  };
}

function ofBuilding(
  rules: Ruleset,
  evaluation: Evaluation,
  { before, after, seat, events }: Tried,
  site: number,
): Reason[] {
  const found: Reason[] = [];
  for (const event of events) {
    if (event.what === "won" && event.seat === seat) found.push({ what: "wins", weight: 1000 });
    if (event.what !== "money" || event.seat !== seat) continue;
    const { by, cause } = event;
    if (cause.rule === "5.2") found.push({ what: "pays-now", about: cause.component, by, weight: by });
    if (cause.rule === "10.2") found.push({ what: "bonus", by, weight: by });
    if (cause.rule === "4.2") found.push(...ofPrice(-by));
  }
  const { street, touches } = rules.lots[site] as Lot;
  const { id, ends } = rules.streets[street] as Street;
  const missing = missingOn(rules, after, street);
  const by = payOf(rules, before, seat, ends[0]) + payOf(rules, before, seat, ends[1]);
  if (by > 0 && missing === 1) found.push({ what: "one-missing", about: id, by, weight: ONE_MISSING * by });
  if (by > 0 && missing === 2) found.push({ what: "two-missing", about: id, by, weight: TWO_MISSING * by });
  if (by > 0 && missing === 3) found.push({ what: "first", about: id, by, weight: THREE_MISSING * by });
  if (after.step === "share" && touches !== NONE && isFree(rules, topOf(rules, after, touches))) {
    const weight = evaluation.worthOfMore(after, seat, touches);
    found.push({ what: "free-share", about: (rules.objects[touches] as CityObject).id, weight });
  }
  return found;
}

function ofShare(rules: Ruleset, evaluation: Evaluation, { before, seat, action }: Tried, object: number): Reason[] {
  const { id, streets } = rules.objects[object] as CityObject;
  const worth = evaluation.worthOfMore(before, seat, object);
  const found: Reason[] = [];
  const by = raiseOf(rules, before, seat, object);
  if (by > 0) found.push({ what: "pays-more", about: id, by, weight: worth });
  const open = streets.filter((street) => !isFinished(rules, before, street));
  if (open.length > 1) found.push({ what: "streets-left", about: id, by: open.length, weight: worth / 2 });
  const soon = open.some((street) => missingOn(rules, before, street) === 1);
  if (soon && by > 0) found.push({ what: "soon", about: id, weight: SOON * by });
  const { price } = rules.cards[topOf(rules, before, object)] as Card;
  found.push(...(action.type === "take" ? [{ what: "costs-nothing", weight: SAVED * DEAR } as const] : ofPrice(price)));
  const rival = rivalIn(before, seat, object);
  if (rival !== undefined) {
    found.push({
      what: "denies",
      about: id,
      with: rival,
      weight: THEIRS * evaluation.worthOfMore(before, rival, object),
    });
  }
  return found;
}

function ofPrice(by: number): Reason[] {
  return by < DEAR ? [{ what: "cheap", by, weight: SAVED * (DEAR - by) }] : [];
}

function ofSale(rules: Ruleset, { before, events, seat }: Tried, object: number): Reason[] {
  const found: Reason[] = [];
  for (const event of events) {
    if (event.what === "money" && event.seat === seat && event.by > 0) {
      found.push({ what: "raises", by: event.by, weight: event.by });
    }
  }
  const { id, streets } = rules.objects[object] as CityObject;
  const open = streets.filter((street) => !isFinished(rules, before, street)).length;
  if (open === 1) found.push({ what: "nearly-spent", about: id, weight: 2 });
  return found;
}

/** The other seat with most shares of an object, if it alone has most of all and there is one left for it to want. */
function rivalIn(s: State, seat: Seat, object: number): Seat | undefined {
  const counts = s.money.map((_, other) => (s.bankrupt[other] !== 0 ? 0 : holding(s, other, object)));
  const most = Math.max(...counts);
  const taken = s.money.reduce((sum, _, other) => sum + holding(s, other, object), 0);
  if (most === 0 || taken >= SHARES || counts.filter((count) => count === most).length > 1) return undefined;
  const rival = counts.indexOf(most);
  return rival === seat ? undefined : rival;
}

function missingOn(rules: Ruleset, s: State, street: number): number {
  return countMissing(s, (rules.streets[street] as Street).set);
}
