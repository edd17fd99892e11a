import type { Ruleset } from "../rules/ruleset.ts";
import { NO_BID, type Player, type State } from "../rules/state.ts";

const LOWER = -2;
/** What it costs, on average, that a building in the hand is lower than the end of the street: some can be climbed to again. */
const BELOW = -0.7;
/** The higher the end of the street, the more that is drawn later will be below it. */
const HIGH_END = -0.2;

/** Expected final points of every seat: what is built and won, what the hand will bring, coins. */
export function evaluate(rules: Ruleset, { phase, players }: State): readonly number[] {
  const most = Math.max(...players.map(({ bid }) => bid));
  const highest = players.filter(({ bid }) => bid === most).length;
  return players.map((player) => {
    const built = streetPoints(rules, player.street) + handPoints(rules, player);
    const sure = built + player.coins + player.corners * rules.cornerPoints;
    // A bid that would win as it stands is worth the plot less its price.
    const winning = phase.type === "auction" && player.bid === most && most > 0 && highest === 1;
    return winning ? sure + chanceOf(players, player) * (rules.cornerPoints - player.bid) : sure;
  });
}

/** How likely nobody who has yet to bid will bid as much: each is as likely to bid any of their coins. */
function chanceOf(players: readonly Player[], { bid }: Player): number {
  return players
    .filter((other) => other.bid === NO_BID)
    .reduce((chance, { coins }) => chance * Math.min(1, bid / (coins + 1)), 1);
}

/** Every building in the hand will be built: it scores its height, but may have to go below a higher one. */
function handPoints({ heights }: Ruleset, { hand, street }: Player): number {
  const end = heights.get(street.at(-1) ?? "") ?? 0;
  let points = hand.length === 0 ? 0 : HIGH_END * end;
  for (const building of hand) {
    const height = heights.get(building) ?? 0;
    points += height < end ? height + BELOW : height;
  }
  return points;
}

function streetPoints({ heights }: Ruleset, street: readonly string[]): number {
  let points = 0;
  let before = 0;
  for (const building of street) {
    const height = heights.get(building) ?? 0;
    points += height < before ? height + LOWER : height;
    before = height;
  }
  return points;
}
