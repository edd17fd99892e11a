import type { Seat } from "@tabletown/kernel";
import type { Kind, Player, Stack, State } from "../rules/state.ts";
import { foresee, momentOf, newMoment, newProspect } from "./prospect.ts";
import { type Estimates, traitIn } from "./trait.ts";

/** Answers that are kept, two to the power of this. Search comes to the same cities and hands again and again. */
const KEPT_BITS = 14;
const KEPT = 1 << KEPT_BITS;

/** The numbers of a question before the cards, of which turns take two, and of the longest one that is known again. */
const HEAD = 10;
const WORDS = 256;

/** Nobody has as many boroughs as this. */
const MOST_LAND = 64;

/**
 * Works out what seats can expect, and knows again what it was asked before. A question is all that its answer depends on,
 * in whole numbers; 64 bits made of them are kept, which two questions share so seldom that nobody will see it happen.
 * All in lists of numbers: objects that are kept so long would cost more to collect than to make.
 */
export class Prospects {
  /** What was found last. */
  points = 0;
  poverty = 0;
  private readonly estimates: Estimates;
  private readonly moment = newMoment();
  private readonly room = newProspect();
  private readonly question = new Int32Array(WORDS);
  private readonly turns = new Float64Array(this.question.buffer, 0, 1);
  private readonly bits = new Int32Array(2 * KEPT);
  private readonly answers = new Float64Array(2 * KEPT);

  constructor(estimates: Estimates) {
    this.estimates = estimates;
  }

  find(s: State, seat: Seat): void {
    const { question, bits, answers, room } = this;
    momentOf(this.estimates.habits, s, seat, this.moment);
    const words = this.ask(s, s.players[seat] as Player);
    let first = 1;
    let second = 1;
    for (let i = 0; i < words; i++) {
      const word = question[i] as number;
      first = Math.imul(first ^ word, 0x9e3779b1);
      first ^= first >>> 15;
      second = Math.imul(second ^ word, 0x85ebca6b);
      second ^= second >>> 13;
    }
    const place = 2 * (Math.imul(first, 0x85ebca6b) >>> (32 - KEPT_BITS));
    if (bits[place] === first && bits[place + 1] === second && words > 0) {
      this.points = answers[place] as number;
      this.poverty = answers[place + 1] as number;
      return;
    }
    foresee(this.estimates, s, seat, this.moment, room);
    this.points = room.points;
    this.poverty = room.poverty;
    if (words === 0) return;
    bits[place] = first;
    bits[place + 1] = second;
    answers[place] = room.points;
    answers[place + 1] = room.poverty;
  }

  /** Writes the question down: how many numbers it takes, none where there is no room for so many. */
  private ask(s: State, player: Player): number {
    const { question, moment } = this;
    const { hand, stacks, boroughs } = player;
    const words = HEAD + hand.length + stacks.length + boroughs.length;
    if (words > WORDS) return 0;
    this.turns[0] = moment.turns;
    question[2] =
      (moment.running ? 1 : 0) +
      (moment.developing ? 2 : 0) +
      (moment.spared ? 4 : 0) +
      (moment.boroughDone ? 8 : 0) +
      16 * moment.draws;
    question[3] = hand.length + 256 * stacks.length;
    question[4] = player.money;
    question[5] = player.loans;
    question[6] = player.poverty;
    question[7] = player.prestige;
    question[8] = landsOf(s);
    let next = HEAD;
    for (let i = 0; i < hand.length; i++) question[next++] = hand[i] as Kind;
    for (let i = 0; i < boroughs.length; i++) question[next++] = boroughs[i] as Kind;
    let covered = 0;
    for (let i = 0; i < stacks.length; i++) {
      const { card, turned, used, fresh, coins, under } = stacks[i] as Stack;
      question[next++] = (turned ? 1 : 0) + (used ? 2 : 0) + (fresh ? 4 : 0) + 8 * card + 8192 * coins;
      for (let j = 0; j < under.length; j++) covered += traitIn(this.estimates, under[j] as Kind).card.prestige;
    }
    // Of covered cards only what they show in prestige counts.
    question[9] = covered;
    return words;
  }
}

function landsOf({ players }: State): number {
  let lands = 0;
  for (let i = 0; i < players.length; i++) lands = MOST_LAND * lands + (players[i] as Player).boroughs.length;
  return lands;
}
