import { type Chance, type Game, quickChance, type Title } from "@tabletown/kernel";
import { gamesToPlay, lawsOf, type Subject } from "@tabletown/testkit";
import { describe, expect, test } from "vitest";
import { standard } from "../data/standard.ts";
import { type Action, type Event, london, type Options, type State, type Table, type View } from "../index.ts";

type London = Title<State, Action, View, Options, Table, Event>;

function subjectOf(title: London, games: number, samples: number): Subject<State, Action, View, Options, Table, Event> {
  return {
    title,
    variants: [{}],
    games,
    longest: 3000,
    samples,
    census: (_game, s) => ({
      cards: [
        s.deck,
        s.top,
        s.bottom,
        s.removed,
        ...s.players.flatMap(({ hand, stacks }) => [hand, ...stacks.map(({ card, under }) => [card, ...under])]),
      ]
        .flat()
        .sort(),
      boroughs: [s.market, s.land, ...s.players.map(({ boroughs }) => boroughs)].flat().sort(),
    }),
    told: {
      // What is asked next. Stopping early emits nothing and changes nothing but this.
      agenda: [],
      seat: ["turn"],
      idle: [],
      swapped: [],
      boroughDone: [],
      deckMoved: [],
      handSpared: ["hand-spared", "run", "turn", "loans", "poverty"],
      endedBy: ["last-turns"],
      "deck.left": ["drawn"],
      "deck.top": ["looked", "drawn", "returned"],
      glimpses: "any",
      top: ["discarded", "taken", "swapped", "overflow", "placed"],
      bottom: ["discarded", "taken", "swapped", "overflow", "placed"],
      removed: ["discarded", "played", "overflow"],
      market: ["bought", "offered"],
      land: ["bought", "offered"],
      "players.*.hand": ["drawn", "taken", "swapped", "discarded", "placed", "played"],
      "players.*.hidden": ["drawn", "taken", "swapped", "discarded", "placed", "played"],
      "players.*.shown": ["drawn", "taken", "swapped", "discarded", "placed", "played"],
      "players.*.foreseen": ["looked", "drawn", "returned"],
      "players.*.boroughs": ["bought"],
      "players.*.money": ["money"],
      "players.*.poverty": ["poverty"],
      "players.*.prestige": ["prestige"],
      "players.*.loans": ["loans"],
      "players.*.stacks": ["placed"],
      "players.*.stacks.*.card": ["placed"],
      "players.*.stacks.*.under": ["placed"],
      "players.*.stacks.*.coins": ["stored", "money"],
      "players.*.stacks.*.turned": ["turned", "discarded", "placed"],
      // Marks that begin and end with a turn.
      "players.*.stacks.*.fresh": [],
      "players.*.stacks.*.used": [],
    },
    counts: {
      // Final scoring reckons in events and leaves the state as it is.
      money: (s, seat) => (s.agenda.length === 0 ? undefined : s.players[seat]?.money),
      poverty: (s, seat) => (s.agenda.length === 0 ? undefined : s.players[seat]?.poverty),
      prestige: (s, seat) => (s.agenda.length === 0 ? undefined : s.players[seat]?.prestige),
      loans: (s, seat) => (s.agenda.length === 0 ? undefined : s.players[seat]?.loans),
    },
  };
}

/** The same game, but dealt in the middle: some way into a random game. */
function fromTheMiddle(title: London): London {
  const later = (game: Game<State, Action, View, Options, Event>): Game<State, Action, View, Options, Event> => ({
    ...game,
    setup: (seats, chance) => {
      const state = game.setup(seats, chance);
      playOn(game, state, quickChance(chance.int(1_000_000)), 60 + chance.int(700));
      return state;
    },
  });
  return { ...title, game: (options, table) => later(title.game(options, table)) };
}

/** Plays random moves, but leaves the game at least some moves from its end. */
function playOn(game: Game<State, Action, View, Options, Event>, state: State, dice: Chance, moves: number): void {
  for (let n = 0; n < moves && state.deck.length > 4; n++) {
    const actions = game.actions(state, state.seat);
    game.apply(state, state.seat, actions[dice.int(actions.length)] as Action, dice);
  }
}

/** Another printing: everything rare is common, everybody's costs and effects are shuffled about. */
const strange: Table = {
  ...standard,
  settings: {
    ...standard.settings,
    startMoney: 9,
    startHand: 5,
    handLimit: 7,
    drawAction: 2,
    spaces: { 2: 2, 3: 2, 4: 3 },
    loan: { pays: 6, repay: 7, prestigeLost: 3 },
    moneyPerPrestige: 2,
  },
  poverty: { ...standard.poverty, lost: [0, 2, 5], beyond: 1 },
  counts: { cards: 131, paupers: 11, actionCards: 10, boroughs: 20 },
  cards: standard.cards.map((card) => {
    switch (card.id) {
      case "b-university-of-london":
        return { ...card, deck: "A", copies: 7, playCost: 0 };
      case "c-parliament":
        return { ...card, deck: "A", copies: 4, playCost: 1, permanent: [{ type: "drawRange", min: 0, max: 3 }] };
      case "c-whitehall":
        return { ...card, deck: "A", copies: 5, playCost: 0 };
      case "a-hospital":
        return { ...card, copies: 5, activationCost: { cards: 1 } };
      case "a-coffee-house":
        return { ...card, copies: 5, activationCost: { cards: 1 }, turns: true };
      case "b-stock-exchange":
        return { ...card, copies: 3, permanent: [{ type: "swap", times: 2 }] };
      case "a-wren":
        return { ...card, copies: 5 };
      case "a-huguenots":
        return { ...card, copies: 3 };
      case "b-police-force":
        return {
          ...card,
          copies: 3,
          activation: [
            { type: "givePoverty", n: 2 },
            { type: "drawCards", n: 1 },
          ],
        };
      default:
        return card;
    }
  }),
  boroughs: standard.boroughs.map((borough) =>
    borough.id === "hackney"
      ? { ...borough, runEffect: [{ type: "discardUpTo", filter: "any", each: [{ type: "gainMoney", n: 2 }] }] }
      : borough.id === "greenwich"
        ? { ...borough, runEffect: [{ type: "causePoverty", n: 1 }] }
        : borough.id === "deptford"
          ? { ...borough, ability: [{ type: "look", n: 2 }] }
          : borough,
  ),
};

const withStrangeTable: London = {
  ...london,
  game: (options, table = strange) => london.game(options, table),
  words: (language, table = strange) => london.words(language, table),
};

describe("the laws of every game", () => {
  for (const { name, check } of lawsOf(subjectOf(london, gamesToPlay(3, 36), 8))) test(name, check);
});

describe("the laws in the middle and at the end of games", () => {
  for (const { name, check } of lawsOf(subjectOf(fromTheMiddle(london), gamesToPlay(6, 96), 12))) test(name, check);
});

describe("the laws with a corrected component table", () => {
  test("it is a table that can be played with", () => {
    expect(london.components.check(strange)).toMatchObject({ ok: true });
  });
  for (const { name, check } of lawsOf(subjectOf(fromTheMiddle(withStrangeTable), gamesToPlay(3, 48), 12)))
    test(name, check);
});
