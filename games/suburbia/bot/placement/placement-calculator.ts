import type { PlaceAction } from "../../rules/action.ts";
import { type Hex, touching } from "../../rules/hex.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import type { Borough } from "../../rules/state.ts";
import { type KindSummary, summariesOf } from "./kind-summary.ts";

const MONEY = 0;
const INCOME = 1;
const REPUTATION = 2;
const POPULATION = 3;

const NOTHING_BUILT: Borough = {
  money: 0,
  income: 0,
  reputation: 0,
  population: 0,
  markers: 0,
  tiles: [],
  kinds: [],
  frontier: [],
};

/**
 * A borough made ready for asking, of many tiles and spaces, what each would bring there. It adds up what the rules do one
 * after the other: only where one of several effects meets a limit can the order make a difference.
 */
export class PlacementCalculator {
  private readonly rules: Ruleset;
  readonly summaries: ReadonlyMap<string, KindSummary>;
  /** The same, by the number of a kind. */
  private readonly numbered: readonly KindSummary[];
  private readonly lines: Int32Array;
  borough: Borough = NOTHING_BUILT;
  /** What was made ready: the borough itself goes on to change, these never do. */
  private tiles: Borough["tiles"] = [];
  private frontier: Borough["frontier"] = [];
  /** By tile, in the order built. */
  readonly kinds: KindSummary[] = [];
  readonly times: number[] = [];
  /** By space of the frontier: the tiles beside it. */
  readonly neighbours: number[][] = [];
  /** And all signs that they show, and look for. */
  private readonly shown: number[] = [];
  private readonly lookedFor: number[] = [];
  /** Money for each new pair of lake and building. */
  private shore = 0;
  /** What a red line brings: a loss, less what some tiles give for it. */
  lineIncome = 0;
  lineReputation = 0;
  /** And what the tile that was looked at last adds to it. */
  private moreIncome = 0;
  private moreReputation = 0;
  /** Spaces of the frontier where the tile that was surveyed last would bring the same, and what that is, in one number. */
  readonly sites: number[][] = [];
  private readonly changes: number[] = [];
  /** The change of money, income, reputation and population that was worked out last. */
  readonly change = new Int32Array(4);
  /** And what they are at the end of the turn with it. */
  money = 0;
  income = 0;
  reputation = 0;
  population = 0;

  constructor(rules: Ruleset) {
    this.rules = rules;
    this.summaries = summariesOf(rules);
    this.numbered = [...this.summaries.values()];
    this.lines = Int32Array.from({ length: this.top + 1 }, (_, population) => rules.linesUpTo(population));
  }

  /** More people than this look alike. */
  get top(): number {
    return this.rules.table.populationBoard.top;
  }

  summaryOf(kind: string): KindSummary {
    return this.summaries.get(kind) as KindSummary;
  }

  read(borough: Borough): void {
    const { tiles, frontier } = borough;
    this.borough = borough;
    if (this.tiles === tiles && this.frontier === frontier) return;
    this.tiles = tiles;
    this.frontier = frontier;
    this.lineIncome = -this.rules.redLine.loss;
    this.lineReputation = -this.rules.redLine.loss;
    this.shore = 0;
    this.kinds.length = tiles.length;
    for (let i = 0; i < tiles.length; i++) {
      const summary = this.numbered[borough.kinds[i] as number] as KindSummary;
      const times = (tiles[i] as Borough["tiles"][number]).invested ? 2 : 1;
      this.kinds[i] = summary;
      this.times[i] = times;
      this.shore += times * summary.shore;
      this.lineIncome += times * summary.lineIncome;
      this.lineReputation += times * summary.lineReputation;
    }
    for (let f = 0; f < frontier.length; f++) {
      this.neighbours[f] ??= [];
      const beside = this.neighbours[f] as number[];
      beside.length = 0;
      let shown = 0;
      let lookedFor = 0;
      for (let i = 0; i < tiles.length; i++) {
        if (!touching(this.hexOf(i), (frontier[f] as PlaceAction).hex)) continue;
        const { signs, looks } = this.kinds[i] as KindSummary;
        beside.push(i);
        shown |= signs;
        lookedFor |= looks;
      }
      this.shown[f] = shown;
      this.lookedFor[f] = lookedFor;
    }
  }

  /** What a tile brings wherever it is built. */
  anywhere(kind: KindSummary): void {
    const { change, kinds, times } = this;
    change.fill(0);
    this.gain(kind);
    this.countAll(kind, 1);
    if (kind.shore !== 0) change[MONEY] = (change[MONEY] as number) + kind.shore * this.pairs();
    if (kind.signs === 0) return;
    for (let i = 0; i < kinds.length; i++) {
      const other = kinds[i] as KindSummary;
      if ((other.watches & kind.signs) === 0) continue;
      for (const { signs, stat, amount } of other.anywhere) {
        if ((signs & kind.signs) !== 0) change[stat] = (change[stat] as number) + amount * (times[i] as number);
      }
    }
  }

  /** What it brings besides on a space of the frontier. */
  there(kind: KindSummary, space: number): void {
    const { change, kinds, times } = this;
    const shore = this.shore + kind.shore;
    const noticed = (kind.looks & (this.shown[space] as number)) | (kind.signs & (this.lookedFor[space] as number));
    if (shore === 0 && noticed === 0) return;
    for (const i of this.neighbours[space] as number[]) {
      const other = kinds[i] as KindSummary;
      if (shore !== 0 && (kind.signs === 0) !== (other.signs === 0)) {
        change[MONEY] = (change[MONEY] as number) + shore * this.weight(i);
      }
      for (const { signs, stat, amount, later } of kind.beside) {
        if (!later && (signs & other.signs) !== 0) change[stat] = (change[stat] as number) + amount;
      }
      for (const { signs, stat, amount } of other.beside) {
        if ((signs & kind.signs) !== 0) change[stat] = (change[stat] as number) + amount * (times[i] as number);
      }
    }
  }

  /** Sorts the spaces of the frontier by what a tile brings there, and tells how many different sites that makes. */
  survey(kind: KindSummary): number {
    const { change, changes, sites } = this;
    const spaces = this.borough.frontier.length;
    let count = 0;
    this.anywhere(kind);
    const [money = 0, income = 0, reputation = 0, population = 0] = change;
    for (let space = 0; space < spaces; space++) {
      change[MONEY] = money;
      change[INCOME] = income;
      change[REPUTATION] = reputation;
      change[POPULATION] = population;
      this.there(kind, space);
      const packed = packedOf(change);
      let site = 0;
      while (site < count && changes[site] !== packed) site++;
      if (site === count) {
        changes[site] = packed;
        if (sites[site] === undefined) sites[site] = [];
        (sites[site] as number[]).length = 0;
        count++;
      }
      (sites[site] as number[]).push(space);
    }
    return count;
  }

  /** Takes up the change on a site. */
  onSite(site: number): void {
    let packed = this.changes[site] as number;
    for (let stat = MONEY; stat <= POPULATION; stat++) {
      this.change[stat] = (packed & 255) - 128;
      packed >>>= 8;
    }
  }

  /** What a marker on a tile brings. */
  again(tile: number): void {
    const { change, kinds } = this;
    const kind = kinds[tile] as KindSummary;
    change.fill(0);
    this.gain(kind);
    this.countAll(kind, 0);
    if (kind.shore !== 0) change[MONEY] = (change[MONEY] as number) + kind.shore * this.pairs();
    for (const { signs, stat, amount, later } of kind.beside) {
      if (later) continue;
      for (let i = 0; i < kinds.length; i++) {
        if ((signs & (kinds[i] as KindSummary).signs) === 0) continue;
        if (touching(this.hexOf(i), this.hexOf(tile))) change[stat] = (change[stat] as number) + amount;
      }
    }
    // SPEC 13.3
    if (kind.signs !== 0 || !this.rules.realtyDoubles || this.shore === 0) return;
    for (let i = 0; i < kinds.length; i++) {
      if ((kinds[i] as KindSummary).signs === 0 || !touching(this.hexOf(i), this.hexOf(tile))) continue;
      change[MONEY] = (change[MONEY] as number) + this.shore;
    }
  }

  /** What it brings of itself, and at the red lines of this turn. */
  private gain(kind: KindSummary): void {
    this.moreIncome = kind.lineIncome;
    this.moreReputation = kind.lineReputation;
    for (const { stat, amount } of kind.gains) this.change[stat] = (this.change[stat] as number) + amount;
  }

  /** Of the borough as it stands, and of a new tile, which counts itself (SPEC 1.5), `more` than that. */
  private countAll(kind: KindSummary, more: number): void {
    const { change, kinds } = this;
    for (const { signs, stat, amount, later } of kind.anywhere) {
      if (later) continue;
      let count = (signs & kind.signs) !== 0 ? more : 0;
      for (let i = 0; i < kinds.length; i++) if ((signs & (kinds[i] as KindSummary).signs) !== 0) count++;
      change[stat] = (change[stat] as number) + amount * count;
    }
  }

  /** Pairs of lake and building as it stands; lakes show no sign. */
  private pairs(): number {
    const { kinds } = this;
    let pairs = 0;
    for (let lake = 0; lake < kinds.length; lake++) {
      if ((kinds[lake] as KindSummary).signs !== 0) continue;
      for (let i = 0; i < kinds.length; i++) {
        if ((kinds[i] as KindSummary).signs !== 0 && touching(this.hexOf(lake), this.hexOf(i)))
          pairs += this.weight(lake);
      }
    }
    return pairs;
  }

  /** How many times over a tile counts for a pair (SPEC 13.3). */
  private weight(tile: number): number {
    return this.rules.realtyDoubles && (this.kinds[tile] as KindSummary).signs === 0 ? (this.times[tile] as number) : 1;
  }

  private hexOf(tile: number): Hex {
    return (this.borough.tiles[tile] as Borough["tiles"][number]).hex;
  }

  /** Ends the turn after the change that was worked out and a price: red lines, income, growth (SPEC 3.1). */
  settle(price: number): void {
    const { change, borough } = this;
    this.money = borough.money - price + (change[MONEY] as number);
    this.income = this.limited(borough.income + (change[INCOME] as number));
    this.reputation = this.limited(borough.reputation + (change[REPUTATION] as number));
    this.population = this.inside(borough.population);
    this.move(change[POPULATION] as number);
    this.money += this.income;
    if (this.money < 0) {
      this.move(this.money);
      this.money = 0;
    }
    const due = -this.reputation - this.population;
    this.move(this.reputation);
    if (due > 0) this.money = due < this.money ? this.money - due : 0;
  }

  private move(by: number): void {
    const before = this.lines[this.population] as number;
    this.population = this.inside(this.population + by);
    const passed = (this.lines[this.population] as number) - before;
    if (passed === 0) return;
    this.income = this.limited(this.income + passed * (this.lineIncome + this.moreIncome));
    this.reputation = this.limited(this.reputation + passed * (this.lineReputation + this.moreReputation));
  }

  private inside(population: number): number {
    return population < 0 ? 0 : population > this.top ? this.top : population;
  }

  /** Both tracks are equally long. */
  private limited(value: number): number {
    const { lowest, highest } = this.rules.limits.income;
    return value < lowest ? lowest : value > highest ? highest : value;
  }
}

/** Four changes in one number, eight bits each: tiles bring far less than 128 of anything. */
function packedOf(change: Int32Array): number {
  let packed = 0;
  for (let stat = POPULATION; stat >= MONEY; stat--) packed = (packed << 8) | ((change[stat] as number) + 128);
  return packed;
}
