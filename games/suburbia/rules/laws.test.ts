import type { Game } from "@tabletown/kernel";
import { gamesToPlay, lawsOf, type Subject } from "@tabletown/testkit";
import { describe, it } from "vitest";
import { type Action, type Event, type Options, suburbia, type Table, type View } from "../index.ts";
import { EMPTY, MARKER, type State } from "./state.ts";

/** What must never be lost: tiles wherever they are, basic tiles, investment markers and goals. */
function census(game: Game<State, Action, View, Options, Event>, s: State): unknown {
  const { buildings, basics } = suburbia.components.standard;
  const built = s.boroughs.flatMap(({ tiles }) => tiles);
  const up = [
    ...game.view(s, undefined).market.filter((tile) => tile !== EMPTY),
    ...s.removed,
    ...built.map(({ kind, under }) => under || kind),
  ];
  const seen = s.stack.slice(0, s.drawn);
  const hidden = s.stack.slice(s.drawn);
  return {
    game: game.id,
    tilesUp: buildings.every(({ id }) => count(up, id) === count(seen, id)),
    tilesThere: buildings.every(({ id, copies }) => count(s.stack, id) <= copies),
    stack: [...new Set(buildings.map(({ stack }) => stack))].map(
      (stack) => s.stack.filter((tile) => buildings.some((each) => each.id === tile && each.stack === stack)).length,
    ),
    marker: count(seen, MARKER) + count(hidden, MARKER),
    basics: basics.map(({ id }, i) => count(up, id) + (s.supply[i] ?? Number.NaN)),
    markers: s.boroughs.map(({ markers, tiles }) => markers + tiles.filter(({ invested }) => invested).length),
    goals: new Set([...s.goals, ...s.hands.flatMap(({ dealt }) => dealt)]).size,
    spaces: s.boroughs.every(({ tiles }) => new Set(tiles.map(({ hex }) => hex)).size === tiles.length),
  };
}

function count(tiles: readonly string[], wanted: string): number {
  return tiles.filter((tile) => tile === wanted).length;
}

const EDITIONS_AND_VARIANTS = [
  {},
  { edition: 1 },
  { variant: "lone-architect" },
  { variant: "lone-architect", edition: 1 },
  { variant: "dale" },
  { variant: "dale", edition: 1 },
];

const RULINGS = [
  { side: "up" },
  { linesBack: "both-ways" },
  { forwardMarker: "past-too" },
  { realtyLake: "plain" },
  { beyondTrack: "stops" },
  { variant: "dale", daleGoal: "none", side: "up" },
  { edition: 1, side: "up", linesBack: "both-ways", forwardMarker: "past-too", realtyLake: "plain" },
  { variant: "lone-architect", side: "up", linesBack: "both-ways", forwardMarker: "past-too", beyondTrack: "stops" },
];

describe("laws", () => {
  const subject: Omit<Subject<State, Action, View, Options, Table, Event>, "variants" | "games"> = {
    title: suburbia,
    longest: 250,
    census,
    // Two tiles of one kind may lie on the two free spaces: taking either leads to the same market.
    openChoices: ["took", "removed"],
    told: {
      phase: "any",
      turn: "any",
      round: "any",
      last: ["last-round"],
      "boroughs.*.money": ["money"],
      "boroughs.*.income": ["income"],
      "boroughs.*.reputation": ["reputation"],
      "boroughs.*.population": ["population", "exchanged"],
      "boroughs.*.markers": ["invested"],
      "boroughs.*.tiles": ["placed"],
      "boroughs.*.tiles.*.invested": ["invested"],
      "boroughs.*.tiles.*.past": "any",
      "hands.*.chosen": ["kept"],
      "hands.*.kept": ["kept", "shown"],
      "market.*": ["took", "placed", "removed", "turned-up"],
      supply: ["took", "placed"],
      seen: ["turned-up", "last-round"],
      left: ["turned-up", "last-round"],
      removed: ["removed"],
    },
    counts: {
      money: (s, seat) => s.boroughs[seat]?.money ?? 0,
      income: (s, seat) => s.boroughs[seat]?.income ?? 0,
      reputation: (s, seat) => s.boroughs[seat]?.reputation ?? 0,
      population: (s, seat) => s.boroughs[seat]?.population ?? 0,
    },
  };
  const laws = [
    ...lawsOf({ ...subject, variants: EDITIONS_AND_VARIANTS, games: gamesToPlay(4, 60) }),
    ...lawsOf({ ...subject, variants: RULINGS, games: gamesToPlay(2, 24) }).slice(1),
  ];
  for (const law of laws) it(law.name, law.check);
});
