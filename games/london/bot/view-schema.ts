import * as v from "valibot";
import type { Ruleset } from "../rules/ruleset.ts";
import type { View } from "../rules/view.ts";
import { taskSchemaOf } from "./task-schema.ts";

const MOST_SEATS = 4;

const count = (meaning: string) => v.pipe(v.number(), v.integer(), v.minValue(0), v.description(meaning));
const flag = (meaning: string) => v.pipe(v.boolean(), v.description(meaning));
const seat = (meaning: string) =>
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS - 1), v.description(meaning));
const bySet = (meaning: string) =>
  v.pipe(
    v.strictObject({ A: count("Cards of set A."), B: count("Cards of set B."), C: count("Cards of set C.") }),
    v.description(meaning),
  );

/** What a view holds, with a sentence for every field. */
export function viewSchemaOf(rules: Ruleset): v.GenericSchema<unknown, View> {
  const card = v.picklist([...rules.cards.keys()]);
  const borough = v.picklist([...rules.boroughs.keys()]);
  const cards = (meaning: string) => v.pipe(v.array(card), v.description(meaning));
  const boroughs = (meaning: string) => v.pipe(v.array(borough), v.description(meaning));
  const stack = v.strictObject({
    card: v.pipe(card, v.description("The top card, the only one that can still do anything.")),
    turned: flag("Whether the top card lies face down."),
    coins: count("Money lying on the top card."),
    fresh: flag("Whether the top card was placed in this turn: it may not be covered."),
    used: flag("Whether the top card has been activated in this turn."),
    under: cards("Covered cards, the lowest first."),
  });
  const player = v.strictObject({
    money: count("Money."),
    loans: count("Loans not repaid."),
    poverty: count("Poverty."),
    prestige: v.pipe(v.number(), v.integer(), v.description("Prestige so far.")),
    hand: cards("The whole own hand; of others' hands the cards that the viewer is sure of."),
    hidden: bySet("How many more cards the hand holds, by set."),
    shown: cards("The hand cards that everybody has seen go there."),
    stacks: v.pipe(v.array(stack), v.description("The city.")),
    boroughs: boroughs("Bought land, the newest last."),
    foreseen: count("How many of the topmost cards of the deck this player knows."),
  });
  const glimpse = v.strictObject({
    by: seat("Who saw the card."),
    owner: seat("Whose card it is now."),
    card: v.pipe(card, v.description("The card.")),
  });
  return v.pipe(
    v.strictObject({
      viewer: v.exactOptional(seat("The seat that looks, counted from 0; absent for a spectator.")),
      seat: seat("The seat whose turn it is."),
      agenda: v.pipe(
        v.array(taskSchemaOf(rules)),
        v.description(
          "What waits to be decided or carried out, the last one first; without what the acting player is still thinking about. Empty once the game is over.",
        ),
      ),
      deck: v.pipe(
        v.strictObject({
          left: bySet("Cards left, by set."),
          top: cards("The topmost cards, as far as the viewer knows them; the top one is the last."),
        }),
        v.description("The deck, face down."),
      ),
      top: cards("The top row of the development board."),
      bottom: cards("The bottom row of the development board."),
      removed: cards("Cards out of the game."),
      market: boroughs("Land for sale."),
      land: count("Boroughs left face down."),
      players: v.pipe(v.array(player), v.description("The players, by seat.")),
      glimpses: v.pipe(
        v.array(glimpse),
        v.description("What the viewer saw going to others, and what others saw going to the viewer."),
      ),
      swapped: v.pipe(
        v.array(v.union([card, borough])),
        v.description("Components whose swap has been used in this turn."),
      ),
      boroughDone: flag("Whether the newest borough's run effect has been carried out in this run."),
      handSpared: flag("Whether cards in hand bring no poverty in this run."),
      deckMoved: flag("Whether a card has left the deck in this turn."),
      idle: count("Turns in a row in which no card left the deck."),
      endedBy: v.pipe(
        v.number(),
        v.integer(),
        v.minValue(-1),
        v.maxValue(MOST_SEATS - 1),
        v.description("The seat at the end of whose turn the deck was empty; -1 before that."),
      ),
    }),
    v.title("London: what a seat or a spectator sees"),
  );
}
