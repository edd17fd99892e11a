import { type Place, rank, type Scored, type ScorePart, type Standing } from "@tabletown/kernel";
import type { Goal, Measure } from "../data/table.ts";
import type { Context } from "./context.ts";
import { isDale, seatOf } from "./dale.ts";
import { type Hex, largestGroup } from "./hex.ts";
import type { Kind, Ruleset } from "./ruleset.ts";
import type { Borough, State, Tile } from "./state.ts";
import type { BoroughView } from "./view.ts";

type CountMeasure = Extract<Measure, { readonly type: "count" }>;

/** A borough, or what is seen of one, which does not tell the numbers of its kinds. */
type Measured = BoroughView & { readonly kinds?: readonly number[] };

/** How far a borough has come in what a goal compares (SPEC 10.3). */
export function measured(rules: Ruleset, borough: Measured, measure: Measure): number {
  const { tiles } = borough;
  switch (measure.type) {
    case "stat":
      return borough[measure.of];
    case "markers":
      return tiles.filter(({ invested }) => invested).length;
    case "count":
      return spacesShowing(rules, borough, measure.of).length;
    case "group":
      return largestGroup(spacesShowing(rules, borough, measure.of));
  }
}

function spacesShowing(rules: Ruleset, { tiles, kinds }: Measured, sign: CountMeasure["of"]): Hex[] {
  const bit = sign === "lake" ? 0 : (rules.bits.get(sign) ?? 0);
  const spaces: Hex[] = [];
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i] as Tile;
    const kind = (kinds === undefined ? rules.kinds.get(tile.kind) : rules.kindList[kinds[i] as number]) as Kind;
    if (sign === "lake" ? kind === rules.lake : (kind.signs & bit) !== 0) spaces.push(tile.hex);
  }
  return spaces;
}

/** The borough that alone leads in a goal, if any (SPEC 10.1). */
export function soleLeader(rules: Ruleset, boroughs: readonly Borough[], { aim, measure }: Goal): number | undefined {
  const values = boroughs.map((borough) => measured(rules, borough, measure));
  const best = aim === "most" ? Math.max(...values) : Math.min(...values);
  const leader = values.indexOf(best);
  return values.lastIndexOf(best) === leader ? leader : undefined;
}

/** What final scoring brings a borough, beside its population. */
export interface FinalPoints {
  readonly goals: readonly { readonly goal: Goal; readonly open: boolean }[];
  readonly exchanged: number;
  readonly moneyLeft: number;
  readonly total: number;
}

/** Final scoring as things stand now, by borough. */
export function finalPoints(rules: Ruleset, s: State): FinalPoints[] {
  const open = goalsOf(rules, s.goals).map((goal) => ({ goal, leader: soleLeader(rules, s.boroughs, goal) }));
  return s.boroughs.map((borough, who) => {
    const goals = open.filter(({ leader }) => leader === who).map(({ goal }) => ({ goal, open: true }));
    for (const goal of goalsOf(rules, [s.hands[who]?.kept ?? ""])) {
      if (soleLeader(rules, s.boroughs, goal) === who) goals.push({ goal, open: false });
    }
    const exchanged = Math.floor(borough.money / rules.table.moneyPerPopulation);
    const bonus = goals.reduce((sum, { goal }) => sum + goal.points, 0);
    return {
      goals,
      exchanged,
      moneyLeft: borough.money - exchanged * rules.table.moneyPerPopulation,
      total: borough.population + bonus + exchanged,
    };
  });
}

function goalsOf(rules: Ruleset, ids: readonly string[]): Goal[] {
  return ids.flatMap((id) => rules.goal.get(id) ?? []);
}

/** The title a final population earns (SPEC 11.5). */
export function titleFor(rules: Ruleset, total: number): string | undefined {
  return rules.titles?.list.findLast(({ from }) => total >= from)?.id;
}

export function score(rules: Ruleset, s: State): Standing {
  const everybody = ranking(rules, s);
  if (rules.titles === undefined) return everybody;
  // A player alone is ranked alone; how it went with Dale and which title was earned stands among the parts.
  return everybody
    .filter(({ seat }) => !isDale(s, seat))
    .map((place) => ({ ...place, rank: 1, parts: [...place.parts, ...soloParts(rules, s, everybody, place)] }));
}

/** All boroughs, Dale's included. */
function ranking(rules: Ruleset, s: State): Standing {
  return rank(finalPoints(rules, s).map((each, who) => scored(s.boroughs[who] as Borough, who, each)));
}

function scored({ population, reputation, income }: Borough, seat: number, each: FinalPoints): Scored {
  const { goals, exchanged, moneyLeft, total } = each;
  const parts: ScorePart[] = [
    { what: "population", by: population, cause: { rule: "10.6", seat } },
    ...goals.map(({ goal, open }) => ({
      what: goal.id,
      by: goal.points,
      cause: { rule: open ? "10.1" : "10.2", component: goal.id, seat },
    })),
    { what: "exchanged", by: exchanged, cause: { rule: "10.4", seat } },
  ];
  return { seat, score: total, parts, order: [total, reputation, income, moneyLeft] };
}

/** What a player alone reads beside the points: how it went with Dale, and the title. */
function soloParts(rules: Ruleset, s: State, everybody: Standing, place: Place): ScorePart[] {
  const { seat, score: total } = place;
  const dale = everybody.find((other) => isDale(s, other.seat));
  const beaten = dale !== undefined && place.rank < dale.rank;
  const parts: ScorePart[] = [];
  if (dale !== undefined) {
    parts.push({ what: beaten ? "beat-dale" : "lost-to-dale", by: 0, cause: { rule: "12.11", seat } });
  }
  const title = titleFor(rules, total);
  if (title !== undefined && (beaten || !rules.titles?.needsVictory)) {
    parts.push({ what: title, by: 0, cause: { rule: dale === undefined ? "11.5" : "12.11", seat } });
  }
  return parts;
}

/** Final scoring as events, in the order of SPEC 10. */
export function tellScores({ rules, state, emit }: Context): void {
  if (emit === undefined) return;
  const { boroughs, hands } = state;
  for (const goal of goalsOf(rules, state.goals)) {
    const leader = soleLeader(rules, boroughs, goal);
    const cause = { rule: "10.1", component: goal.id };
    if (leader === undefined) emit({ what: "goal-missed", by: 0, about: goal.id, cause });
    else {
      const whose = { ...seatOf(state, leader), detail: { borough: leader } };
      emit({ what: "goal", ...whose, by: goal.points, about: goal.id, cause });
    }
  }
  for (const [seat, { kept }] of hands.entries()) {
    for (const goal of goalsOf(rules, [kept])) {
      const cause = { rule: "10.2", component: goal.id };
      emit({ what: "shown", seat, about: goal.id, cause: { rule: "10.2" }, reveals: true });
      if (soleLeader(rules, boroughs, goal) === seat) {
        emit({ what: "goal", seat, by: goal.points, about: goal.id, detail: { borough: seat }, cause });
      } else emit({ what: "goal-missed", seat, by: 0, about: goal.id, cause });
    }
  }
  for (const [who, { exchanged, total }] of finalPoints(rules, state).entries()) {
    const { money } = boroughs[who] as Borough;
    const whose = { ...seatOf(state, who), detail: { borough: who, money } };
    emit({ what: "exchanged", by: exchanged, now: total, ...whose, cause: { rule: "10.4" } });
  }
  if (rules.titles === undefined) return;
  const everybody = ranking(rules, state);
  for (const place of everybody) {
    if (isDale(state, place.seat)) continue;
    for (const { what, cause } of soloParts(rules, state, everybody, place)) {
      const { seat } = place;
      if (what === "beat-dale" || what === "lost-to-dale") emit({ what, seat, cause });
      else emit({ what: "title", seat, about: what, cause });
    }
  }
}
