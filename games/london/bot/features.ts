import type { Features } from "@tabletown/bots";
import { between } from "@tabletown/kernel";
import type { Ruleset } from "../rules/ruleset.ts";
import type { Kind, Player, State } from "../rules/state.ts";
import type { Evaluation } from "./evaluate.ts";
import type { Habits } from "./habits.ts";
import { roundsLeft } from "./outlook.ts";
import type { Prospect } from "./prospect.ts";

/** Rounds still to come: what counts early counts little late. */
const STAGES = [0, 2, 4, 7, 11, 16, 22, 30];

const NUMBERS = 21;

/**
 * What the net sees at the start of a turn: how long the game will last, then every seat from the one on turn onwards, in
 * numbers, by the cards that its city shows and by those in its hand; in the end the cards on the board.
 */
export function featuresOf(rules: Ruleset, habits: Habits, evaluation: Evaluation): Features<State> {
  // By kind, their places in the table.
  const places = rules.cardList.map(({ card }) => rules.table.cards.indexOf(card));
  const kinds = places.length;
  const perSeat = NUMBERS + 2 * kinds;

  const writeCards = (cards: readonly Kind[], into: Float32Array, start: number): void => {
    for (const card of cards) {
      const index = start + (places[card] as number);
      into[index] = (into[index] as number) + 1;
    }
  };

  return {
    seats: (s) => s.players.length,
    count: (seats) => STAGES.length + 1 + seats * perSeat + kinds,
    pivot: (s) => s.seat,
    settled: (s) => s.agenda.length === 1 && s.agenda[0]?.type === "opening",
    write(s, into) {
      const seats = s.players.length;
      const { index, part } = between(STAGES, roundsLeft(habits, s));
      into[index] = 1 - part;
      into[index + 1] = part;
      into[STAGES.length] = s.endedBy < 0 ? 0 : 1;
      const prospects = evaluation.prospects(s);
      const leads = evaluation.of(s);
      const mean = leads.reduce((sum, lead) => sum + lead, 0) / seats;
      for (let i = 0; i < seats; i++) {
        const seat = (s.seat + i) % seats;
        const player = s.players[seat] as Player;
        const start = STAGES.length + 1 + i * perSeat;
        into.set(tell(player, prospects[seat] as Prospect, (leads[seat] as number) - mean), start);
        for (const { card, turned } of player.stacks) {
          if (!turned) into[start + NUMBERS + (places[card] as number)] = 1;
        }
        writeCards(player.hand, into, start + NUMBERS + kinds);
      }
      writeCards(s.top, into, STAGES.length + 1 + seats * perSeat);
      writeCards(s.bottom, into, STAGES.length + 1 + seats * perSeat);
    },
  };
}

/** A seat in numbers of the order of 1. */
function tell(player: Player, { points, poverty, printed, dead, next, ever, plan }: Prospect, lead: number): number[] {
  return [
    lead / 20,
    points / 100,
    poverty / 15,
    player.prestige / 30,
    printed / 20,
    player.money / 20,
    player.loans / 3,
    player.poverty / 15,
    player.hand.length / 9,
    player.stacks.length / 8,
    dead / 4,
    player.boroughs.length / 5,
    next.gain / 15,
    next.relief / 5,
    ever.gain / 10,
    ever.relief / 5,
    plan.sure / 10,
    plan.run / 10,
    plan.placed / 4,
    plan.left / 6,
    plan.hope / 5,
  ];
}
