import { type GameEvent, quickChance, type Seat } from "@tabletown/kernel";
import type { Stat } from "../data/table.ts";
import { suburbia } from "../index.ts";
import { addTile } from "./effects.ts";
import { atOf } from "./hex.ts";
import { compile, type Ruleset } from "./ruleset.ts";
import type { Action, Borough, State } from "./state.ts";

/** Positions for tests: a table that looks as a test wants it to. */
export interface Arranged {
  readonly game: ReturnType<typeof suburbia.game>;
  readonly rules: Ruleset;
  readonly s: State;
}

/** A tile and its column and row; "*" after the name for one with an investment marker. */
export type Placed = readonly [tile: string, col: number, row: number];

export interface Wanted {
  readonly tiles?: readonly Placed[];
  readonly money?: number;
  readonly income?: number;
  readonly reputation?: number;
  readonly population?: number;
  readonly markers?: number;
}

/** The first seat is on turn; boroughs hold the start tiles and what is wanted besides. */
export function arrange(given: unknown, boroughs: readonly Wanted[], market?: readonly string[]): Arranged {
  const options = suburbia.options(given);
  if (!options.ok) throw new Error(options.problem);
  const game = suburbia.game(options.value);
  const rules = compile(options.value, suburbia.components.standard);
  const s = game.setup(rules.dale === undefined ? boroughs.length : 1, quickChance("arranged"));
  s.phase = { is: "turn" };
  s.first = 0;
  s.turn = 0;
  s.hands = s.hands.map(({ dealt }) => ({ dealt, kept: dealt[0] ?? "" }));
  for (const [who, wanted] of boroughs.entries()) {
    const borough = s.boroughs[who] as Borough;
    const { tiles = [], ...numbers } = wanted;
    Object.assign(borough, numbers);
    for (const [name, col, row] of tiles) {
      const kind = name.replace("*", "");
      addTile(rules, borough, kind, atOf({ col, row }), kind === "lake" ? "farm" : "");
      if (name.endsWith("*"))
        borough.tiles = borough.tiles.with(-1, { ...borough.tiles.at(-1), invested: true } as never);
    }
  }
  if (market !== undefined) s.market = [...market];
  return { game, rules, s };
}

/** Plays moves written in notation and returns what happened. Every move must be on offer. */
export function playMoves({ game, s }: Arranged, seat: Seat, ...moves: readonly string[]): GameEvent[] {
  const events: GameEvent[] = [];
  for (const move of moves) {
    const action = game.actions(s, seat).find((listed) => game.format(listed) === move);
    if (action === undefined) throw new Error(`"${move}" is not on offer: ${offered({ game, s }, seat).join(" | ")}`);
    game.apply(s, seat, action, quickChance(move), (event) => events.push(event));
  }
  return events;
}

export function offered({ game, s }: Pick<Arranged, "game" | "s">, seat: Seat): string[] {
  return game.actions(s, seat).map((action: Action) => game.format(action));
}

export type Sum = Partial<Record<Stat, number>>;

/** What the events changed in all, zeros left out. */
export function summed(events: readonly GameEvent[], fits: (event: GameEvent) => boolean = () => true): Sum {
  const sum: Record<string, number> = {};
  for (const event of events.filter(fits)) {
    if (["money", "income", "reputation", "population"].includes(event.what)) {
      sum[event.what] = (sum[event.what] ?? 0) + (event.by ?? 0);
    }
  }
  return Object.fromEntries(Object.entries(sum).filter(([, by]) => by !== 0));
}

export function numbersOf(s: State, who: number) {
  const { money, income, reputation, population } = s.boroughs[who] as Borough;
  return { money, income, reputation, population };
}
