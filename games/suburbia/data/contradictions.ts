import { idsIn, notRising, type PlacedId, type TableFault, type Texts, takenId } from "@tabletown/kernel";
import { MARKER } from "../rules/state.ts";
import { wrongSide } from "./side-faults.ts";
import { wrongStack } from "./stack-faults.ts";
import { STATS, type Table } from "./table.ts";

/** What no single value can show: names used twice or nowhere, more tiles wanted than there are. */
export function contradiction(table: Table): TableFault | undefined {
  return (
    takenId(idsOf(table), OWN_WORDS) ??
    dearMarket(table) ??
    fallingLine(table) ??
    fallingTitle(table) ??
    startOffTrack(table) ??
    wrongSide(table) ??
    wrongStack(table) ??
    missingGoals(table)
  );
}

/** What stacks, scores and events call by these names themselves. */
const OWN_WORDS: ReadonlySet<string> = new Set([MARKER, ...STATS, "exchanged", "beat-dale", "lost-to-dale"]);

function idsOf({ buildings, basics, lake, goals, titles }: Table): readonly PlacedId[] {
  return [
    ["lake.id", lake.id],
    ...Object.entries({ basics, buildings, goals, titles }).flatMap(([list, items]) => idsIn(list, items)),
  ];
}

/** The last space is free: then there is always something a player can afford (SPEC 4.5). */
function dearMarket({ market, dale }: Table): TableFault | undefined {
  const prices = { market, "dale.market": dale.market };
  const [path] = Object.entries(prices).find(([, spaces]) => spaces.at(-1) !== 0) ?? [];
  return path === undefined ? undefined : { path, says: LAST_IS_FREE };
}

const LAST_IS_FREE: Texts = {
  en: "the last space must cost 0",
  pl: "ostatnie pole musi kosztować 0",
  ru: "последнее место должно стоить 0",
};

function fallingLine({ populationBoard: { redLines } }: Table): TableFault | undefined {
  const index = notRising(redLines);
  return index === undefined ? undefined : { path: `populationBoard.redLines.${index}`, says: MUST_RISE };
}

const MUST_RISE: Texts = {
  en: "every red line must be above the one before it",
  pl: "każda czerwona linia musi być wyżej niż poprzednia",
  ru: "каждая красная линия должна быть выше предыдущей",
};

function fallingTitle({ titles }: Table): TableFault | undefined {
  const index = notRising(titles.map(({ from }) => from));
  return index === undefined ? undefined : { path: `titles.${index}.from`, says: TITLES_RISE };
}

const TITLES_RISE: Texts = {
  en: "every title must begin above the one before it",
  pl: "każdy tytuł musi zaczynać się wyżej niż poprzedni",
  ru: "каждое звание должно начинаться выше предыдущего",
};

/** Nobody starts where no marker can stand (SPEC 6.1). */
function startOffTrack({ start, limits, populationBoard }: Table): TableFault | undefined {
  const tracks = [
    ["income", limits.income],
    ["reputation", limits.reputation],
    ["population", [0, populationBoard.top]],
  ] as const;
  for (const [stat, [lowest, highest]] of tracks) {
    if (start[stat] < lowest || start[stat] > highest) {
      return { path: `start.${stat}`, says: offTrack(lowest, highest) };
    }
  }
  return undefined;
}

function offTrack(lowest: number, highest: number): Texts {
  return {
    en: `must be on its track, from ${lowest} to ${highest}`,
    pl: `musi leżeć na swoim torze, od ${lowest} do ${highest}`,
    ru: `должно быть на своём треке, от ${lowest} до ${highest}`,
  };
}

function missingGoals({ goals, dale }: Table): TableFault | undefined {
  if (goals.length < 12) return { path: "goals", says: TWELVE_GOALS };
  const contested = goals.filter(({ measure }) => measure.type !== "markers" && measure.of !== "lake");
  const needed = dale.goals + 2;
  return contested.length < needed ? { path: "goals", says: contestedGoals(needed) } : undefined;
}

const TWELVE_GOALS: Texts = {
  en: "four players need 12",
  pl: "czterech graczy potrzebuje 12",
  ru: "четырём игрокам нужно 12",
};

function contestedGoals(needed: number): Texts {
  return {
    en: `${needed} without lakes and markers are needed`,
    pl: `potrzeba ${needed} takich, w których nie liczą się jeziora ani znaczniki`,
    ru: `нужно ${needed} таких, где не считаются озёра и маркеры`,
  };
}
