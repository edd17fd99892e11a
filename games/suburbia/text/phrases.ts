import type { Language, Person, RuleText } from "@tabletown/kernel";
import type { Goal, Sign, Stat, Where } from "../data/table.ts";
import type { RuleFigures } from "./rule-figures.ts";

/** A change of one of a borough's numbers. */
export interface ToldChange {
  readonly stat: Stat;
  readonly by: number;
  readonly now: number;
  /** Names the acting tile, the rule or what was paid for. */
  readonly why: string;
  /** The change that a limit has cut. */
  readonly meant: number | undefined;
}

export type HexSide = "left" | "right" | `${"upper" | "lower"}-${"left" | "right"}`;

/** What lies around a space, as `neighbour` says it: beside it in the next columns, above and below it in its own. */
export interface Around {
  readonly beside: readonly string[];
  /** On which side of them the space lies, unless it lies between them. */
  readonly side: HexSide | undefined;
  /** What the space lies above of, and below of. */
  readonly above: readonly string[];
  readonly below: readonly string[];
}

/** Everything one language has to say; how it is put together is the same in all of them. */
export interface Phrases {
  readonly language: Language;
  readonly title: string;
  readonly pitch: string;
  readonly names: Readonly<Record<string, string>>;
  /** A tile that is bought, placed or removed. */
  object(tile: string): string;
  /** A tile that something lies beside. */
  neighbour(tile: string): string;
  rules(figures: RuleFigures): readonly RuleText[];
  /** The names of two values of an option that speak of the population board. */
  beyondTrack(board: Pick<RuleFigures, "beyond" | "top">): Readonly<Record<string, string>>;

  readonly effects: {
    gain(stat: Stat, amount: number): string;
    each(stat: Stat, amount: number, where: Where, of: readonly Sign[], later: boolean): string;
    shore(amount: number): string;
    redLine(stat: Stat, amount: number): string;
    goal(goal: Goal): string;
    nothing: string;
    marker: string;
  };

  money(amount: number): string;
  /** "column 1, row 3" */
  space(col: number, row: number): string;
  /** "beside Office, below Lake" */
  place(around: Around): string;

  readonly actions: {
    keep(goal: string, effect: string): string;
    buy(tile: string, space: number, price: number): string;
    lake(tile: string, space: number, price: number): string;
    basic(tile: string, price: number): string;
    invest(tile: string, where: string, price: number): string;
    place(tile: string, where: string): string;
    discard(tile: string, space: number, price: number): string;
  };

  readonly events: {
    kept(who: Person, goal: string | undefined): string;
    took(who: Person, tile: string, space: number | undefined, under: string | undefined): string;
    placed(who: Person, tile: string, where: string): string;
    invested(who: Person, tile: string, left: number): string;
    removed(tile: string): string;
    turnedUp(tile: string, space: number): string;
    lastRound(round: number): string;
    atOnce: string;
    redLine(who: Person, line: number, up: boolean): string;
    change(who: Person, change: ToldChange): string;
    goal(who: Person, goal: string, points: number): string;
    goalOpen(goal: string): string;
    goalMissed(who: Person, goal: string): string;
    shown(who: Person, goal: string): string;
    exchanged(who: Person, money: number, by: number, total: number): string;
    title(who: Person, title: string): string;
    dale(who: Person, beaten: boolean): string;
  };

  /** What speaks for a move, without a full stop. */
  readonly reasons: {
    own(stat: Stat, by: number): string;
    other(stat: Stat, by: number, tile: string): string;
    cheap(price: number): string;
    cheapRemoval(price: number): string;
    goalLead(goal: string, points: number): string;
    goalNearer(goal: string): string;
    goalDenied(goal: string, who: Person): string;
    goalWorth(points: number): string;
    denies(tile: string, who: Person): string;
  };

  /** Why a number changed. */
  readonly why: {
    price(tile: string): string;
    removal(tile: string): string;
    own(tile: string): string;
    because(tile: string, trigger: string): string;
    again(tile: string): string;
    income: string;
    tax: string;
    growth: string;
    decline: string;
    redLine: string;
    redLineBack: string;
  };

  readonly outline: {
    table: string;
    round: string;
    turn: string;
    phase: Readonly<Record<"goals" | "turn" | "place" | "basic" | "marker" | "extra" | "over", string>>;
    last(last: number, round: number): string;
    stack: string;
    tiles(count: number): string;
    market: string;
    space(space: number, price: number): string;
    emptySpace: string;
    tile(cost: number, type: string, effect: string): string;
    supply: string;
    left(count: number): string;
    goals: string;
    privateGoal: string;
    noneYet: string;
    borough(who: string): string;
    nextLine(line: number): string;
    invested: string;
  };
}
