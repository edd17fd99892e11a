import type { Sentences, TableFault } from "@tabletown/kernel";
import { STACKS, type Table } from "./table.ts";

/** What no single value can show: names used twice or nowhere, more tiles wanted than there are. */
export function contradiction(table: Table): TableFault | undefined {
  return (
    repeated(table) ??
    dearMarket(table) ??
    fallingLine(table) ??
    unknownStart(table) ??
    missingTiles(table) ??
    missingGoals(table) ??
    tooManyTiles(table)
  );
}

function repeated({ buildings, basics, lake, goals, titles }: Table): TableFault | undefined {
  const seen = new Set<string>();
  for (const [list, items] of Object.entries({ lake: [lake], basics, buildings, goals, titles })) {
    for (const [index, { id }] of items.entries()) {
      if (seen.has(id)) return { path: `${list}.${index}.id`, says: usedTwice(id) };
      seen.add(id);
    }
  }
  return undefined;
}

function usedTwice(id: string): Sentences {
  return { en: `"${id}" is used twice`, pl: `„${id}” występuje dwa razy`, ru: `«${id}» встречается дважды` };
}

/** The last space is free: then there is always something a player can afford (SPEC 4.5). */
function dearMarket({ market, dale }: Table): TableFault | undefined {
  const prices = { market, "dale.market": dale.market };
  const [path] = Object.entries(prices).find(([, spaces]) => spaces.at(-1) !== 0) ?? [];
  return path === undefined ? undefined : { path, says: LAST_IS_FREE };
}

const LAST_IS_FREE: Sentences = {
  en: "the last space must cost 0",
  pl: "ostatnie pole musi kosztować 0",
  ru: "последнее место должно стоить 0",
};

function fallingLine({ populationBoard: { redLines } }: Table): TableFault | undefined {
  const index = redLines.findIndex((line, i) => i > 0 && line <= (redLines[i - 1] ?? 0));
  return index < 0 ? undefined : { path: `populationBoard.redLines.${index}`, says: MUST_RISE };
}

const MUST_RISE: Sentences = {
  en: "every red line must be above the one before it",
  pl: "każda czerwona linia musi być wyżej niż poprzednia",
  ru: "каждая красная линия должна быть выше предыдущей",
};

function unknownStart({ sides, basics }: Table): TableFault | undefined {
  for (const [name, { start }] of Object.entries(sides)) {
    for (const [index, { tile }] of start.entries()) {
      if (!basics.some((basic) => basic.id === tile)) {
        return { path: `sides.${name}.start.${index}.tile`, says: noBasicTile(tile) };
      }
    }
  }
  return undefined;
}

function noBasicTile(tile: string): Sentences {
  return {
    en: `there is no basic tile "${tile}"`,
    pl: `nie ma podstawowego kafelka „${tile}”`,
    ru: `нет базового тайла «${tile}»`,
  };
}

function missingTiles({ buildings, editions, dale, market }: Table): TableFault | undefined {
  const there = (stack: string) =>
    buildings.reduce((sum, { stack: own, copies }) => (own === stack ? sum + copies : sum), 0);
  const wanted = [
    ...Object.entries(editions).flatMap(([name, { stacks, under }]) =>
      Object.entries(stacks).map(([players, size]) => ({ path: `editions.${name}.stacks.${players}`, size, under })),
    ),
    { path: "dale.stacks", size: dale.stacks, under: { from: "top", count: 0 } },
  ];
  for (const { path, size, under } of wanted) {
    for (const stack of STACKS) {
      const extra = stack === "C" && under.from === "box" ? under.count : 0;
      const needed = size[stack] + extra;
      if (needed > there(stack)) return { path: `${path}.${stack}`, says: tooFewTiles(needed, there(stack)) };
    }
    const moved = under.from === "top" ? under.count : 0;
    if (size.withMarker + moved > size.C) return { path: `${path}.withMarker`, says: MORE_THAN_C };
    if (size.A < market.length) return { path: `${path}.A`, says: TOO_FEW_FOR_MARKET };
  }
  return undefined;
}

function tooFewTiles(needed: number, there: number): Sentences {
  return {
    en: `${needed} tiles wanted, ${there} there`,
    pl: `potrzeba kafelków: ${needed}, jest: ${there}`,
    ru: `нужно тайлов: ${needed}, есть: ${there}`,
  };
}

const MORE_THAN_C: Sentences = {
  en: "more than the C stack holds",
  pl: "więcej, niż mieści stos C",
  ru: "больше, чем вмещает стопка C",
};
const TOO_FEW_FOR_MARKET: Sentences = {
  en: "too few to fill the market",
  pl: "za mało, żeby zapełnić rynek",
  ru: "слишком мало, чтобы заполнить рынок",
};

function missingGoals({ goals, dale }: Table): TableFault | undefined {
  if (goals.length < 12) return { path: "goals", says: TWELVE_GOALS };
  const contested = goals.filter(({ measure }) => measure.type !== "markers" && measure.of !== "lake");
  const needed = dale.goals + 2;
  return contested.length < needed ? { path: "goals", says: contestedGoals(needed) } : undefined;
}

const TWELVE_GOALS: Sentences = {
  en: "four players need 12",
  pl: "czterech graczy potrzebuje 12",
  ru: "четырём игрокам нужно 12",
};

function contestedGoals(needed: number): Sentences {
  return {
    en: `${needed} without lakes and markers are needed`,
    pl: `potrzeba ${needed} takich, w których nie liczą się jeziora ani znaczniki`,
    ru: `нужно ${needed} таких, где не считаются озёра и маркеры`,
  };
}

/** As many as the game has: the addresses of spaces leave room for boroughs that this many tiles can build. */
const MOST_TILES = 100;

function tooManyTiles({ buildings }: Table): TableFault | undefined {
  const all = buildings.reduce((sum, { copies }) => sum + copies, 0);
  if (all <= MOST_TILES) return undefined;
  return {
    path: "buildings",
    says: {
      en: `${all} tiles, no more than ${MOST_TILES} may be`,
      pl: `kafelków jest ${all}, a może być najwyżej ${MOST_TILES}`,
      ru: `тайлов ${all}, а может быть не больше ${MOST_TILES}`,
    },
  };
}
