import { type GameEvent, quickChance, type Seat, type Standing, step } from "@tabletown/kernel";
import { STANDARD } from "../data/standard.ts";
import type { Table } from "../data/table.ts";
import type { Action } from "../rules/action.ts";
import { london, type Options } from "../rules/game.ts";
import type { Id, Player, Stack, State, Task } from "../rules/state.ts";
import type { View } from "../rules/view.ts";

/** What a player has when a scene begins; the rest is as at the start of a game, with an empty hand. */
export interface Cast extends Partial<Omit<Player, "stacks" | "hand">> {
  readonly hand?: readonly Id[];
  /** Top cards of one-card stacks, or whole stacks. */
  readonly stacks?: readonly (Id | (Partial<Stack> & { readonly card: Id }))[];
}

export interface Setting {
  readonly players: readonly Cast[];
  readonly seat?: Seat;
  readonly at?: Task;
  readonly top?: readonly Id[];
  readonly bottom?: readonly Id[];
  /** The topmost cards of the deck, the next one first. */
  readonly next?: readonly Id[];
  /** The deck holds nothing but `next`; everything else has left the game. */
  readonly deckEnds?: boolean;
  readonly market?: readonly Id[];
  readonly idle?: number;
  readonly endedBy?: Seat;
  readonly table?: Table;
}

/** A position made up for a test, played on with notation. Whatever is not placed lies in the deck, set by set. */
export class Scene {
  readonly game: ReturnType<typeof london>;
  state: State;
  events: readonly GameEvent[] = [];

  constructor(setting: Setting) {
    const table = setting.table ?? STANDARD;
    this.game = london({} satisfies Options, table);
    this.state = stateOf(table, setting);
  }

  /** Plays moves of the seat whose turn it is; an illegal one fails the test. */
  play(...moves: readonly string[]): this {
    for (const move of moves) {
      const stepped = step(this.game, this.state, this.state.seat, move, quickChance(1));
      if (!stepped.ok) throw new Error(`"${move}" is ${stepped.problem}; on offer: ${this.options().join(" | ")}`);
      this.state = stepped.value.state;
      this.events = stepped.value.events;
    }
    return this;
  }

  options(): string[] {
    const [seat] = this.game.toAct(this.state);
    if (seat === undefined) return [];
    return this.game.actions(this.state, seat).map((action: Action) => this.game.format(action));
  }

  player(seat: Seat): Player {
    return this.state.players[seat] as Player;
  }

  stack(seat: Seat, at: number): Stack {
    return this.player(seat).stacks[at] as Stack;
  }

  view(seat: Seat | undefined): View {
    return this.game.view(this.state, seat);
  }

  standing(): Standing {
    return this.game.score(this.state);
  }
}

export const CHOICE: Task = { type: "choice" };
export const RUN: Task = { type: "run" };
export const OPENING: Task = { type: "opening", drawn: 0, looked: false, peeked: 0 };

function stateOf(table: Table, setting: Setting): State {
  const players = setting.players.map(playerOf);
  const state: State = {
    seat: setting.seat ?? 0,
    agenda: [{ ...(setting.at ?? CHOICE) }],
    deck: [],
    top: [...(setting.top ?? [])],
    bottom: [...(setting.bottom ?? [])],
    removed: [],
    market: [...(setting.market ?? startersLeft(table, players))],
    land: [],
    players,
    glimpses: [],
    swapped: [],
    boroughDone: false,
    handSpared: false,
    deckMoved: false,
    idle: setting.idle ?? 0,
    endedBy: setting.endedBy ?? -1,
  };
  const next = [...(setting.next ?? [])];
  const rest = without(
    table.cards.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id)),
    [
      next,
      state.top,
      state.bottom,
      ...players.flatMap(({ hand, stacks }) => [hand, ...stacks.map(({ card, under }) => [card, ...under])]),
    ].flat(),
  );
  state.deck = [...(setting.deckEnds ? [] : rest.reverse()), ...next.reverse()];
  if (setting.deckEnds) state.removed = rest;
  state.land = without(
    table.boroughs.map(({ id }) => id),
    [state.market, ...players.map(({ boroughs }) => boroughs)].flat(),
  );
  return state;
}

function startersLeft(table: Table, players: readonly Player[]): Id[] {
  const owned = players.flatMap(({ boroughs }) => boroughs);
  return table.boroughs.filter(({ id, starter }) => starter && !owned.includes(id)).map(({ id }) => id);
}

function playerOf({ hand = [], stacks = [], ...rest }: Cast): Player {
  return {
    money: 5,
    loans: 0,
    poverty: 0,
    prestige: 0,
    shown: [],
    boroughs: [],
    foreseen: 0,
    ...rest,
    hand: [...hand].sort(),
    stacks: stacks.map((given): Stack => {
      const stack = { turned: false, coins: 0, fresh: false, used: false, under: [] };
      return typeof given === "string" ? { card: given, ...stack } : { ...stack, ...given };
    }),
  };
}

function without(all: readonly Id[], some: readonly Id[]): Id[] {
  const rest = [...all];
  for (const id of some) {
    const at = rest.indexOf(id);
    if (at < 0) throw new Error(`there are not that many of ${id}`);
    rest.splice(at, 1);
  }
  return rest;
}
