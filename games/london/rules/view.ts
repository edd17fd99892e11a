import type { Seat } from "@tabletown/kernel";
import type { Deck } from "../data/table.ts";
import { playerOf } from "./holdings.ts";
import { cityWith, glimpseWith, taskWith, writeIds } from "./ids.ts";
import { inserted, without } from "./pile.ts";
import { cardOf, type Ruleset } from "./ruleset.ts";
import type { Glimpse, Id, Kind, Stack, State, Task } from "./state.ts";

/** A number for each of the three sets. */
export type BySet = Readonly<Record<Deck, number>>;

/** A player as one viewer knows them. */
export interface PlayerView {
  readonly money: number;
  readonly loans: number;
  readonly poverty: number;
  readonly prestige: number;
  /** The whole own hand; of others' hands the cards that the viewer is sure of. */
  readonly hand: readonly Id[];
  /** How many more cards the hand holds, by set (SPEC 12.4). */
  readonly hidden: BySet;
  /** The hand cards that everybody has seen go there. */
  readonly shown: readonly Id[];
  readonly stacks: readonly Stack<Id>[];
  readonly boroughs: readonly Id[];
  readonly foreseen: number;
}

/** What a seat, or a spectator, may know; it remembers everything that was ever open to that viewer (SPEC 12). */
export interface View {
  /** Absent for spectators. */
  readonly viewer?: Seat;
  readonly seat: Seat;
  /** Without what the acting player is still thinking about. */
  readonly agenda: readonly Task<Id>[];
  readonly deck: {
    /** Cards left of each set. */
    readonly left: BySet;
    /** The topmost cards, as far as the viewer knows them; the top one is the last. */
    readonly top: readonly Id[];
  };
  readonly top: readonly Id[];
  readonly bottom: readonly Id[];
  readonly removed: readonly Id[];
  readonly market: readonly Id[];
  /** Boroughs left face down. */
  readonly land: number;
  readonly players: readonly PlayerView[];
  /** What the viewer saw going to others, and what others saw going to the viewer. */
  readonly glimpses: readonly Glimpse<Id>[];
  readonly swapped: readonly Id[];
  readonly boroughDone: boolean;
  readonly handSpared: boolean;
  readonly deckMoved: boolean;
  readonly idle: number;
  readonly endedBy: Seat | -1;
}

export function view(rules: Ruleset, s: State, viewer: Seat | undefined): View {
  const foreseen = viewer === undefined ? 0 : playerOf(s, viewer).foreseen;
  const id = writeIds(rules);
  return {
    ...(viewer !== undefined && { viewer }),
    seat: s.seat,
    agenda: openAgenda(s, viewer).map((task) => taskWith(task, id)),
    deck: { left: bySet(rules, s.deck), top: s.deck.slice(s.deck.length - foreseen).map(id) },
    top: s.top.map(id),
    bottom: s.bottom.map(id),
    removed: s.removed.map(id),
    market: s.market.map(id),
    land: s.land.length,
    players: s.players.map((_, seat) => playerView(rules, s, seat, viewer)),
    glimpses: s.glimpses
      .filter(({ by, owner }) => by === viewer || owner === viewer)
      .map((glimpse) => glimpseWith(glimpse, id)),
    swapped: s.swapped.map(id),
    boroughDone: s.boroughDone,
    handSpared: s.handSpared,
    deckMoved: s.deckMoved,
    idle: s.idle,
    endedBy: s.endedBy,
  };
}

/** A card chosen to be placed is nobody else's business until it is placed (SPEC 12.5). */
function openAgenda(s: State, viewer: Seat | undefined): readonly Task[] {
  return viewer === s.seat ? s.agenda : s.agenda.filter(({ type }) => type !== "placing");
}

function playerView(rules: Ruleset, s: State, seat: Seat, viewer: Seat | undefined): PlayerView {
  const player = playerOf(s, seat);
  const id = writeIds(rules);
  const hand = seat === viewer ? player.hand : knownHand(s, seat, viewer);
  return {
    money: player.money,
    loans: player.loans,
    poverty: player.poverty,
    prestige: player.prestige,
    hand: hand.map(id),
    hidden: bySet(rules, hand.reduce(without, player.hand)),
    shown: player.shown.map(id),
    ...cityWith(player, id),
    foreseen: player.foreseen,
  };
}

function knownHand(s: State, owner: Seat, viewer: Seat | undefined): readonly Kind[] {
  let known = playerOf(s, owner).shown;
  for (const glimpse of s.glimpses) {
    if (glimpse.by === viewer && glimpse.owner === owner) known = inserted(known, glimpse.card);
  }
  return known;
}

/** How many of some cards belong to each set. */
function bySet(rules: Ruleset, cards: readonly Kind[]): BySet {
  const counts = { A: 0, B: 0, C: 0 };
  for (const card of cards) counts[cardOf(rules, card).deck]++;
  return counts;
}
