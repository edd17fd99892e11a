import { type Json, type Seat, type Secret, same } from "@tabletown/kernel";
import { addTask, dropTask } from "./agenda.ts";
import { copy } from "./copy.ts";
import type { Placing } from "./develop.ts";
import { playerOf } from "./holdings.ts";
import { mayPlace, placingIn, placings } from "./intention.ts";
import { byNumber, without } from "./pile.ts";
import { cardOf, idOf, kindOf, type Ruleset } from "./ruleset.ts";
import type { Glimpse, Id, Kind, State } from "./state.ts";

/**
 * Everything hidden: the cards in hands that nobody was shown, the deck, the land face down, who has seen cards that
 * others then drew, and the card that somebody is about to place. Of what set a hidden card is, everybody can tell (SPEC 12.4): sets are pools of their own.
 */
export function secrets(rules: Ruleset, s: State): readonly Secret[] {
  return [
    ...s.players.flatMap((_, owner) =>
      hiddenHand(s, owner).map(({ card, glimpses }) => ({
        name: `a card in the hand of seat ${owner}`,
        knownTo: [owner, ...glimpses.map(({ by }) => by)],
        ...cityCard(rules, card),
      })),
    ),
    ...s.deck.map((card, index) => deckCard(rules, s, card, s.deck.length - index)),
    ...s.land.map((kind) => ({ name: "a borough face down", knownTo: [], value: idOf(rules, kind), pool: "land" })),
    ...pairs(s).map(([by, owner]) => ({
      name: `how many of seat ${owner}'s cards seat ${by} has seen`,
      knownTo: [by, owner],
      value: glimpsesOf(s, by, owner).length,
    })),
    ...intention(rules, s),
  ];
}

function cityCard(rules: Ruleset, card: Kind): { readonly value: Id; readonly pool: string } {
  const { id, deck } = cardOf(rules, card);
  return { value: id, pool: `set ${deck}` };
}

/** Cards that were looked at may have gone back in any order, sets among each other: they are a pool of their own. */
function deckCard(rules: Ruleset, s: State, card: Kind, depth: number): Secret {
  const knownTo = lookersAt(s, depth);
  const pool = knownTo.length > 0 ? { pool: "looked at" } : {};
  return { name: `card ${depth} from the top of the deck`, knownTo, depth, ...cityCard(rules, card), ...pool };
}

interface HiddenCard {
  readonly card: Kind;
  /** By whom it was seen on the deck before it was drawn. */
  readonly glimpses: readonly Glimpse[];
}

/** The cards of a hand that not everybody has seen go there, and who knows them all the same (SPEC 12.3). */
function hiddenHand(s: State, owner: Seat): readonly HiddenCard[] {
  const { hand, shown } = playerOf(s, owner);
  const left = s.glimpses.filter((glimpse) => glimpse.owner === owner);
  return shown.reduce(without, hand).map((card) => {
    const glimpses: Glimpse[] = [];
    // Somebody who saw two equal cards knows two of them.
    for (const glimpse of left) {
      if (glimpse.card === card && !glimpses.some(({ by }) => by === glimpse.by)) glimpses.push(glimpse);
    }
    for (const glimpse of glimpses) left.splice(left.indexOf(glimpse), 1);
    return { card, glimpses };
  });
}

/** Every seat with every other: who may have seen cards of whom. */
function pairs(s: State): [by: Seat, owner: Seat][] {
  const seats = [...s.players.keys()];
  return seats.flatMap((by) => seats.filter((owner) => owner !== by).map((owner): [Seat, Seat] => [by, owner]));
}

function glimpsesOf(s: State, by: Seat, owner: Seat): readonly Glimpse[] {
  return s.glimpses.filter((glimpse) => glimpse.by === by && glimpse.owner === owner);
}

/** Who has looked so deep into the deck (SPEC 10.12). */
function lookersAt(s: State, depth: number): Seat[] {
  return s.players.flatMap(({ foreseen }, seat) => (foreseen >= depth ? [seat] : []));
}

const NOTHING = "nothing";

/** Whether the player on turn is about to place a card, which and where (SPEC 12.5). */
function intention(rules: Ruleset, s: State): Secret[] {
  if (!mayPlace(s)) return [];
  const placing = placingIn(s);
  // Of two cards about to be placed, the same discard would show one or the other: only whether there is one is exchanged.
  const others = placing === undefined ? placings(rules, s).map((each) => toJson(rules, each)) : [NOTHING];
  return [
    {
      name: `what seat ${s.seat} is about to place`,
      knownTo: [s.seat],
      value: toJson(rules, placing),
      others,
      fleeting: true,
    },
  ];
}

function toJson(rules: Ruleset, placing: Placing | undefined): Json {
  if (placing === undefined) return NOTHING;
  const { card, where, free } = placing;
  return { card: idOf(rules, card), where, free };
}

/** The same position with other hidden cards, or another card about to be placed. */
export function withSecrets(rules: Ruleset, s: State, values: readonly Json[]): State | undefined {
  const other = copy(s);
  const glimpses = [...s.glimpses];
  let used = 0;
  const take = (count: number): Kind[] => {
    used += count;
    return values.slice(used - count, used).map((id) => kindOf(rules, String(id)));
  };
  for (const [owner, player] of other.players.entries()) {
    const hidden = hiddenHand(s, owner);
    const cards = take(hidden.length);
    for (const [index, { glimpses: seen }] of hidden.entries()) {
      for (const glimpse of seen) glimpses[s.glimpses.indexOf(glimpse)] = { ...glimpse, card: cards[index] as Kind };
    }
    player.hand = [...player.shown, ...cards].sort(byNumber);
  }
  other.deck = take(s.deck.length);
  other.land = take(s.land.length);
  const forgotten = new Set<Glimpse>();
  for (const [by, owner] of pairs(s)) {
    const seen = glimpsesOf(s, by, owner);
    const count = values[used++];
    if (count === 0) for (const glimpse of seen) forgotten.add(glimpse);
    else if (count !== seen.length) return undefined;
  }
  other.glimpses = glimpses.filter((_, index) => !forgotten.has(s.glimpses[index] as Glimpse));
  return mayPlace(s) ? withIntention(rules, other, values[used]) : other;
}

/** A position in which the player on turn is about to place this; undefined where that cannot be. */
function withIntention(rules: Ruleset, s: State, value: Json | undefined): State | undefined {
  if (placingIn(s) !== undefined) dropTask(s);
  if (value === NOTHING) return s;
  const chosen = placings(rules, s).find((placing) => same(toJson(rules, placing), value));
  if (chosen === undefined) return undefined;
  addTask(s, chosen);
  return s;
}
