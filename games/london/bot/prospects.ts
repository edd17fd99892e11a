import type { Seat } from "@tabletown/kernel";
import type { Kind, Player, Stack, State } from "../rules/state.ts";
import { momentOf, type Prospect, type ProspectMoment, prospect } from "./prospect.ts";
import type { Estimates } from "./trait.ts";

/** Prospects that are kept: a power of two. Search comes to the same cities and hands again and again. */
const KEPT = 4096;

/** A prospect and all that it depends on. */
interface Known {
  readonly player: Player;
  readonly moment: ProspectMoment;
  /** How much land each seat has. */
  readonly lands: number;
  readonly prospect: Prospect;
}

/** Works prospects out, and knows again what it was asked before. */
export class Prospects {
  private readonly estimates: Estimates;
  private readonly kept: (Known | undefined)[] = new Array<Known | undefined>(KEPT).fill(undefined);

  constructor(estimates: Estimates) {
    this.estimates = estimates;
  }

  of(s: State, seat: Seat): Prospect {
    const player = s.players[seat] as Player;
    const moment = momentOf(s, seat);
    const lands = landsOf(s);
    const place = placeOf(player, moment);
    const known = this.kept[place];
    if (known !== undefined && known.lands === lands && sameMoment(known.moment, moment)) {
      if (samePlayer(known.player, player)) return known.prospect;
    }
    const found = prospect(this.estimates, s, seat, moment);
    this.kept[place] = { player: { ...player }, moment, lands, prospect: found };
    return found;
  }
}

/** Nobody has as many boroughs as this. */
const MOST_LAND = 64;

function landsOf({ players }: State): number {
  let lands = 0;
  for (let i = 0; i < players.length; i++) lands = MOST_LAND * lands + (players[i] as Player).boroughs.length;
  return lands;
}

/** What is equal has the same place, what is not seldom has. */
function placeOf({ hand, stacks, money, loans, poverty, prestige }: Player, { turns, draws }: ProspectMoment): number {
  let mixed = Math.imul(money, 31) + loans;
  mixed = Math.imul(mixed, 31) + poverty;
  mixed = Math.imul(mixed, 31) + prestige;
  mixed = (Math.imul(mixed, 31) + 64 * turns + draws) | 0;
  for (let i = 0; i < hand.length; i++) mixed = (Math.imul(mixed, 31) + (hand[i] as Kind)) | 0;
  for (let i = 0; i < stacks.length; i++) {
    const { card, turned, used, coins } = stacks[i] as Stack;
    mixed = (Math.imul(mixed, 31) + 4 * (card + coins) + (turned ? 2 : 0) + (used ? 1 : 0)) | 0;
  }
  return (mixed ^ (mixed >>> 12)) & (KEPT - 1);
}

function sameMoment(a: ProspectMoment, b: ProspectMoment): boolean {
  return (
    a.turns === b.turns &&
    a.draws === b.draws &&
    a.running === b.running &&
    a.developing === b.developing &&
    a.spared === b.spared &&
    a.boroughDone === b.boroughDone
  );
}

function samePlayer(a: Player, b: Player): boolean {
  return (
    a.money === b.money &&
    a.loans === b.loans &&
    a.poverty === b.poverty &&
    a.prestige === b.prestige &&
    sameKinds(a.hand, b.hand) &&
    sameKinds(a.boroughs, b.boroughs) &&
    sameStacks(a.stacks, b.stacks)
  );
}

function sameKinds(a: readonly Kind[], b: readonly Kind[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function sameStacks(a: readonly Stack[], b: readonly Stack[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!sameStack(a[i] as Stack, b[i] as Stack)) return false;
  return true;
}

function sameStack(a: Stack, b: Stack): boolean {
  if (a === b) return true;
  return (
    a.card === b.card &&
    a.turned === b.turned &&
    a.coins === b.coins &&
    a.fresh === b.fresh &&
    a.used === b.used &&
    sameKinds(a.under, b.under)
  );
}
