import type { RuleText } from "@tabletown/kernel";
import type { Table } from "../../data/table.ts";
import { componentsWith, povertyLosses, rulebook, starterNames } from "../rulebook.ts";

const CHAPTERS = [
  "Components",
  "Set-up",
  "The turn",
  "Drawing and discarding",
  "Developing the city",
  "Paupers",
  "Buying land",
  "Running the city",
  "Money and loans",
  "What the effects mean",
  "End of the game",
  "What is known",
] as const;

/** The rules of SPEC.md, with the figures of the table in play. */
export function rules(t: Table, names: ReadonlyMap<string, string>): readonly RuleText[] {
  const { counts: c } = t;
  const { loan, spaces } = t.settings;
  const starters = starterNames(t, names);
  const who = componentsWith(t, "en");
  return rulebook(CHAPTERS, {
    "1.1": `There are ${c.cards} city cards in three sets, A, B and C. Each has a colour: brown for trade, blue for learning and culture, pink for politics, grey for the paupers, of which there are ${c.paupers}. ${c.actionCards} of the coloured cards are action cards.`,
    "1.2":
      "A city card may have a money cost for placing it, a permanent effect, an activated effect with an activation cost, a mark that it turns over after being activated, and prestige that counts at the end.",
    "1.3": `There are ${c.boroughs} boroughs, each north or south of the Thames, on the river or away from it. A borough has a price, brings prestige, cards and relief from poverty when bought, and may have an ability and a run effect.`,
    "1.4": "Money, poverty and loans never run out.",
    "1.5": "Prestige gained during play counts at once; it is not limited by the track. A final score may be negative.",
    "1.6":
      "The figures on the printed cards are not all known to us. Every value of the component table says whether it comes from this edition’s rulebook, from other material about this edition, from the other edition, or is our reconstruction; the whole table can be replaced by a corrected one.",
    "2.1": `Two to four play. Each begins with £${t.settings.startMoney}, no prestige, no poverty and no loan.`,
    "2.2":
      "Each set of city cards is shuffled on its own; A goes on top of B and B on top of C, face down, as one deck.",
    "2.3": `Each player is dealt ${t.settings.startHand} cards from the top of the deck.`,
    "2.4": `The development board has two rows, each of ${spaces[2]} spaces with two players, ${spaces[3]} with three, ${spaces[4]} with four. It begins empty.`,
    "2.5": `${t.settings.boroughsShown} boroughs lie open for sale: ${starters}. The others are shuffled face down.`,
    "2.6": "The first seat begins; play goes round clockwise.",
    "3.1":
      "A turn has four parts: repaying loans (optional), drawing a card, exactly one action, and discarding down to the hand limit.",
    "3.2": "A player may repay loans only at the start of their own turn, before the draw, as many as they like.",
    "3.3": "Then one city card must be drawn, from the deck or from the board.",
    "3.4": `The action is one of four: develop the city, buy land, run the city, draw ${t.settings.drawAction} cards.`,
    "3.5": `Drawing ${t.settings.drawAction} cards means exactly that many. If fewer are left in the deck and on the board together, all of them are taken. That may be none, so the action can always be chosen.`,
    "3.6": `At the end of the turn a player with more than ${t.settings.handLimit} cards in hand discards the surplus, choosing which.`,
    "3.7":
      "When three full rounds have passed without a card leaving the deck, the first card drawn at the start of a turn must come from the deck, until one has.",
    "3.8":
      "Voluntary loans and swaps are made between other choices: before choosing the action, between two cards placed, between two activations, or after the action while a swap is still open. A swap may also be made before the draw. Neither happens in the middle of another choice.",
    "4.1":
      "Each card drawn is either the top card of the deck or any card lying on the development board. When several cards are drawn, this is decided one card at a time, and each is looked at before the next.",
    "4.2":
      "When the deck is empty, a card that must be drawn is drawn from the board as long as one lies there; when both are empty nothing is drawn.",
    "4.3":
      "A discarded card goes face up onto a free space in the top row; if the top row is full, onto a free space in the bottom row.",
    "4.4":
      "If both rows are full, all cards of the bottom row leave the game, the top row moves down to become the bottom row, and the card goes into the emptied top row.",
    "4.5": "Only cards in hand can be discarded, never cards in a city.",
    "4.6": "Cards that have left the game never come back.",
    "5.1":
      "Any number of cards, at least one, are played from the hand one after another. A player who cannot play any may not choose this action.",
    "5.2": "To place a card, first another card of the same colour is discarded from the hand.",
    "5.3": "The money cost printed on the card is paid as well; a player who is short may borrow or leave the card.",
    "5.4":
      "The card is laid face up, as a new stack or on top of an existing one, whose top card may lie face up or face down. A card placed in the same turn may not be covered.",
    "5.5":
      "Covered cards and cards turned over count for nothing any more, except for their prestige at the end and the poverty their stack brings.",
    "5.6":
      "A permanent effect works from the moment its card is placed, even for cards placed later in the same turn, until the card is covered or turned over.",
    "5.7":
      "Action cards are played straight from the hand while developing, without discarding another card; what they do does not depend on the city. A used action card leaves the game.",
    "5.8": "An action card may instead be discarded for its colour.",
    "5.9":
      "Which card, where it goes and what is discarded for it are chosen one after another; discarding, paying and placing then happen together.",
    "6.1": "Paupers cannot be placed, and cannot be discarded to place another card.",
    "6.2": "An effect that says so allows them to be discarded to place a card.",
    "6.3":
      "They can be discarded as an activation cost, through effects that have cards discarded, and over the hand limit; an effect that swaps cards may swap them.",
    "7.1": "One of the open boroughs is chosen and paid for; one borough a turn.",
    "7.2":
      "A new borough covers the earlier ones. Which side of the river they lie on, and whether they touch it, still counts; their ability and run effect do not.",
    "7.3": "The gap is filled from the face-down boroughs. When none are left, fewer lie open.",
    "7.4":
      "The borough brings at once the prestige, the relief from poverty and the cards it shows. A player with less poverty than the borough removes loses all of it and nothing more.",
    "7.5":
      "The ability of the newest borough works at once and until it is covered. Using it is optional; where using it can only help, it is used without asking.",
    "7.6": "The run effect of the newest borough is not optional.",
    "8.1":
      "Cards that show are activated one by one in any order, as many as the player likes, even none; each at most once a turn.",
    "8.2":
      "First the activation cost is met: money, or a card of any colour discarded from the hand, paupers included. Without it there is no activation.",
    "8.3":
      "Then the whole effect is carried out, part by part in the order listed, which makes no difference on any card of the standard table.",
    "8.4": "Then, if the card is marked so, it turns over. It stays on its stack and can no longer be activated.",
    "8.5": "Poverty can be removed only where there is some; what is left over is lost.",
    "8.6":
      "The run effect of the newest borough is carried out once in every run, before, between or after the activations as its owner chooses. If it has not been chosen by then, it happens when the run is finished. Boroughs never turn over.",
    "8.7":
      "After the last activation the player takes one poverty for each stack in the city, activated or not, one for each loan, and one for each card in hand.",
    "9.1": `A loan pays £${loan.pays} and gives the player one loan token.`,
    "9.2":
      "Whoever must pay more than they have borrows: exactly as many loans as are needed for that payment, at that moment.",
    "9.3":
      "Loans may also be taken without need, but only in the player’s own turn and after the draw; after the action only while a swap is still open (3.8).",
    "9.4": `A loan is repaid with £${loan.repay}.`,
    "9.5": "In a run the number of loan tokens counts, whatever the loans paid.",
    "9.6": "A payment demanded in another player’s turn may also force a loan.",
    "10.1": "What is counted in a city must show. Boroughs count whether covered or not.",
    "10.2": `Any colour (${who("anyColourDiscard")}): the card discarded to place another may have any colour, and be a pauper where the effect says so, for the stated price each time. A card of the right colour needs no price, and of two such effects the cheaper is used.`,
    "10.3": `No discard (${who("noDiscard")}): the card is placed without discarding another.`,
    "10.4": `Placing from the board (${who("placeFromBoard")}): a placeable card on the development board is put on top of the activated card. Its money cost is paid in full, nothing is discarded for it, and it may be activated in the same run. There must be such a card there, and a card with this effect that was placed in the same turn cannot be used.`,
    "10.5": `Turning over in place of another (${who("turnThisInstead")}): at the moment another card would turn over after its activation, this one may turn over instead. The other stays face up and can be used again in a later turn. It can be used at no other moment.`,
    "10.6": `Repeating (${who("repeatCard")}): a card activated in this run, even if it has just turned over, is activated once more without activation cost. There must be such a card, it must not be covered, and it may neither be another repeating card nor one that only turns over in place of others.`,
    "10.7": `Storing money (${who("storeMoney")}): each card its owner places later, in whatever way, puts money from the supply on it while it shows. The card that covers it brings nothing, and the money on it is lost when it is covered or turned over.`,
    "10.8": `Better loans (${who("loanPays")}): each loan pays more; it is still one loan and costs the same to repay.`,
    "10.9": `Cheaper repayment (${who("loanRepay")}): loans are repaid for less at the start of the turn. Not in the final scoring.`,
    "10.10": `Cheaper placing (${who("discount")}): each card placed while developing costs less money. Not a card placed during a run.`,
    "10.11": `Swapping (${who("swap")}): once in each of its owner’s turns, or as often as stated, a card from the hand is exchanged for one on the development board. Not between choosing to develop and the first card played.`,
    "10.12": `Looking ahead (${who("look")}): before the draw at the start of the turn its owner may look at the top cards of the deck, as many as the card says. What is drawn then comes from these or from the board; the others go back on the deck in any order. Once a turn, before the first card is drawn.`,
    "10.13": `Free number of draws (${who("drawRange")}): at the start of the turn the stated number of cards, from the least to the most, is drawn, one at a time. Where 3.7 demands a card from the deck, it must still be drawn.`,
    "10.14": `Placing without discarding (${who("placeCards")}): up to the stated number of cards from the hand are placed without discarding; their money costs are paid.`,
    "10.15": `Drawing (${who("drawCards")}): the cards are drawn one at a time, from the deck or the board.`,
    "10.16": `Discarding for gain (${who("discardUpTo")}): the cards go to the development board like any discard.`,
    "10.17": `Everybody else pays (${who("takeFromEach", "eachPaysPerBorough")}): in turn order; anyone who is short borrows.`,
    "10.18": `Poverty for another player (${who("givePoverty", "causePoverty")}): the player is chosen when the effect is carried out. A player without poverty has none to hand over.`,
    "10.19": `Sparing the hand (${who("spareHand")}): cards in hand bring no poverty in this run; in the final scoring they do.`,
    "11.1": "When the deck is empty at the end of any player’s turn, the last turns begin.",
    "11.2": "Every other player has one more turn; then the game is over and is scored in seven steps.",
    "11.3": "First: one poverty for each card left in hand; those cards leave the game.",
    "11.4": "Second: the prestige of all cards in the city is added, covered ones and those turned over included.",
    "11.5": `Third: as many loans as possible are repaid, £${loan.repay} each.`,
    "11.6": `Fourth: one prestige for each full £${t.settings.moneyPerPrestige} left.`,
    "11.7": `Fifth: ${loan.prestigeLost} prestige lost for each loan not repaid.`,
    "11.8": "Sixth: everybody gives back as much poverty as the player with the least has.",
    "11.9": `Seventh: the poverty that is left costs prestige: ${povertyLosses(t)}, and ${t.poverty.beyond} more for each beyond ${t.poverty.lost.length - 1}.`,
    "11.10": "The most prestige wins.",
    "11.11": "A tie goes to the player with less poverty.",
    "11.12": "If that is equal, to the player with more boroughs.",
    "11.13": "If that is equal, to the player with the city card of the highest prestige.",
    "11.14": "If that is equal too, the victory is shared.",
    "12.1": "Hands are secret, and so is the order of both decks.",
    "12.2":
      "Money, loans, poverty, prestige, the board, boroughs and cities are open. What was once seen is not forgotten: covered cards, cards turned over and cards that left the game can be looked up.",
    "12.3": "A card taken from the board is known to be in that player’s hand until such a card leaves it.",
    "12.4":
      "Everybody can tell which set a hidden card is from: it follows from counting the deck. The one exception, a look at the deck (10.12) across the border of two sets, is treated the same way.",
    "12.5": "A card chosen to be placed is shown to the others when it is placed, not before.",
  });
}
