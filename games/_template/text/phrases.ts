import type { Forms, Person, RuleText } from "@tabletown/kernel";

/** What differs from language to language; `words.ts` and `outline.ts` put everything else together, once. */
export interface Phrases {
  readonly title: string;
  readonly pitch: string;
  readonly names: Readonly<Record<string, string>>;
  readonly rules: readonly RuleText[];
  readonly points: Forms;
  readonly coins: Forms;
  readonly effects: {
    scores(points: string): string;
  };
  readonly actions: {
    build(building: string): string;
    bid(coins: string): string;
  };
  readonly events: {
    built(player: Person, building: string): string;
    drew(player: Person, building: string | undefined): string;
    bid(player: Person, coins: string | undefined): string;
    opened(bids: string): string;
    coins(player: Person, change: string, left: string): string;
    won(player: Person, plot: string): string;
    unsold(plot: string): string;
  };
  /** What speaks for a move, without a full stop. */
  readonly reasons: {
    height(building: string, points: string): string;
    readonly roomAbove: string;
    unbeatable(coins: string): string;
    keeps(coins: string): string;
  };
  readonly outline: {
    readonly table: string;
    readonly stack: string;
    readonly street: string;
    readonly hand: string;
    readonly coins: string;
    readonly corners: string;
    readonly bid: string;
    readonly sealed: string;
    hidden(count: number): string;
  };
}
