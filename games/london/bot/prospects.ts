import type { Seat } from "@tabletown/kernel";
import type { Kind, Player, Stack, State } from "../rules/state.ts";
import { foresee, momentOf, newMoment, newProspect } from "./prospect.ts";
import { type Estimates, traitIn } from "./trait.ts";

/** Questions that are kept, two to the power of this. Search comes to the same cities and hands again and again. */
const KEPT_BITS = 14;
const KEPT = 1 << KEPT_BITS;

/** The longest question that is kept: a question is all that the answer depends on, in whole numbers. */
const WORDS = 48;
/** The numbers of a question before the cards: turns take two. */
const HEAD = 10;

/** Nobody has as many boroughs as this. */
const MOST_LAND = 64;

/**
 * Works out what seats can expect, and knows again what it was asked before. All in lists of numbers: objects that are
 * kept so long would cost more to collect than to make.
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
  private readonly questions = new Int32Array(WORDS * KEPT);
  private readonly answers = new Float64Array(2 * KEPT);

  constructor(estimates: Estimates) {
    this.estimates = estimates;
  }

  find(s: State, seat: Seat): void {
    const { answers, room } = this;
    momentOf(this.estimates.habits, s, seat, this.moment);
    const words = this.ask(s, s.players[seat] as Player);
    const place = words > WORDS ? -1 : placeOf(this.question, words);
    if (place >= 0 && this.isKept(place, words)) {
      this.points = answers[2 * place] as number;
      this.poverty = answers[2 * place + 1] as number;
      return;
    }
    foresee(this.estimates, s, seat, this.moment, room);
    this.points = room.points;
    this.poverty = room.poverty;
    if (place < 0) return;
    this.questions.set(this.question, WORDS * place);
    answers[2 * place] = room.points;
    answers[2 * place + 1] = room.poverty;
  }

  /** Writes the question down; how many numbers it takes, perhaps more than there is room for. */
  private ask(s: State, player: Player): number {
    const { question, moment } = this;
    const { hand, stacks, boroughs } = player;
    const words = HEAD + hand.length + stacks.length + boroughs.length;
    if (words > WORDS) return words;
    this.turns[0] = moment.turns;
    // Never 0, as what is not yet asked is.
    question[2] =
      1 +
      (moment.running ? 2 : 0) +
      (moment.developing ? 4 : 0) +
      (moment.spared ? 8 : 0) +
      (moment.boroughDone ? 16 : 0) +
      32 * moment.draws;
    question[3] = hand.length + 64 * stacks.length + 4096 * boroughs.length;
    question[4] = player.money;
    question[5] = player.loans;
    question[6] = player.poverty;
    question[7] = player.prestige;
    question[8] = landsOf(s);
    let at = HEAD;
    for (let i = 0; i < hand.length; i++) question[at++] = hand[i] as Kind;
    for (let i = 0; i < boroughs.length; i++) question[at++] = boroughs[i] as Kind;
    let covered = 0;
    for (let i = 0; i < stacks.length; i++) {
      const { card, turned, used, fresh, coins, under } = stacks[i] as Stack;
      question[at++] = (turned ? 1 : 0) + (used ? 2 : 0) + (fresh ? 4 : 0) + 8 * card + 8192 * coins;
      for (let j = 0; j < under.length; j++) covered += traitIn(this.estimates, under[j] as Kind).card.prestige;
    }
    // Of covered cards only what they show in prestige counts.
    question[9] = covered;
    return words;
  }

  private isKept(place: number, words: number): boolean {
    const { question, questions } = this;
    const start = WORDS * place;
    for (let i = 0; i < words; i++) if (questions[start + i] !== question[i]) return false;
    return true;
  }
}

function landsOf({ players }: State): number {
  let lands = 0;
  for (let i = 0; i < players.length; i++) lands = MOST_LAND * lands + (players[i] as Player).boroughs.length;
  return lands;
}

/** What is equal has the same place, what is not seldom has. */
function placeOf(question: Int32Array, words: number): number {
  let mixed = 0;
  for (let i = 0; i < words; i++) {
    mixed = Math.imul(mixed ^ (question[i] as number), 0x9e3779b1);
    mixed ^= mixed >>> 15;
  }
  return Math.imul(mixed, 0x85ebca6b) >>> (32 - KEPT_BITS);
}
