import type { Features } from "@tabletown/bots";
import { between } from "@tabletown/kernel";
import type { Goal } from "../data/table.ts";
import type { Kind, Ruleset } from "../rules/ruleset.ts";
import { measured } from "../rules/score.ts";
import { type Borough, NO_KIND, type State } from "../rules/state.ts";
import type { Evaluation } from "./evaluate.ts";
import type { BoroughForecast } from "./forecast.ts";
import { roundsAfter } from "./outlook.ts";

/** Rounds still to come: what counts early counts little late. */
const STAGES = [0, 1, 2, 4, 7, 11, 16];

/** What `tell` tells. */
const NUMBERS = 16;

/**
 * What the net sees at the start of a turn: how long the game will last, then every seat from the one on turn onwards, in
 * numbers, by the signs and tiles it has built, and how it stands in the goals it takes part in; in the end what is for sale.
 */
export function featuresOf(rules: Ruleset, evaluationOf: (s: State) => Evaluation): Features<State> {
  const signs = [...rules.bits.values()];
  const kinds = new Map([...rules.kinds.keys()].map((id, index) => [id, index]));
  const goals = [...rules.goal.values()];
  const perSeat = NUMBERS + signs.length + kinds.size + goals.length;

  const writeTiles = ({ tiles }: Borough, into: Float32Array, start: number): void => {
    for (const { kind, invested } of tiles) {
      const shown = (rules.kinds.get(kind) as Kind).signs;
      for (let sign = 0; sign < signs.length; sign++) {
        if ((shown & (signs[sign] as number)) !== 0) into[start + sign] = (into[start + sign] as number) + 0.2;
      }
      const index = start + signs.length + (kinds.get(kind) as number);
      into[index] = (into[index] as number) + (invested ? 1 : 0.5);
    }
  };

  const writeGoals = (s: State, seat: number, into: Float32Array, start: number): void => {
    for (const [index, goal] of goals.entries()) {
      const own = s.hands[seat]?.kept === goal.id;
      if (own || s.goals.includes(goal.id)) {
        into[start + index] = (Math.tanh(leadIn(rules, s, seat, goal) / 3) * goal.points) / 15 + (own ? 0.2 : 0);
      }
    }
  };

  /** The cheaper a space, the more the tile on it counts. */
  const writeMarket = ({ market }: State, into: Float32Array, start: number): void => {
    for (let space = 0; space < market.length; space++) {
      const kind = market[space] as number;
      if (kind !== NO_KIND) into[start + kind] = (into[start + kind] as number) + (space + 1) / market.length;
    }
  };

  return {
    seats: (s) => s.hands.length,
    count: (seats) => STAGES.length + 1 + seats * perSeat + kinds.size,
    pivot: (s) => s.turn,
    settled: (s) => s.phase.type === "turn",
    write(s, into) {
      const seats = s.hands.length;
      const rounds = roundsAfter(rules, s);
      const { index, part } = between(STAGES, rounds);
      into[index] = 1 - part;
      into[index + 1] = part;
      into[STAGES.length] = s.last > 0 ? 1 : 0;
      const evaluation = evaluationOf(s);
      const values = evaluation.of(s);
      const mean = values.reduce((sum, value) => sum + value, 0) / seats;
      for (let i = 0; i < seats; i++) {
        const seat = (s.turn + i) % seats;
        const start = STAGES.length + 1 + i * perSeat;
        const borough = s.boroughs[seat] as Borough;
        into.set(tell(borough, evaluation.forecast(s, seat, rounds), (values[seat] as number) - mean), start);
        writeTiles(borough, into, start + NUMBERS);
        writeGoals(s, seat, into, start + NUMBERS + signs.length + kinds.size);
      }
      writeMarket(s, into, STAGES.length + 1 + seats * perSeat);
    },
  };
}

/** How far a seat is ahead of everybody else in a goal. */
function leadIn(rules: Ruleset, s: State, seat: number, { measure, aim }: Goal): number {
  const sign = aim === "most" ? 1 : -1;
  const reached = s.boroughs.map((borough) => sign * measured(rules, borough, measure));
  const others = reached.filter((_, other) => other !== seat);
  return (reached[seat] as number) - Math.max(...others);
}

/** A borough in numbers of the order of 1. */
function tell(borough: Borough, { ending, layout: { prospect } }: BoroughForecast, lead: number): number[] {
  return [
    lead / 20,
    ending.population / 100,
    ending.money / 40,
    ending.income / 10,
    ending.reputation / 10,
    borough.money / 20,
    borough.income / 10,
    borough.reputation / 10,
    borough.population / 60,
    borough.markers / 3,
    prospect.money,
    2 * prospect.income,
    2 * prospect.reputation,
    prospect.population,
    prospect.incomePerLine,
    prospect.reputationPerLine,
  ];
}
