import type { Seat } from "@tabletown/kernel";
import type { Kind, Player, Stack, State } from "../rules/state.ts";
import type { Habits } from "./habits.ts";
import { isLastTurn, povertyCost, roundsLeft, turnsLeft } from "./outlook.ts";
import { foresee, momentOf, newMoment, newProspect, type Prospect } from "./prospect.ts";
import { Prospects } from "./prospects.ts";
import type { Estimates } from "./trait.ts";

/** A lead or deficit beyond which more of it counts less and less. */
const BEYOND = 12;

/** In the very last turn nothing is gained by putting the end off: whoever is behind would go on for ever. */
const UNFINISHED = 15;

/** What a seat can expect, and all that it depends on while others are on turn. */
interface WaitingSeat {
  hand: readonly Kind[];
  stacks: readonly Stack[];
  boroughs: readonly Kind[];
  money: number;
  loans: number;
  poverty: number;
  prestige: number;
  turns: number;
  /** How much land nobody has: what others have of it counts too. */
  land: number;
  points: number;
  povertyInTheEnd: number;
}

/** Lists to be copied, by the number of seats: a list in its size is quicker than one that grows. */
const LEADS: readonly (readonly number[])[] = [[], [0.5], [0.5, 0.5], [0.5, 0.5, 0.5], [0.5, 0.5, 0.5, 0.5]];

/** Tells the prestige each seat can expect to end with. */
export class Evaluation {
  private readonly estimates: Estimates;
  private readonly kept: Prospects;
  /** By seat: most choices leave the others as they are. */
  private readonly waiting: WaitingSeat[] = LEADS.map(newWaitingSeat);
  /** Of the state that was asked about last, by seat. */
  private readonly poverty = new Float64Array(LEADS.length);

  constructor(estimates: Estimates) {
    this.estimates = estimates;
    this.kept = new Prospects(estimates);
  }

  of(s: State): number[] {
    const { kept, poverty } = this;
    const leads = (LEADS[s.players.length] as readonly number[]).slice();
    for (let seat = 0; seat < leads.length; seat++) {
      if (seat === s.seat) {
        kept.find(s, seat);
        leads[seat] = kept.points;
        poverty[seat] = kept.poverty;
      } else {
        const { points, povertyInTheEnd } = this.ofWaiting(s, seat);
        leads[seat] = points;
        poverty[seat] = povertyInTheEnd;
      }
    }
    this.compare(s, leads);
    return leads;
  }

  /** What each seat can expect, and what that rests on. */
  prospects(s: State): Prospect[] {
    const moment = newMoment();
    return s.players.map((_, seat) => {
      const prospect = newProspect();
      momentOf(this.estimates.habits, s, seat, moment);
      foresee(this.estimates, s, seat, moment, prospect);
      return prospect;
    });
  }

  private ofWaiting(s: State, seat: Seat): WaitingSeat {
    const player = s.players[seat] as Player;
    const turns = turnsLeft(this.estimates.habits, s, seat);
    const land = s.land.length + s.market.length;
    const known = this.waiting[seat] as WaitingSeat;
    if (known.turns === turns && known.land === land && unchanged(known, player)) return known;
    this.kept.find(s, seat);
    known.hand = player.hand;
    known.stacks = player.stacks;
    known.boroughs = player.boroughs;
    known.money = player.money;
    known.loans = player.loans;
    known.poverty = player.poverty;
    known.prestige = player.prestige;
    known.turns = turns;
    known.land = land;
    known.points = this.kept.points;
    known.povertyInTheEnd = this.kept.poverty;
    return known;
  }

  /** Turns what seats can expect into leads. Poverty counts by how much more of it one has than the others. */
  private compare(s: State, leads: number[]): void {
    const { poverty } = this;
    const rounds = roundsLeft(this.estimates.habits, s);
    let sum = 0;
    for (let seat = 0; seat < leads.length; seat++) {
      let least = Number.POSITIVE_INFINITY;
      for (let other = 0; other < leads.length; other++) {
        if (other !== seat) least = Math.min(least, poverty[other] as number);
      }
      const above = (poverty[seat] as number) - least;
      const value = (leads[seat] as number) - povertyCost(this.estimates, above, rounds);
      leads[seat] = value;
      sum += value;
    }
    const mean = sum / leads.length;
    // Debts know no bounds: a lead so large that it counts as certain would make all options look alike.
    for (let seat = 0; seat < leads.length; seat++) {
      leads[seat] = mean + BEYOND * Math.asinh(((leads[seat] as number) - mean) / BEYOND);
    }
    if (isLastTurn(s)) leads[s.seat] = (leads[s.seat] as number) - UNFINISHED;
  }
}

function newWaitingSeat(): WaitingSeat {
  return {
    hand: [],
    stacks: [],
    boroughs: [],
    money: 0,
    loans: 0,
    poverty: 0,
    prestige: 0,
    turns: -1,
    land: 0,
    points: 0,
    povertyInTheEnd: 0,
  };
}

/** Lists of cards are never changed in place. */
function unchanged(known: WaitingSeat, player: Player): boolean {
  return (
    known.hand === player.hand &&
    known.stacks === player.stacks &&
    known.boroughs === player.boroughs &&
    known.money === player.money &&
    known.loans === player.loans &&
    known.poverty === player.poverty &&
    known.prestige === player.prestige
  );
}

/** How much expected prestige makes a seat e times as likely to win. */
export function scale(habits: Habits, s: State): number {
  return habits.scale + habits.scalePerRound * roundsLeft(habits, s);
}
