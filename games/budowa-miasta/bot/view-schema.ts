import * as v from "valibot";
import type { Ruleset } from "../rules/ruleset.ts";
import { BOARD, BOX, HIDDEN, STACK } from "../rules/state.ts";
import type { View } from "../rules/view.ts";

const MOST_SEATS = 6;

const whole = (least: number, most: number, meaning: string) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most), v.description(meaning));
const count = (meaning: string) => v.pipe(v.number(), v.integer(), v.minValue(0), v.description(meaning));
const perSeat = (item: string, meaning: string) =>
  v.pipe(v.array(count(item)), v.maxLength(MOST_SEATS), v.description(meaning));

/** What a view holds, with a sentence for every field. */
export function viewSchemaOf({ lots, cards }: Ruleset): v.GenericSchema<unknown, View> {
  const seat = (meaning: string) => whole(0, MOST_SEATS - 1, meaning);
  return v.pipe(
    v.strictObject({
      viewer: v.exactOptional(seat("The seat that looks, counted from 0; absent for a spectator.")),
      turn: seat("The seat whose turn it is."),
      step: v.pipe(
        v.picklist(["build", "share", "over"]),
        v.description("What the turn has come to: a building, shares, or the end of the game."),
      ),
      short: v.pipe(v.boolean(), v.description("Whether this turn began with money for none of the seat's buildings.")),
      raised: count("What selling shares has brought this turn."),
      site: whole(-1, lots.length - 1, "The lot built on this turn, by its place in the table; -1 before that."),
      money: perSeat("Money of one seat.", "Money, by seat."),
      bankrupt: perSeat(
        "0 or the place among the bankrupt.",
        "By seat: 0 for who is in the game, 1 for who went bankrupt first, and so on.",
      ),
      shares: v.pipe(
        v.array(whole(BOX, MOST_SEATS - 1, "A seat, or a place of the shares.")),
        v.length(cards.length),
        v.description(
          `Where every share card is, five for each object in order of price: with a seat, in its stack (${STACK}) or out of the game (${BOX}).`,
        ),
      ),
      returned: v.pipe(
        v.array(whole(0, cards.length - 1, "A share card, by its place in the list of shares.")),
        v.description("Cards sold back: they lie on top of their stacks, the latest first."),
      ),
      buildings: v.pipe(
        v.array(whole(HIDDEN, MOST_SEATS - 1, "A seat, or a place of the buildings.")),
        v.length(lots.length),
        v.description(
          `Where every building is, in the order of the table: the viewer's seat, on the board (${BOARD}), or hidden in the bag or another hand (${HIDDEN}).`,
        ),
      ),
      hands: perSeat("Buildings of one seat.", "How many buildings each seat holds."),
      bag: count("How many buildings are in the bag."),
    }),
    v.title("Budowa miasta: what a seat or a spectator sees"),
  );
}
