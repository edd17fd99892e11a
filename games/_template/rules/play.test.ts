import { openMatch, play } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { highStreet, type State } from "../index.ts";

const game = highStreet.game({});

test("[2.1] the house leaves the hand for the end of the street", () => {
  const match = openMatch(game, 2, "a seed");
  const [action] = game.actions(match.state, 0);
  const played = play(match, 0, action);
  expect(played.ok && played.value.state.players[0]?.street).toEqual([action?.house]);
});

test("[2.2] a drawn house is seen by its owner alone", () => {
  const match = openMatch(game, 2, "a seed");
  const played = play(match, 0, game.actions(match.state, 0)[0]);
  const drawn = played.ok ? played.value.moves[0]?.events.find((event) => event.what === "drew") : undefined;
  expect(drawn?.seenBy).toEqual([0]);
  expect(drawn?.otherwise?.of).toBeUndefined();
});

test("[3.3] a lower house costs 2", () => {
  const s: State = {
    turn: 0,
    stack: [],
    players: [
      { hand: [], street: ["tower", "cottage"] },
      { hand: [], street: ["tower"] },
    ],
  };
  expect(game.score(s).map(({ seat, score }) => [seat, score])).toEqual([
    [1, 7],
    [0, 6],
  ]);
});

test("[3.4] with equal points the longer street is ahead", () => {
  const s: State = {
    turn: 0,
    stack: [],
    players: [
      { hand: [], street: ["townhouse"] },
      { hand: [], street: ["cottage", "cottage"] },
    ],
  };
  expect(game.score(s).map(({ seat, rank }) => [seat, rank])).toEqual([
    [1, 1],
    [0, 2],
  ]);
});
