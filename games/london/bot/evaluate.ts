import type { Seat } from "@tabletown/kernel";
import type { Player, State } from "../rules/state.ts";
import { isLastTurn, povertyCost, roundsLeft, turnsLeft } from "./outlook.ts";
import type { Prospect } from "./prospect.ts";
import { Prospects } from "./prospects.ts";
import type { Estimates } from "./trait.ts";

/** A lead or deficit beyond which more of it counts less and less. */
const BEYOND = 12;

/** In the very last turn nothing is gained by putting the end off: whoever is behind would go on for ever. */
const UNFINISHED = 15;

/** What is remembered of a seat: all that its prospect depends on while others are on turn. */
interface Known {
  readonly player: Player;
  readonly turns: number;
  readonly land: number;
  readonly prospect: Prospect;
}

/** Tells the prestige each seat can expect to end with. */
export class Evaluation {
  private readonly estimates: Estimates;
  private readonly kept: Prospects;
  /** By seat: most choices leave the others as they are. */
  private readonly known: Known[] = [];

  constructor(estimates: Estimates) {
    this.estimates = estimates;
    this.kept = new Prospects(estimates);
  }

  of(s: State): number[] {
    return this.leads(s, this.prospects(s));
  }

  prospects(s: State): Prospect[] {
    const prospects: Prospect[] = [];
    for (let seat = 0; seat < s.players.length; seat++) {
      prospects.push(seat === s.seat ? this.kept.of(s, seat) : this.waiting(s, seat));
    }
    return prospects;
  }

  private waiting(s: State, seat: Seat): Prospect {
    const player = s.players[seat] as Player;
    const turns = turnsLeft(s, seat);
    const land = s.land.length;
    const before = this.known[seat];
    if (before?.turns === turns && before.land === land && unchanged(before.player, player)) return before.prospect;
    const known = { player: { ...player }, turns, land, prospect: this.kept.of(s, seat) };
    this.known[seat] = known;
    return known.prospect;
  }

  /** Poverty counts by how much more of it one has than the others. */
  leads(s: State, prospects: readonly Prospect[]): number[] {
    const rounds = roundsLeft(s);
    const leads: number[] = [];
    let sum = 0;
    for (let seat = 0; seat < prospects.length; seat++) {
      const { points, poverty } = prospects[seat] as Prospect;
      let least = Number.POSITIVE_INFINITY;
      for (let other = 0; other < prospects.length; other++) {
        if (other !== seat) least = Math.min(least, (prospects[other] as Prospect).poverty);
      }
      const value = points - povertyCost(this.estimates.rules, poverty - least, rounds);
      leads.push(value);
      sum += value;
    }
    const mean = sum / leads.length;
    // Debts know no bounds: a lead so large that it counts as certain would make all options look alike.
    for (let seat = 0; seat < leads.length; seat++) {
      leads[seat] = mean + BEYOND * Math.asinh(((leads[seat] as number) - mean) / BEYOND);
    }
    if (isLastTurn(s)) leads[s.seat] = (leads[s.seat] as number) - UNFINISHED;
    return leads;
  }
}

/** Lists of cards are never changed in place. */
function unchanged(a: Player, b: Player): boolean {
  return (
    a.hand === b.hand &&
    a.stacks === b.stacks &&
    a.boroughs === b.boroughs &&
    a.money === b.money &&
    a.loans === b.loans &&
    a.poverty === b.poverty &&
    a.prestige === b.prestige
  );
}

/** How much expected prestige makes a seat e times as likely to win. */
export function scale(s: State): number {
  return 3 + 0.35 * roundsLeft(s);
}
