import { counted, type Forms, formFor, type RuleText, withMinus } from "@tabletown/kernel";
import { type EditionFigures, joined, type RuleFigures, titleList } from "../rule-figures.ts";
import { join, money } from "./effects.ts";
import { beyondTrack, names, titles } from "./names.ts";

const SPACES: Forms = { one: "space", other: "spaces" };
const MARKERS: Forms = { one: "investment marker", other: "investment markers" };
const TILES: Forms = { one: "tile", other: "tiles" };
const PLAYERS = ["two", "three", "four"] as const;

function stacks({ stacks: sizes }: EditionFigures): string {
  if (sizes.every(({ length }) => length === 1)) return `${joined(sizes.flat(), "or")} of each for two, three or four`;
  return sizes.map((size, i) => `${joined(size, "and")} for ${PLAYERS[i]}`).join("; ");
}

function under({ under: { from, count } }: EditionFigures): string {
  const tiles = formFor("en", count, TILES);
  return from === "box"
    ? `puts ${count} more C ${tiles} from the box underneath`
    : `moves the ${count} top ${tiles} of the C stack to its bottom`;
}

function limits({ limits: { income, reputation } }: RuleFigures): string {
  const between = ([lowest, highest]: readonly [number, number]) =>
    `between ${withMinus(lowest)} and ${withMinus(highest)}`;
  if (between(income) === between(reputation)) return `Income and reputation stay ${between(income)}.`;
  return `Income stays ${between(income)}, reputation ${between(reputation)}.`;
}

function daleStacks(sizes: readonly number[]): string {
  return `The stacks have ${joined(sizes, "and")} tiles${sizes.length === 1 ? " each" : ""}`;
}

/** The numbered rules of SPEC.md in English. */
export const rules = (f: RuleFigures): readonly RuleText[] => [
  { number: "1", text: "Tiles" },
  {
    number: "1.1",
    text: "A building tile has a cost, one of four types (residential, commercial, industrial, civic), sometimes an icon, and effects. Immediate effects come first, then conditional ones, which are counted per tile.",
  },
  {
    number: "1.2",
    text: "The icons are restaurant, office, school, airport, skyscraper and car dealership. An effect that names an icon looks at nothing else; the University, for example, counts schools but is not one.",
  },
  {
    number: "1.3",
    text: "The back of every A, B and C tile is a lake. A lake costs nothing and has none of the four types, so nothing that counts types or icons counts it.",
  },
  { number: "1.4", text: "“Adjacent” counts tiles of the same borough that share an edge with this one." },
  { number: "1.5", text: "“Own” counts the owner’s borough, the tile itself included if it fits." },
  {
    number: "1.6",
    text: "“Every” counts all boroughs, the tile itself included if it fits. Tiles that stood there before count too, even for the Farm and the Slaughterhouse, though one sentence of the second edition seems to limit them to later restaurants.",
  },
  { number: "1.7", text: "“Other boroughs” counts all boroughs except the owner’s." },
  { number: "1.8", text: "Where several symbols are named, a tile that shows any of them counts, and counts once." },
  {
    number: "1.9",
    text: "Fancy Restaurant, Skyscraper and New Car Dealership count only what is built after them, in any borough. A second one lowers the income of the first, not its own.",
  },
  {
    number: "1.10",
    text: "Casino and PR Firm give for each red line their owner passes upward after they were built.",
  },
  {
    number: "1.11",
    text: `Waterfront Realty adds to what the owner’s lakes pay: ${money(f.shore)} more for each pair of one of the owner’s lakes and a building beside it, for the pairs that exist when it is built and for each new pair later. A building between two lakes makes two pairs; the Realty itself makes one like any other building.`,
  },
  { number: "1.12", text: "Effects add up, and a borough may hold several tiles of one kind." },
  { number: "2", text: "Setup" },
  {
    number: "2.1",
    text: `Two to four play, or one in a solo variant. The A, B and C tiles are shuffled separately and dealt into stacks of the edition’s size for the number of players; the rest stays in the box unseen. First edition: ${stacks(f.editions[0])}. Second edition: ${stacks(f.editions[1])}.`,
  },
  {
    number: "2.2",
    text: `The tile “1 More Round” is shuffled with ${f.withMarker.map((counts) => joined(counts, "or")).join(" (second edition: ")}${f.withMarker.length > 1 ? ")" : ""} tiles of the C stack for two, three or four players, and these go under the rest of the stack.`,
  },
  { number: "2.3", text: `Then the first edition ${under(f.editions[0])}; the second ${under(f.editions[1])}.` },
  {
    number: "2.4",
    text: `The market has ${counted("en", f.market.length, SPACES)}, which add ${joined(f.market, "and")} to the price, from left to right. The top tiles of the A stack fill it.`,
  },
  {
    number: "2.5",
    text: `The supply of basic tiles holds ${join(
      f.basics.map(({ id, supply }) => `${names[id] ?? id} (${supply})`),
      "and",
    )}.`,
  },
  { number: "2.6", text: "One goal per player is turned up: the public goals." },
  {
    number: "2.7",
    text: `Each player starts with ${money(f.start.money)}, ${counted("en", f.start.markers, MARKERS)}, income ${withMinus(f.start.income)}, reputation ${withMinus(f.start.reputation)}, population ${f.start.population}, and a column of Suburbs, Community Park and Heavy Factory from the middle notch of the borough board outward. These values already include the effects of the three tiles.`,
  },
  {
    number: "2.8",
    text: "Each player is dealt two goals, keeps one and puts the other back, both unseen by the others. All choose at the same time.",
  },
  { number: "2.9", text: "The first player is chosen at random; turns go round clockwise." },
  {
    number: "2.10",
    text: "Borough boards have two sides: on one you build downward, on the other, its mirror image, upward. Each player may choose a side; since play is the same, all use one here. Option “Side of the borough boards”: building downward or upward.",
  },
  { number: "3", text: "The turn" },
  {
    number: "3.1",
    text: "A turn has four steps: place one tile or one investment marker; collect income or pay; move on the population board by reputation; refill the market.",
  },
  {
    number: "3.2",
    text: "In the first step the player does exactly one of four things: buy a market tile, take a basic tile, turn a market tile into a lake, or place an investment marker.",
  },
  { number: "4", text: "Placing" },
  {
    number: "4.1",
    text: "A market tile costs its own cost plus the price of its space. The player must have the whole sum before placing the tile; what it earns cannot pay for it.",
  },
  {
    number: "4.2",
    text: "A new tile must share an edge with at least one tile of the player’s borough, buildings and lakes alike. Tiles may run around the borough board but never lie on it or on other tiles; a space that the board partly covers cannot be used.",
  },
  {
    number: "4.3",
    text: "A basic tile costs only its own cost. When the supply of a kind is used up it can no longer be taken.",
  },
  {
    number: "4.4",
    text: "After placing a basic tile the player removes any one market tile from the game and pays the price of its space.",
  },
  {
    number: "4.5",
    text: `To make a lake the player takes a market tile, pays only the price of its space and places it face down. A lake pays ${money(f.lake)} for each adjacent building of any of the four types, and ${money(f.lake)} again for each such building placed beside it later. Lakes pay nothing for lakes.`,
  },
  {
    number: "4.6",
    text: "An investment marker goes on any tile of the player’s borough that has none, lakes and the first three tiles included, and costs that tile’s own cost again.",
  },
  {
    number: "4.7",
    text: "The marked tile’s effects are resolved once more as the boroughs stand now. It is not a new tile: no other tile reacts to it, and it does not count as two.",
  },
  { number: "4.8", text: "From then on the effects of a marked tile count double." },
  {
    number: "4.9",
    text: "After placing an investment marker the player removes any one market tile from the game and pays the price of its space.",
  },
  {
    number: "4.10",
    text: "What the placing earned may pay for the removal in 4.4 and 4.9, which comes after it. If there is no tile in the market that can be paid for, nothing is removed.",
  },
  { number: "5", text: "Order of effects" },
  { number: "5.1", text: "First the price is paid." },
  { number: "5.2", text: "Second, the new tile’s immediate effects." },
  {
    number: "5.3",
    text: "Third, the new tile’s conditional effects. Everything they count in any borough is counted here in full.",
  },
  {
    number: "5.4",
    text: "Fourth, the conditional effects of the tiles adjacent to the new one, as far as it fits them.",
  },
  { number: "5.5", text: "Fifth, the conditional effects of the owner’s other tiles." },
  {
    number: "5.6",
    text: "Sixth, tiles in other boroughs that act on the new tile. In the base game such tiles are only counted, and 5.3 has done that.",
  },
  {
    number: "5.7",
    text: "Seventh, the conditional effects of tiles in other boroughs that the new tile fits; they act for their owners, though it is not their turn.",
  },
  {
    number: "5.8",
    text: "Within one of these steps tiles act in the order in which they were built, boroughs clockwise from the player, the effects of one tile from top to bottom.",
  },
  { number: "5.9", text: "A tile that counts itself does so in 5.3 and does not react to itself." },
  { number: "6", text: "The tracks" },
  { number: "6.1", text: `${limits(f)} What would go beyond is lost and not remembered.` },
  {
    number: "6.2",
    text: `Passing a red line upward costs ${f.loss.usual} income and ${f.loss.usual} reputation for each line, at once, even in the middle of other changes and on another player’s turn.`,
  },
  {
    number: "6.3",
    text: `Passing a red line downward gives back ${f.loss.usual} income and ${f.loss.usual} reputation for each line, at once.`,
  },
  { number: "6.4", text: "For each line, the loss comes first and what Casino and PR Firm give comes after it." },
  { number: "6.5", text: "Population never falls below 0." },
  {
    number: "6.6",
    text: `Beyond the last printed red line there is another one every ${counted("en", f.beyond, SPACES)}, and population has no upper limit.`,
  },
  { number: "7", text: "Income and population" },
  { number: "7.1", text: "With income above 0 the player receives that much money." },
  {
    number: "7.2",
    text: "With income below 0 the player pays that much. A player who cannot pay it all pays what they have and moves back 1 population for each $1 missing; at population 0 the rest is forgiven.",
  },
  { number: "7.3", text: "Then, with reputation above 0, population rises by it." },
  {
    number: "7.4",
    text: "With reputation below 0 population falls by it. For each space that cannot be moved because population is 0 the player pays $1; without money nothing more happens.",
  },
  {
    number: "7.5",
    text: "The amount of each of these steps is read at its beginning. Red lines passed on the way change the tracks, not the step under way; lines passed back while paying do change the reputation that 7.3 and 7.4 then read.",
  },
  { number: "8", text: "The market" },
  {
    number: "8.1",
    text: "At the end of the turn the tiles slide right into the gap and a new tile enters on the left.",
  },
  { number: "8.2", text: "Tiles come from the A stack, then from B, then from C." },
  {
    number: "8.3",
    text: "When all stacks are empty the tiles slide and nothing enters. With the rulebook’s numbers of tiles this can happen only in the first edition with four players.",
  },
  { number: "9", text: "End of the game" },
  {
    number: "9.1",
    text: "When “1 More Round” is turned up it is set aside and the next tile takes its place. The round is finished, then one more is played.",
  },
  { number: "9.2", text: "All players have the same number of turns." },
  { number: "10", text: "Final scoring" },
  {
    number: "10.1",
    text: "First the public goals: each gives its bonus in population to the player who alone leads in it. A tie gives nothing to anybody.",
  },
  {
    number: "10.2",
    text: "Then the private goals are shown: each gives its bonus to its owner, if the owner alone leads among all players.",
  },
  {
    number: "10.3",
    text: "Goals about tiles count each player’s own borough, the first three tiles included; the goal about investment markers counts those placed there. Groups are tiles joined edge to edge. Goals about money look at it before it is exchanged.",
  },
  {
    number: "10.4",
    text: `Then each full ${money(f.moneyPerPopulation)} becomes 1 population; the rest is kept for ties.`,
  },
  { number: "10.5", text: "Red lines do not matter in final scoring." },
  {
    number: "10.6",
    text: "The largest population wins; in a tie the highest reputation, then the highest income, then the most money left.",
  },
  {
    number: "10.7",
    text: "Players equal in all of these share the victory. The rulebooks tell them to play another game.",
  },
  { number: "11", text: "Solo variant 1: the Lone Architect" },
  { number: "11.1", text: "One player plays with the stacks for two and without goals." },
  {
    number: "11.2",
    text: `Passing a red line upward costs ${f.loss.alone} income and ${f.loss.alone} reputation, passing it back gives back ${f.loss.alone} and ${f.loss.alone}.`,
  },
  {
    number: "11.3",
    text: "Each turn one more market tile is removed at the price of its space: in the first edition after the market is refilled, in the second before it is refilled.",
  },
  {
    number: "11.4",
    text: "New tiles then enter one by one from the left, sliding right as far as they can: in the first edition one more, in the second two.",
  },
  {
    number: "11.5",
    text: `The final population earns a title: ${titleList(f, titles, { below: (end, name) => `below ${end} ${name}`, from: (start, name) => `from ${start} ${name}` })}`,
  },
  { number: "12", text: "Solo variant 2: Dale the bot" },
  {
    number: "12.1",
    text: `The player and Dale are set up as two players. ${daleStacks(f.dale.stacks)}, “1 More Round” is shuffled with ${counted("en", f.dale.withMarker, TILES)} of the C stack and these go underneath; nothing more is moved.`,
  },
  {
    number: "12.2",
    text: `The market has only ${counted("en", f.dale.market.length, SPACES)}, adding ${joined(f.dale.market, "and")}. Tiles never slide in it.`,
  },
  { number: "12.3", text: `Goals turned up: ${f.dale.goals}. Goals about lakes or investment markers are left out.` },
  { number: "12.4", text: "The player begins each round with a normal turn; the market is not refilled after it." },
  {
    number: "12.5",
    text: `Dale takes the market tile with the highest price, own cost plus space; among equals the leftmost. He pays ${money(f.dale.pays)}, or what he has if that is less. He never takes basic tiles, makes lakes or places markers.`,
  },
  {
    number: "12.6",
    text: "He places it where reputation and income together rise most, then where reputation rises more. What counts is the real change on his tracks through all his tiles. Among spaces still equal he takes the first in reading order: rows from top to bottom, each from left to right.",
  },
  { number: "12.7", text: "Dale then collects income and moves by reputation like anybody." },
  { number: "12.8", text: "The tiles that are left leave the game and new ones fill the market from left to right." },
  { number: "12.9", text: "When “1 More Round” is turned up the game ends at once." },
  { number: "12.10", text: "Goals and money are scored for both. Dale has no private goal." },
  {
    number: "12.11",
    text: "The player beats Dale with the larger population, ties broken as in 10.6. In the second edition only a player who beats Dale earns a title from the list in 11.5; in the first everybody does.",
  },
  { number: "13", text: "Open rulings, as options" },
  {
    number: "13.1",
    text: `Casino and PR Firm when their owner moves back over a red line. “They act only upward”: moving back gives the normal ${f.loss.usual} and ${f.loss.usual}, to the Lone Architect ${f.loss.alone} and ${f.loss.alone}. “They take back what they gave”: what they gave for that line is lost as well.`,
  },
  {
    number: "13.2",
    text: "An investment marker on a tile that counts later tiles (1.9, 1.10). “It doubles later tiles only”: its immediate effects are resolved again and only what comes later counts double. “It counts earlier ones once more too”: what it has given or cost since it was built is also given or charged once more.",
  },
  {
    number: "13.3",
    text: `Waterfront Realty and a lake with a marker. “The extra is doubled too”: the marker doubles the extra ${money(f.shore)} of that lake as well, and placing the marker pays the extra once more. “The extra is not doubled”: the marker doubles only the lake’s own ${money(f.lake)}.`,
  },
  {
    number: "13.4",
    text: `Population beyond the printed track. “${beyondTrack(f)["option.beyondTrack.lines-go-on"]}”: as in 6.6. “${beyondTrack(f)["option.beyondTrack.stops"]}”: only final scoring takes it further.`,
  },
  {
    number: "13.5",
    text: "The private goal against Dale. “The player keeps one”: dealt and kept as in 2.8, goals about lakes or markers left out. “None”: neither has one.",
  },
];
