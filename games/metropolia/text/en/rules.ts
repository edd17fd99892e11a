import { counted, formFor, type RuleText } from "@tabletown/kernel";
import { type Range, type RuleFigures, rangeText } from "../rule-figures.ts";
import { called, coins, symbolName } from "./nouns.ts";

const symbols = (all: RuleFigures["raise"]["symbols"]): string => all.map(symbolName).join(" and ");
const cards = (n: Range): string => `${rangeText(n)} ${formFor("en", n.to, { one: "card", other: "cards" })}`;

/** The numbered rules of SPEC.md. */
export const rules = (figures: RuleFigures): readonly RuleText[] => [
  { number: "1", text: "The game" },
  { number: "1.1", text: "Each player is the mayor of a city. Whoever first builds all of the city’s landmarks wins." },
  {
    number: "1.2",
    text: "Establishments earn coins. Each card shows the totals that activate it, a colour, a symbol, a cost and an effect. All cities, coins and open cards are there for everybody to see.",
  },
  {
    number: "1.3",
    text: "Landmarks belong to one player each, cost coins and change the rules for their owner once built.",
  },
  { number: "1.4", text: "A player may hold any number of coins, and the bank never runs out." },
  { number: "2", text: "Setting up" },
  { number: "2.1", text: "Two to four play." },
  {
    number: "2.2",
    text: `Everyone starts with these cards: ${figures.start.map(called).join(", ")}. They do not come from the supply.`,
  },
  {
    number: "2.3",
    text: "Everyone has the same four landmarks, none built yet: Train Station, Shopping Mall, Amusement Park and Radio Tower.",
  },
  { number: "2.4", text: `Everyone starts with ${coins(figures.startCoins)}.` },
  {
    number: "2.5",
    text: `All other establishments lie open in piles by name: ${rangeText(figures.base.purple)} of each purple one, ${rangeText(figures.base.other)} of each other.`,
  },
  {
    number: "2.6",
    text: "Whoever was last at a building site, or else the youngest, begins: let that player take the first seat. Turns go clockwise.",
  },
  { number: "3", text: "A turn" },
  { number: "3.1", text: "In your turn you roll, then everyone’s establishments act, then you may build." },
  { number: "3.2", text: "You roll one die; what it shows is the total." },
  {
    number: "3.3",
    text: "With the Train Station you choose in every turn whether to roll one die or two; the total is the sum.",
  },
  {
    number: "3.4",
    text: "With the Radio Tower you may roll again once a turn, choosing the number of dice anew. The second roll counts, whatever it shows.",
  },
  { number: "4", text: "Income" },
  {
    number: "4.1",
    text: "The total activates every establishment that shows it, every copy on its own. Income must be taken.",
  },
  { number: "4.2", text: "Red cards act first, then green and blue ones, purple ones last." },
  { number: "4.3", text: "Red cards take coins from the player who rolled, for every other player who owns them." },
  { number: "4.4", text: "Blue cards bring their owner coins from the bank, whoever rolled." },
  { number: "4.5", text: "Green cards bring coins from the bank to the player who rolled." },
  { number: "4.6", text: "Purple cards work for the player who rolled, against the other players." },
  { number: "4.7", text: "Whoever cannot pay in full pays what they have. The rest is forgiven." },
  { number: "4.8", text: "Several payments are made counter-clockwise, starting from the player who rolled." },
  {
    number: "4.9",
    text: `With the Shopping Mall each of your ${symbols(figures.raise.symbols)} cards earns ${coins(figures.raise.amount)} more, red ones from the player who rolled. A card that pays for each card it counts earns ${figures.raise.amount} more for each of them.`,
  },
  {
    number: "4.10",
    text: "A card that counts symbols counts every establishment with the symbol in its owner’s city, itself included if it shows it; the Publisher counts in the city of whoever pays. Landmarks and the Town Hall never count.",
  },
  { number: "4.11", text: `Stadium: every other player pays you ${coins(figures.stadium)}.` },
  {
    number: "4.12",
    text: `TV Station: another player of your choice pays you ${coins(figures.tvStation)}, or all they have. You may name a player without coins; with one opponent, or none who has a coin, nobody is asked.`,
  },
  {
    number: "4.13",
    text: "Business Center: you may swap one of your establishments for one of another player’s, choosing first what to take, then what to give. Cards with the tower stay where they are.",
  },
  {
    number: "4.14",
    text: "Several purple cards on one total act in a fixed order: those that take from everyone, then the choice of who pays, the swap last.",
  },
  { number: "5", text: "Building" },
  {
    number: "5.1",
    text: "At the end of your turn you may build one card, an establishment or a landmark, and pay its cost to the bank.",
  },
  {
    number: "5.2",
    text: "Nobody may have two purple cards of the same name. Players may have several of any other card.",
  },
  { number: "5.3", text: "What is sold out cannot be built." },
  { number: "5.4", text: "A landmark works from the moment it is built." },
  { number: "5.5", text: "You may build nothing." },
  { number: "5.6", text: "A player who can build nothing is not asked; the turn ends." },
  { number: "6", text: "The end" },
  { number: "6.1", text: "After the turn the dice go to the player on the left." },
  {
    number: "6.2",
    text: "With the Amusement Park a double brings another full turn, again and again. Only the roll that counted matters, and even a park built in that turn counts.",
  },
  { number: "6.3", text: "Whoever builds the last of their landmarks wins at once." },
  {
    number: "6.4",
    text: "The rules name only the winner. For ratings the others rank by landmarks built, then by what these cost, then by coins; players equal in all three share a rank. The score is the number of landmarks.",
  },
  { number: "7", text: "Metropolia PLUS" },
  {
    number: "7.1",
    text: `PLUS adds ten kinds of establishments, ${cards(figures.plus.purple)} of each purple one and ${rangeText(figures.plus.other)} of each other, the landmarks Harbor and Airport and the Town Hall. Six landmarks are needed to win.`,
  },
  {
    number: "7.2",
    text: "Everyone also starts with a Town Hall, which is not a landmark, cannot be swapped and counts for no symbol.",
  },
  {
    number: "7.3",
    text: `All establishments of the supply, ${counted("en", figures.supply, { one: "card", other: "cards" })}, are shuffled into a deck. Cards are turned up one by one until the number of different names is ${figures.marketPiles}; a card whose name lies there already joins its pile.`,
  },
  {
    number: "7.4",
    text: `Whenever the number of different names falls below ${figures.marketPiles}, new cards are turned up at once in the same way.`,
  },
  {
    number: "7.5",
    text: `Once the deck is empty, no more cards come. Piles that nobody can buy from stay and count among the ${figures.marketPiles}.`,
  },
  {
    number: "7.6",
    text: `The Town Hall pays its owner ${coins(figures.townHall)} at the start of each of their turns, extra turns too.`,
  },
  {
    number: "7.7",
    text: `With the Harbor you may add ${figures.harbor.amount} to your total if it is ${figures.harbor.from} or more, after any second roll. It stays a double if it was one.`,
  },
  {
    number: "7.8",
    text: `With the Airport you take ${coins(figures.airport)} from the bank in every turn in which you build nothing, extra turns too.`,
  },
  { number: "7.9", text: "Mackerel Boat, Tuna Boat and Sushi Bar do nothing until their owner has built the Harbor." },
  {
    number: "7.10",
    text: "Tuna Boat: the player whose turn it is rolls two dice once for all boats that can sail; each boat brings its owner that many coins. Nothing changes this roll and it activates nothing. If no boat can sail, nobody rolls.",
  },
  {
    number: "7.11",
    text: `With the Shopping Mall a Flower Shop earns ${coins(figures.flowerShop.raised)} for each Flower Field instead of ${figures.flowerShop.alone}.`,
  },
  {
    number: "7.12",
    text: `Publisher: every other player pays you ${coins(figures.publisher.amount)} for each of their own ${symbols(figures.publisher.symbols)} cards.`,
  },
  {
    number: "7.13",
    text: `Tax Office: every other player with ${coins(figures.taxOffice.from)} or more pays you half of them, rounded down: of ${coins(figures.taxOffice.had)} ${figures.taxOffice.paid} are paid and ${figures.taxOffice.kept} kept.`,
  },
  { number: "8", text: "Options" },
  { number: "8.1", text: `A Sushi Bar costs ${coins(figures.sushiBar)}; other printings say 4 or 1.` },
  {
    number: "8.2",
    text: `Other printings: the Town Hall pays ${coins(figures.townHall)} just before building, and only to a player who has none.`,
  },
  {
    number: "8.3",
    text: "English printing: purple cards that every player owns already leave the game as soon as they lie in the market, and the market is filled up again.",
  },
];
