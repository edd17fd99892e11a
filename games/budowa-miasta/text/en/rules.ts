import type { RuleText } from "@tabletown/kernel";
import type { Table } from "../../data/table.ts";

/** The numbered rules of SPEC.md; `goal` names the two objects to be joined. */
export function rules({ startingMoney, hand, bonus }: Table, goal: string): readonly RuleText[] {
  return [
    { number: "1", text: "The city" },
    {
      number: "1.1",
      text: "Nine objects are joined by twelve streets. Each street joins two objects and has four lots in a row.",
    },
    { number: "1.2", text: "The first and the last lot of a street each touch the object at that end." },
    {
      number: "1.3",
      text: "Each of the 48 buildings belongs on one lot only, the one whose symbol it bears. It also shows its cost and its kind: villa, block of flats, office or factory. The kind only helps to find the lot.",
    },
    {
      number: "1.4",
      text: "Each object has five shares in one stack: a free one on top, then four at rising prices. They state what one to five shares of that object pay.",
    },
    {
      number: "1.5",
      text: "Shares and money lie open. Buildings not yet built are seen by their owner alone, and nobody sees into the bag.",
    },
    { number: "1.6", text: "The bank never runs out." },
    { number: "2", text: "Setup" },
    {
      number: "2.1",
      text: `Two to six play. Each starts with ${startingMoney[2]} when two play, ${startingMoney[3]} when three, ${startingMoney[4]} when four, ${startingMoney[5]} when five, ${startingMoney[6]} when six.`,
    },
    { number: "2.2", text: `All buildings go into the bag. Each player draws ${hand} and keeps them hidden.` },
    { number: "2.3", text: "Every stack of shares is sorted: the free one on top, the dearest at the bottom." },
    {
      number: "2.4",
      text: "Whoever built a house last, or else the oldest player, takes the first seat and begins; then play goes clockwise.",
    },
    { number: "3", text: "The turn" },
    {
      number: "3.1",
      text: "A turn has four steps: build one building, settle the payout if a street was finished, take or buy at most one share, draw a building.",
    },
    {
      number: "3.2",
      text: "A player with no building left skips building, may still buy a share, and draws as usual.",
    },
    { number: "4", text: "Building" },
    {
      number: "4.1",
      text: "The player builds exactly one of their buildings on its lot and pays its cost to the bank.",
    },
    {
      number: "4.2",
      text: "The printed cost is enough where the lot touches an object, or where a building already stands on a neighbouring lot of the same street.",
    },
    { number: "4.3", text: "Anywhere else the building costs double." },
    { number: "5", text: "Payout" },
    { number: "5.1", text: "A street with four buildings is finished and brings a payout at once." },
    {
      number: "5.2",
      text: "For each of the two objects at its ends, every player receives from the bank what the object pays for the number of shares they hold in it, the free one included.",
    },
    { number: "5.3", text: "Shares are kept and pay again when another street of their object is finished." },
    { number: "6", text: "Shares" },
    {
      number: "6.1",
      text: "After building and payout the player may buy one share from the top of any stack at its price, whether or not its object has to do with the street just built on. Never more than one in a turn.",
    },
    {
      number: "6.2",
      text: "A free share cannot be bought. It goes to a player who built on a lot touching its object this turn, and it counts as the purchase of the turn.",
    },
    { number: "6.3", text: "Nobody has to take a free share; a player who leaves it may buy another share instead." },
    { number: "6.4", text: "Shares beneath a free one are not for sale." },
    {
      number: "6.5",
      text: "When every lot touching an object is built on and its free share was left lying, the stack stays closed for good.",
    },
    {
      number: "6.6",
      text: "Shares of an object whose streets are all finished may still be bought; they count for 10.5.",
    },
    { number: "7", text: "The draw" },
    { number: "7.1", text: "At the end of the turn the player draws one building from the bag and keeps it hidden." },
    { number: "7.2", text: "If the bag is empty, nobody draws." },
    { number: "8", text: "Short of money" },
    {
      number: "8.1",
      text: "A player who at the start of their turn can pay for none of their buildings, doubled costs included, is short and may sell any number of shares to the bank before building.",
    },
    { number: "8.2", text: "A share sells for half its price, rounded up." },
    { number: "8.3", text: "A sold share goes on top of its stack, even where a cheaper one lies beneath." },
    { number: "8.4", text: "Free shares cannot be sold, nor shares of an object whose streets are all finished." },
    {
      number: "8.5",
      text: "While nothing can be paid for and selling can still help, the player must sell. As soon as a building can be paid for they may build or go on selling; once it is built, nothing more is sold.",
    },
    {
      number: "8.6",
      text: "There is no other trade: no swaps, loans or sales between players, and no sale to the bank by a player who is not short.",
    },
    { number: "9", text: "Bankruptcy" },
    {
      number: "9.1",
      text: "A player whose money together with everything that selling could bring does not cover the cheapest of their buildings is bankrupt and out of the game. A payout that the building would have caused does not count.",
    },
    { number: "9.2", text: "Their buildings go back into the bag, unseen." },
    { number: "9.3", text: "Their money goes to the bank." },
    {
      number: "9.4",
      text: "Their bought shares go back to the stacks; a stack that receives any is put into order of price.",
    },
    { number: "9.5", text: "Their free shares leave the game." },
    { number: "9.6", text: "When only one player is left, that player wins at once." },
    { number: "10", text: "The end" },
    { number: "10.1", text: `The game ends when finished streets join ${goal} by any path.` },
    { number: "10.2", text: `Whoever placed the building that joined them receives ${bonus} from the bank.` },
    { number: "10.3", text: "The street just finished pays as usual. Then it is over: no more shares, no draw." },
    { number: "10.4", text: "The player with the most money wins." },
    { number: "10.5", text: "In a tie, whoever spent more on the shares they hold, by their printed prices, wins." },
    { number: "10.6", text: "If they are still tied, they share the victory." },
    {
      number: "10.7",
      text: "Bankrupt players rank behind all others; for ratings, a player who went bankrupt later ranks above one who did so earlier.",
    },
  ];
}
