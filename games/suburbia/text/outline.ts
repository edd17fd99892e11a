import { type Outline, type OutlineRow, type Section, withMinus } from "@tabletown/kernel";
import { STATS, type Table } from "../data/table.ts";
import { isDale } from "../rules/dale.ts";
import { EMPTY, type Tile } from "../rules/state.ts";
import type { View } from "../rules/view.ts";
import { effectText, type Glossary, type NameOf, named } from "./glossary.ts";
import { freeSpaces, MAP_COLUMNS, mapOf } from "./map.ts";
import { spaceText } from "./place.ts";

/** A position as structured text. */
export function outline(glossary: Glossary, view: View, name: NameOf): Outline {
  return {
    sections: [
      tableSection(glossary, view, name),
      marketSection(glossary, view),
      supplySection(glossary, view),
      ...(view.goals.length > 0 ? [goalSection(glossary, view)] : []),
      ...view.boroughs.map((_, who) => boroughSection(glossary, view, who, name)),
    ],
  };
}

function phaseText({ phrases: { outline } }: Glossary, { phase }: View): string {
  if (phase.type !== "discard") return outline.phase[phase.type];
  return outline.phase[phase.after === "turn" ? "extra" : phase.after];
}

function tableSection(glossary: Glossary, view: View, name: NameOf): Section {
  const { outline } = glossary.phrases;
  const round = view.last > 0 ? `${view.round}; ${outline.last(view.last, view.round)}` : String(view.round);
  const doing = phaseText(glossary, view);
  const open = view.phase.type === "goals" || view.phase.type === "over";
  return {
    title: outline.table,
    rows: [
      { label: outline.round, text: round },
      { label: outline.turn, text: open ? doing : `${name(view.turn)}. ${doing}`, tone: "strong" },
      { label: outline.stack, text: outline.tiles(view.left) },
    ],
  };
}

function tileText(glossary: Glossary, id: string): string {
  const tile = [...glossary.table.buildings, ...glossary.table.basics].find((each) => each.id === id);
  if (tile === undefined) return effectText(glossary, id);
  const type = named(glossary, tile.type) + (tile.icon === undefined ? "" : `, ${named(glossary, tile.icon)}`);
  return glossary.phrases.outline.tile(tile.cost, type, effectText(glossary, id));
}

function marketSection(glossary: Glossary, { market, prices }: View): Section {
  const { outline } = glossary.phrases;
  const rows = market.map((tile, i): OutlineRow => {
    const label = outline.space(i + 1, prices[i] ?? 0);
    if (tile === EMPTY) return { label, text: outline.emptySpace, tone: "muted" };
    return { label, text: `${named(glossary, tile)}: ${tileText(glossary, tile)}`, about: tile };
  });
  return { title: outline.market, rows };
}

function supplySection(glossary: Glossary, { supply }: View): Section {
  const { outline } = glossary.phrases;
  const rows = glossary.table.basics.map(({ id }, i): OutlineRow => {
    const left = supply[i] ?? 0;
    const text = `${outline.left(left)}. ${tileText(glossary, id)}`;
    return { label: named(glossary, id), text, about: id, ...(left === 0 && { tone: "muted" as const }) };
  });
  return { title: outline.supply, rows };
}

function goalSection(glossary: Glossary, { goals }: View): Section {
  const rows = goals.map(
    (id): OutlineRow => ({ label: named(glossary, id), text: effectText(glossary, id), about: id }),
  );
  return { title: glossary.phrases.outline.goals, rows };
}

function boroughSection(glossary: Glossary, view: View, who: number, name: NameOf): Section {
  const { phrases } = glossary;
  const { outline } = phrases;
  const borough = view.boroughs[who] as View["boroughs"][number];
  const hasSeat = !isDale(view, who);
  const nextLine = lineAbove(glossary.table, borough.population);
  const placing = view.phase.type === "place" && view.turn === who;
  return {
    title: outline.borough(hasSeat ? name(who) : named(glossary, "dale")),
    ...(hasSeat && { seat: who }),
    picture: mapOf(glossary, borough.tiles, placing ? freeSpaces(glossary.table, borough.tiles) : []),
    pictureColumns: MAP_COLUMNS,
    rows: [
      ...STATS.map((stat): OutlineRow => {
        const value = stat === "money" ? phrases.money(borough.money) : withMinus(borough[stat]);
        const text = stat === "population" ? `${value}; ${outline.nextLine(nextLine)}` : value;
        return { label: named(glossary, stat), text, ...(borough[stat] < 0 && { tone: "bad" as const }) };
      }),
      { label: named(glossary, "markers"), text: String(borough.markers) },
      ...goalRows(glossary, view.hands[who]),
      ...borough.tiles.map((tile): OutlineRow => tileRow(glossary, tile)),
    ],
  };
}

function goalRows(glossary: Glossary, hand: View["hands"][number] | undefined): OutlineRow[] {
  const label = glossary.phrases.outline.privateGoal;
  if (hand?.kept)
    return [{ label, text: `${named(glossary, hand.kept)}: ${effectText(glossary, hand.kept)}`, about: hand.kept }];
  if (hand !== undefined && hand.dealt.length > 0 && !hand.chosen) {
    return [{ label, text: glossary.phrases.outline.noneYet, tone: "muted" }];
  }
  return [];
}

function tileRow(glossary: Glossary, { kind, hex, invested }: Tile): OutlineRow {
  const mark = invested ? `, ${glossary.phrases.outline.invested}` : "";
  const label = `${named(glossary, kind)} (${spaceText(glossary, hex)}${mark})`;
  return { label, text: effectText(glossary, kind), about: kind, ...(invested && { tone: "strong" as const }) };
}

/** The next red line above a population (SPEC 6.2, 6.6). */
function lineAbove({ populationBoard: { redLines, beyond } }: Table, population: number): number {
  const last = redLines.at(-1) ?? 0;
  return redLines.find((line) => line > population) ?? last + (Math.floor((population - last) / beyond) + 1) * beyond;
}
