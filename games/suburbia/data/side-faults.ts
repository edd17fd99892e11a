import type { TableFault, Texts } from "@tabletown/kernel";
import { spacesBeside } from "../rules/frontier.ts";
import { coordinatesOf, hexAt } from "../rules/hex.ts";
import type { Coordinates, Side, Table } from "./table.ts";

/** What is wrong with a side of the borough board: where its first tiles lie, and what it covers. */
export function wrongSide({ sides, basics }: Table): TableFault | undefined {
  for (const [name, side] of Object.entries(sides)) {
    const path = `sides.${name}`;
    for (const [index, { tile }] of side.start.entries()) {
      if (!basics.some(({ id }) => id === tile))
        return { path: `${path}.start.${index}.tile`, says: noBasicTile(tile) };
    }
    const fault = wrongStart(side, path);
    if (fault !== undefined) return fault;
    if (!leadsOut(side)) return { path: `${path}.blocked`, says: NO_WAY_OUT };
  }
  return undefined;
}

function noBasicTile(tile: string): Texts {
  return {
    en: `there is no basic tile "${tile}"`,
    pl: `nie ma podstawowego kafelka „${tile}”`,
    ru: `нет базового тайла «${tile}»`,
  };
}

/** SPEC 4.2: tiles lie beside each other, never on each other or on the board. */
function wrongStart({ start, blocked }: Side, path: string): TableFault | undefined {
  for (const [index, here] of start.entries()) {
    const wrong = (says: Texts): TableFault => ({ path: `${path}.start.${index}`, says });
    if ((here.col + here.row) % 2 !== 0) return wrong(BETWEEN_SPACES);
    if (start.slice(0, index).some(isOn(here))) return wrong(TAKEN_SPACE);
    if (blocked.some(isOn(here))) return wrong(COVERED_SPACE);
  }
  return undefined;
}

function isOn({ col, row }: Coordinates): (other: Coordinates) => boolean {
  return (other) => other.col === col && other.row === row;
}

/** Column and row of what the table names go no further. */
const FARTHEST = 9;

/** Whether a borough can grow past everything that is covered: then there is always a space for one more tile. */
function leadsOut({ start, blocked }: Side): boolean {
  const covered = new Set(blocked.map(hexAt));
  for (let reached = start.map(hexAt); ; ) {
    const beside = spacesBeside(
      reached.map((hex) => ({ hex })),
      covered,
    );
    if (beside.length === 0) return false;
    if (beside.map(coordinatesOf).some(({ col, row }) => Math.max(Math.abs(col), Math.abs(row)) > FARTHEST))
      return true;
    reached = [...reached, ...beside];
  }
}

const BETWEEN_SPACES: Texts = {
  en: "lies between spaces: column and row must be both even or both odd",
  pl: "leży między polami: kolumna i rząd muszą być oba parzyste albo oba nieparzyste",
  ru: "лежит между местами: столбец и ряд должны быть оба чётными или оба нечётными",
};
const TAKEN_SPACE: Texts = {
  en: "another of the first tiles lies there already",
  pl: "leży tu już inny z pierwszych kafelków",
  ru: "здесь уже лежит другой из первых тайлов",
};
const COVERED_SPACE: Texts = {
  en: "the borough board covers this space",
  pl: "to pole zakrywa plansza dzielnicy",
  ru: "это место закрывает поле округа",
};
const NO_WAY_OUT: Texts = {
  en: "leaves the borough no room to grow: uncover spaces beside it",
  pl: "dzielnica nie ma dokąd rosnąć: odsłoń pola obok niej",
  ru: "округу некуда расти: откройте места рядом с ним",
};
