import type { TableFault, Texts } from "@tabletown/kernel";
import { type Edition, STACKS, type StackSizes, type Table } from "./table.ts";

/** What is wrong with the stacks: more tiles wanted than there are, or too few for everybody's last turn. */
export function wrongStack(table: Table): TableFault | undefined {
  return missingTiles(table) ?? dryStack(table) ?? tooManyTiles(table);
}

type Under = Edition["under"];

interface Deal {
  readonly path: string;
  readonly size: StackSizes;
  readonly under: Under;
  readonly spaces: number;
}

const NOTHING_UNDER: Under = { from: "top", count: 0 };

function missingTiles({ buildings, editions, dale, market }: Table): TableFault | undefined {
  const there = (stack: string) =>
    buildings.reduce((sum, { stack: own, copies }) => (own === stack ? sum + copies : sum), 0);
  const deals: Deal[] = [
    ...Object.entries(editions).flatMap(([name, { stacks, under }]) =>
      Object.entries(stacks).map(([players, size]) => {
        return { path: `editions.${name}.stacks.${players}`, size, under, spaces: market.length };
      }),
    ),
    { path: "dale.stacks", size: dale.stacks, under: NOTHING_UNDER, spaces: dale.market.length },
  ];
  for (const { path, size, under, spaces } of deals) {
    for (const stack of STACKS) {
      const needed = size[stack] + (stack === "C" ? fromBox(under) : 0);
      if (needed > there(stack)) return { path: `${path}.${stack}`, says: tooFewTiles(needed, there(stack)) };
    }
    const moved = under.from === "top" ? under.count : 0;
    if (size.withMarker + moved > size.C) return { path: `${path}.withMarker`, says: MORE_THAN_C };
    if (size.A < spaces) return { path: `${path}.A`, says: TOO_FEW_FOR_MARKET };
  }
  return undefined;
}

/** C tiles that are dealt besides those of the stacks. */
function fromBox({ from, count }: Under): number {
  return from === "box" ? count : 0;
}

function tooFewTiles(needed: number, there: number): Texts {
  return {
    en: `${needed} tiles wanted, ${there} there`,
    pl: `potrzeba kafelków: ${needed}, jest: ${there}`,
    ru: `нужно тайлов: ${needed}, есть: ${there}`,
  };
}

const MORE_THAN_C: Texts = {
  en: "more than the C stack holds",
  pl: "więcej, niż mieści stos C",
  ru: "больше, чем вмещает стопка C",
};
const TOO_FEW_FOR_MARKET: Texts = {
  en: "too few to fill the market",
  pl: "za mało, żeby zapełnić rynek",
  ru: "слишком мало, чтобы заполнить рынок",
};

/**
 * The market may run low (SPEC 8.3), but its last tile, which is free, must be there for the last turn of the game:
 * else who can afford nothing besides could do nothing at all.
 */
function dryStack({ editions, market }: Table): TableFault | undefined {
  for (const [name, { stacks, under }] of Object.entries(editions)) {
    for (const [players, size] of Object.entries(stacks)) {
      const missing = missingUnder(Number(players), size, under, market.length);
      if (missing > 0) return { path: `editions.${name}.under.count`, says: tooFewForTurns(players, missing) };
    }
  }
  return undefined;
}

/** How many more tiles must go under the end marker for one to be left in everybody's last turn. */
function missingUnder(players: number, { A, B, C }: StackSizes, { from, count }: Under, spaces: number): number {
  for (let more = 0; ; more++) {
    const under: Under = { from, count: count + more };
    const there = A + B + C + fromBox(under);
    if (mostTurns(players, there - under.count, spaces) <= there) return more;
  }
}

/** How many turns a game has in which so many tiles come up before "1 More Round": in each of them one leaves the market. */
function mostTurns(players: number, before: number, spaces: number): number {
  const turnOfMarker = before - spaces + 1;
  return (Math.ceil(turnOfMarker / players) + 1) * players;
}

function tooFewForTurns(players: string, missing: number): Texts {
  return {
    en: `with ${players} players the tiles can run out before the last turn: put ${missing} more under the end marker`,
    pl: `w grze ${players}-osobowej kafelków może zabraknąć przed ostatnią turą: pod kafelkiem końca trzeba położyć o ${missing} więcej`,
    ru: `при числе игроков ${players} тайлы могут закончиться до последнего хода: под тайл конца нужно положить на ${missing} больше`,
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
