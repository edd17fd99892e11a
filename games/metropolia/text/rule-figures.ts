import { standard } from "../data/standard.ts";
import type { CardSymbol, Effect, LandmarkEffect, Table } from "../data/table.ts";

/** What varies with the component table in the rules as players read them. */
export interface RuleFigures {
  readonly startCoins: number;
  /** The establishments that everybody begins with. */
  readonly start: readonly string[];
  /** Copies of each purple establishment, and of each other one, of a box. */
  readonly base: { readonly purple: Range; readonly other: Range };
  readonly plus: { readonly purple: Range; readonly other: Range };
  readonly raise: { readonly symbols: readonly CardSymbol[]; readonly amount: number };
  readonly stadium: number;
  readonly tvStation: number;
  readonly publisher: { readonly symbols: readonly CardSymbol[]; readonly amount: number };
  /** Coins from which on the tax office takes half, and an example: so many are had, paid and kept. */
  readonly taxOffice: { readonly from: number; readonly had: number; readonly paid: number; readonly kept: number };
  readonly supply: number;
  readonly marketPiles: number;
  readonly townHall: number;
  readonly harbor: { readonly from: number; readonly amount: number };
  readonly airport: number;
  /** What a flower shop earns for each field, without the mall and with it. */
  readonly flowerShop: { readonly alone: number; readonly raised: number };
  readonly sushiBar: number;
}

/** The fewest and the most of something, mostly the same. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** What the tax office's example begins with, unless that is too little to be taxed. */
const EXAMPLE = 21;

/** A card that a corrected table lets do something else is told of by its own effect; its rule stays as printed. */
export function ruleFiguresOf(table: Table): RuleFigures {
  const raise = effectOf(table, "shopping-mall", "raise");
  const flowers = effectOf(table, "flower-shop", "bank-per-card").amount;
  const { from } = effectOf(table, "tax-office", "each-pays-half");
  const had = Math.max(EXAMPLE, from % 2 === 0 ? from + 1 : from);
  const shop = table.establishments.find(({ id }) => id === "flower-shop");
  return {
    startCoins: table.start.coins,
    start: table.start.establishments,
    base: copiesIn(table, "base"),
    plus: copiesIn(table, "plus"),
    raise,
    stadium: effectOf(table, "stadium", "each-pays").amount,
    tvStation: effectOf(table, "tv-station", "one-pays").amount,
    publisher: effectOf(table, "publisher", "each-pays-per-symbol"),
    taxOffice: { from, had, paid: (had - 1) / 2, kept: (had + 1) / 2 },
    supply: table.establishments.reduce((sum, { copies }) => sum + copies, 0),
    marketPiles: table.marketPiles,
    townHall: table.townHall.amount,
    harbor: effectOf(table, "harbor", "add"),
    airport: effectOf(table, "airport", "idle-income").amount,
    flowerShop: {
      alone: flowers,
      raised: flowers + (shop !== undefined && raise.symbols.includes(shop.symbol) ? raise.amount : 0),
    },
    sushiBar: table.establishments.find(({ id }) => id === "sushi-bar")?.cost ?? 0,
  };
}

function copiesIn({ establishments }: Table, box: string): { purple: Range; other: Range } {
  const copies = (purple: boolean): Range => {
    const counts = establishments
      .filter((card) => card.box === box && (card.colour === "purple") === purple)
      .map((card) => card.copies);
    return counts.length === 0 ? { from: 0, to: 0 } : { from: Math.min(...counts), to: Math.max(...counts) };
  };
  return { purple: copies(true), other: copies(false) };
}

type AnyEffect = Effect | LandmarkEffect;

function effectOf<Type extends AnyEffect["type"]>(
  table: Table,
  id: string,
  type: Type,
): Extract<AnyEffect, { readonly type: Type }> {
  const isMeant = (effect: AnyEffect): effect is Extract<AnyEffect, { readonly type: Type }> => effect.type === type;
  for (const { establishments, landmarks } of [table, standard]) {
    const effect = [...establishments, ...landmarks].find((component) => component.id === id)?.effect;
    if (effect !== undefined && isMeant(effect)) return effect;
  }
  throw new Error(`${id} has no effect ${type}`);
}

/** "6", "4–6". */
export function rangeText({ from, to }: Range): string {
  return from === to ? String(from) : `${from}–${to}`;
}
