import { namesOf } from "@tabletown/kernel";
import { components } from "./components.ts";

/** What a player alone can become, from the lowest. */
export const titles: Readonly<Record<string, string>> = {
  "junior-intern": "Junior Intern",
  subcontractor: "Subcontractor",
  draftsman: "Draftsman",
  "architectural-designer": "Architectural Designer",
  "structural-engineer": "Structural Engineer",
  "chief-architect": "Chief Architect",
  ceo: "CEO of Suburbia Inc.",
};

const namedTitles = Object.fromEntries(Object.entries(titles).map(([id, title]) => [id, `Title: ${title}`]));

/** The values of the option about the end of the population board. */
export const beyondTrack = ({ beyond, top }: { readonly beyond: number; readonly top: number }) => ({
  "option.beyondTrack.lines-go-on": `No limit, a red line every ${beyond}`,
  "option.beyondTrack.stops": `Stops at ${top} until final scoring`,
});

/** Every id in English; tile names follow the rulebook where it prints them. */
export const names: Readonly<Record<string, string>> = {
  ...namesOf(components),

  "aquatic-engineer": "Aquatic Engineer",
  aquaphobian: "Aquaphobian",
  harbormaster: "Harbormaster",
  "air-traffic-controller": "Air Traffic Controller",
  billionaire: "Billionaire",
  spendthrift: "Spendthrift",
  builder: "Builder",
  capitalist: "Capitalist",
  "civil-engineer": "Civil Engineer",
  libertarian: "Libertarian",
  "public-official": "Public Official",
  developer: "Developer",
  socialist: "Socialist",
  industrialist: "Industrialist",
  environmentalist: "Environmentalist",
  employer: "Employer",
  investor: "Investor",
  miser: "Miser",
  luminary: "Luminary",
  miscreant: "Miscreant",

  ...namedTitles,
  "beat-dale": "Beat Dale",
  "lost-to-dale": "Did not beat Dale",

  money: "Money",
  income: "Income",
  reputation: "Reputation",
  population: "Population",
  exchanged: "Money exchanged for population",
  markers: "Investment markers",
  dale: "Dale",

  residential: "Residential",
  commercial: "Commercial",
  industrial: "Industrial",
  civic: "Civic",
  restaurant: "Restaurant",
  office: "Office",
  school: "School",
  airport: "Airport",
  "car-dealership": "Car dealership",

  kept: "Goal kept",
  took: "Tile taken",
  placed: "Tile placed",
  invested: "Investment marker placed",
  removed: "Tile removed",
  "turned-up": "Tile turned up",
  "last-round": "End announced",
  "red-line": "Red line",
  goal: "Goal achieved",
  "goal-missed": "Goal not achieved",
  shown: "Private goal shown",
  title: "Title earned",

  "option.edition": "Edition",
  "option.edition.1": "First (2012)",
  "option.edition.2": "Second (2019)",
  "option.variant": "Way to play",
  "option.variant.table": "2 to 4 players",
  "option.variant.lone-architect": "Solo 1: the Lone Architect",
  "option.variant.dale": "Solo 2: Dale the bot",
  "option.side": "Side of the borough boards",
  "option.side.down": "Building downward",
  "option.side.up": "Building upward",
  "option.linesBack": "Casino and PR Firm when moving back over a red line",
  "option.linesBack.upward-only": "They act only upward",
  "option.linesBack.both-ways": "They take back what they gave",
  "option.forwardMarker": "Investment marker on a tile that counts later tiles",
  "option.forwardMarker.future": "It doubles later tiles only",
  "option.forwardMarker.past-too": "It counts earlier ones once more too",
  "option.realtyLake": "Waterfront Realty and a lake with a marker",
  "option.realtyLake.doubled": "The extra is doubled too",
  "option.realtyLake.plain": "The extra is not doubled",
  "option.beyondTrack": "Population beyond the printed track",
  ...beyondTrack({ beyond: 2, top: 150 }),
  "option.daleGoal": "Private goal against Dale",
  "option.daleGoal.private": "The player keeps one",
  "option.daleGoal.none": "None",
};
