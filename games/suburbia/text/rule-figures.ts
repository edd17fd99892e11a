import { standard } from "../data/standard.ts";
import type { Edition, Effect, StackSizes, Table } from "../data/table.ts";

/** What varies with the component table in the rules as players read them. */
export interface RuleFigures {
  /** What Waterfront Realty adds for a pair, and what a lake pays for a building. */
  readonly shore: number;
  readonly lake: number;
  readonly editions: readonly [first: EditionFigures, second: EditionFigures];
  /** How many tiles the end marker is shuffled with, for two, three and four players; once where the editions agree. */
  readonly withMarker: readonly (readonly number[])[];
  readonly market: Table["market"];
  readonly basics: Table["basics"];
  readonly start: Table["start"];
  readonly limits: Table["limits"];
  readonly loss: { readonly usual: number; readonly alone: number };
  readonly beyond: number;
  readonly top: number;
  readonly moneyPerPopulation: number;
  readonly titles: Table["titles"];
  readonly dale: Omit<Table["dale"], "stacks"> & { readonly stacks: readonly number[]; readonly withMarker: number };
}

export interface EditionFigures {
  /** A, B and C for two, three and four players; a single number where all three are alike. */
  readonly stacks: readonly (readonly number[])[];
  readonly under: Edition["under"];
}

/** A tile that a corrected table lets do something else is told of by its own effect; its rule stays as printed. */
export function ruleFiguresOf(table: Table): RuleFigures {
  const { 1: first, 2: second } = table.editions;
  const { stacks, ...dale } = table.dale;
  return {
    shore: shoreOf(table) ?? shoreOf(standard) ?? 0,
    lake: perBuilding(table.lake.effects) ?? perBuilding(standard.lake.effects) ?? 0,
    editions: [figuresOf(first), figuresOf(second)],
    withMarker: distinct([first, second].map((edition) => dealt(edition).map(({ withMarker }) => withMarker))),
    market: table.market,
    basics: table.basics,
    start: table.start,
    limits: table.limits,
    loss: { usual: table.populationBoard.loss, alone: table.loneArchitect.loss },
    beyond: table.populationBoard.beyond,
    top: table.populationBoard.top,
    moneyPerPopulation: table.moneyPerPopulation,
    titles: table.titles,
    dale: { ...dale, stacks: sizesOf(stacks), withMarker: stacks.withMarker },
  };
}

function shoreOf({ buildings }: Table): number | undefined {
  return buildings.flatMap(({ effects }) => effects).find((effect) => effect.type === "shore")?.amount;
}

function perBuilding(effects: readonly Effect[]): number | undefined {
  return effects.find((effect) => effect.type === "each" && effect.stat === "money")?.amount;
}

function dealt({ stacks }: Edition): readonly StackSizes[] {
  return [stacks[2], stacks[3], stacks[4]];
}

function figuresOf(edition: Edition): EditionFigures {
  const all = dealt(edition);
  const alike = all.every(({ A, B, C }) => A === B && B === C);
  return { stacks: all.map((size) => (alike ? [size.A] : [size.A, size.B, size.C])), under: edition.under };
}

function sizesOf({ A, B, C }: StackSizes): readonly number[] {
  return distinct([A, B, C]).length === 1 ? [A] : [A, B, C];
}

/** The list, or its first item alone where all are the same. */
function distinct<Item>(items: readonly Item[]): readonly Item[] {
  const [first] = items;
  return items.every((item) => String(item) === String(first)) ? items.slice(0, 1) : items;
}

/** "15, 18 or 21" */
export function joined(values: readonly number[], word: string): string {
  const last = values.at(-1) ?? 0;
  return values.length < 2 ? String(last) : `${values.slice(0, -1).join(", ")} ${word} ${last}`;
}

/** Titles with where they begin, as a language says it, and a full stop: the lowest by where the next one begins. */
export function titleList(
  { titles }: RuleFigures,
  names: Readonly<Record<string, string>>,
  say: {
    readonly below: (end: number, name: string) => string;
    readonly from: (start: number, name: string) => string;
  },
): string {
  const [lowest, next] = titles;
  const list = titles
    .map((title) => {
      const name = names[title.id] ?? title.id;
      return title === lowest && title.from === 0 && next !== undefined
        ? say.below(next.from, name)
        : say.from(title.from, name);
    })
    .join(", ");
  return list.endsWith(".") ? list : `${list}.`;
}
