import type { Chance } from "@tabletown/kernel";
import { OPENING } from "./agenda.ts";
import { byNumber } from "./pile.ts";
import type { Ruleset } from "./ruleset.ts";
import type { Kind, Player, State } from "./state.ts";

/** The table before the first turn (SPEC 2). */
export function setup(rules: Ruleset, seats: number, chance: Chance): State {
  const deck = stackDecks(rules, chance);
  const { settings } = rules.table;
  const starters = rules.boroughList.filter(({ borough }) => borough.starter);
  const land = rules.boroughList.filter(({ borough }) => !borough.starter).map(({ kind }) => kind);
  chance.shuffle(land);
  const players = Array.from({ length: seats }, (): Player => newPlayer(settings.startMoney));
  // SPEC 2.3
  for (const player of players) player.hand = deck.splice(deck.length - settings.startHand).sort(byNumber);
  return {
    seat: 0,
    agenda: [OPENING],
    deck,
    top: [],
    bottom: [],
    removed: [],
    market: starters.map(({ kind }) => kind),
    land,
    players,
    glimpses: [],
    swapped: [],
    boroughDone: false,
    handSpared: false,
    deckMoved: false,
    idle: 0,
    endedBy: -1,
  };
}

/** Each set shuffled on its own, the first on top: its cards are the last of the list (SPEC 2.2). */
function stackDecks(rules: Ruleset, chance: Chance): Kind[] {
  const shuffled = (cards: readonly Kind[]): Kind[] => {
    const deck = [...cards];
    chance.shuffle(deck);
    return deck;
  };
  const { decks } = rules;
  const [A, B, C] = [shuffled(decks.A), shuffled(decks.B), shuffled(decks.C)];
  return [...C, ...B, ...A];
}

function newPlayer(money: number): Player {
  return {
    money,
    loans: 0,
    poverty: 0,
    prestige: 0,
    hand: [],
    shown: [],
    stacks: [],
    boroughs: [],
    foreseen: 0,
  };
}
