import type { Game } from "@tabletown/kernel";
import { finishedValues, type Judge, judgeOf, probabilities } from "../judge.ts";
import type { Mind } from "../mind.ts";
import type { Features } from "./features.ts";
import type { NetRunner } from "./net.ts";
import { decodeNet, type NetData } from "./net-data.ts";
import { runnerOf } from "./net-runner.ts";

/** A judge that asks the net trained for the number of seats; where there is none, the mind's own evaluation. */
export function netJudge<S, A>(game: Game<S, A>, mind: Mind<S, A>): Judge<S> {
  const plain = judgeOf(game, mind);
  const { features } = mind;
  if (features === undefined) return plain;
  const bySeats = new Map<number, Judge<S>>();
  const judgeFor = (s: S): Judge<S> => {
    const seats = features.seats(s);
    let judge = bySeats.get(seats);
    if (judge === undefined) {
      const data = mind.net?.(seats);
      // A table of other components has other features: nobody has trained for it.
      const fits = data?.sizes[0] === features.count(seats) && data.sizes.at(-1) === seats;
      judge = data !== undefined && fits ? judgeOfNet(game, mind, features, runnerFor(data)) : plain;
      bySeats.set(seats, judge);
    }
    return judge;
  };
  return { values: (s) => judgeFor(s).values(s), settled: (s) => judgeFor(s).settled(s) };
}

const runners = new WeakMap<NetData, NetRunner>();

/** Weights are read once, and take up memory once, however many judges go by them. */
function runnerFor(data: NetData): NetRunner {
  let runner = runners.get(data);
  if (runner === undefined) {
    runner = runnerOf(decodeNet(data));
    runners.set(data, runner);
  }
  return runner;
}

/** A judge out of one net. It is asked only where the net was trained; elsewhere the mind evaluates. */
export function judgeOfNet<S, A>(
  game: Game<S, A>,
  mind: Mind<S, A>,
  features: Features<S>,
  { input, run }: NetRunner,
): Judge<S> {
  return {
    values(s) {
      const over = game.toAct(s).length === 0;
      if (over || !features.settled(s)) {
        const estimates = probabilities(mind.evaluate(s), mind.scale(s), mind.par ?? 0);
        return over ? finishedValues(game, s, estimates) : estimates;
      }
      input.fill(0);
      features.write(s, input);
      return inSeatOrder(run(), features.pivot(s));
    },
    settled: (s) => features.settled(s) || game.toAct(s).length === 0,
  };
}

/** The net counts seats from the pivot; everybody else from 0. */
function inSeatOrder(values: Float32Array, pivot: number): number[] {
  const seats = values.length;
  const ordered: number[] = [];
  for (let seat = 0; seat < seats; seat++) ordered.push(values[(seat - pivot + seats) % seats] as number);
  return ordered;
}
