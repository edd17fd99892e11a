import { rank, type ScorePart, type Seat, type Standing } from "@tabletown/kernel";
import type { Context } from "./context.ts";
import type { EventNamed } from "./event.ts";
import { playerOf } from "./holdings.ts";
import { cardOf, type Ruleset } from "./ruleset.ts";
import type { Player, State } from "./state.ts";

/** What the final scoring changes. */
type Told = "money" | "loans" | "poverty" | ScoringEvent["what"];
type ScoringEvent = EventNamed<"score-cards" | "score-money" | "score-loans" | "score-poverty">;

/** A part of a score: prestige gained during play, or what a step of the final scoring brings. */
interface Part extends ScorePart {
  readonly what: "score-play" | ScoringEvent["what"];
}

/** What the seven steps of the final scoring make of a player. */
interface ScoredPlayer {
  readonly score: number;
  readonly parts: readonly Part[];
  /** Poverty after everybody has given back as much as the least burdened player has. */
  readonly poverty: number;
  readonly bestCard: number;
}

/** Who would stand where if the game ended now (SPEC 11.3 to 11.14). */
export function score(rules: Ruleset, s: State): Standing {
  const least = leastPoverty(s);
  return rank(
    s.players.map((player, seat) => {
      const { score, parts, poverty, bestCard } = tally(rules, player, least);
      return { seat, score, parts, order: [score, -poverty, player.boroughs.length, bestCard] };
    }),
  );
}

/** Step 1 of the scoring: cards left in hand bring poverty (SPEC 11.3). */
function finalPoverty(player: Player): number {
  return player.poverty + player.hand.length;
}

function leastPoverty(s: State): number {
  return Math.min(...s.players.map(finalPoverty));
}

function tally(rules: Ruleset, player: Player, least: number): ScoredPlayer {
  const { loan, moneyPerPrestige } = rules.table.settings;
  const repaid = Math.min(player.loans, Math.floor(player.money / loan.repay));
  const money = player.money - repaid * loan.repay;
  const unpaid = player.loans - repaid;
  const poverty = finalPoverty(player) - least;
  const { total, best } = cityPrestige(rules, player);
  const parts: Part[] = [
    { what: "score-play", by: player.prestige, cause: { rule: "1.5" } },
    { what: "score-cards", by: total, cause: { rule: "11.4" } },
    { what: "score-money", by: Math.floor(money / moneyPerPrestige), cause: { rule: "11.6" } },
    { what: "score-loans", by: 0 - unpaid * loan.prestigeLost, cause: { rule: "11.7" } },
    { what: "score-poverty", by: 0 - povertyLoss(rules, poverty), cause: { rule: "11.9" } },
  ];
  return { score: parts.reduce((sum, { by }) => sum + by, 0), parts, poverty, bestCard: best };
}

/** End prestige of every card in a city, covered and turned ones included (SPEC 11.4), and the best single card (SPEC 11.13). */
function cityPrestige(rules: Ruleset, player: Player): { total: number; best: number } {
  let total = 0;
  let best = -1;
  for (const stack of player.stacks) {
    for (const card of [...stack.under, stack.card]) {
      const { prestige } = cardOf(rules, card).card;
      total += prestige;
      if (prestige > best) best = prestige;
    }
  }
  return { total, best };
}

/** SPEC 11.9 */
export function povertyLoss(rules: Ruleset, poverty: number): number {
  const { lost, beyond } = rules.table.poverty;
  const last = lost.length - 1;
  return (lost[Math.min(poverty, last)] as number) + Math.max(0, poverty - last) * beyond;
}

/** Tells the final scoring, step by step. */
export function tellScores({ rules, state, emit }: Context): void {
  if (emit === undefined) return;
  const least = leastPoverty(state);
  const { loan } = rules.table.settings;
  const told = (seat: Seat, what: Told, by: number, now: number, rule: string): void => {
    if (by !== 0) emit({ what, seat, by, now, cause: { rule } });
  };
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = playerOf(state, seat);
    const repaid = Math.min(player.loans, Math.floor(player.money / loan.repay));
    told(seat, "poverty", player.hand.length, finalPoverty(player), "11.3");
    told(seat, "loans", -repaid, player.loans - repaid, "11.5");
    told(seat, "money", -repaid * loan.repay, player.money - repaid * loan.repay, "11.5");
    told(seat, "poverty", -least, finalPoverty(player) - least, "11.8");
    let now = 0;
    for (const { what, by, cause } of tally(rules, player, least).parts) {
      now += by;
      if (what !== "score-play") told(seat, what, by, now, cause.rule);
    }
  }
}
