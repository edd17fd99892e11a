import type { Chance, Game } from "@tabletown/kernel";
import type { Mind } from "../mind.ts";
import { learnerOf, newNet } from "./learn.ts";
import type { Net } from "./net.ts";
import { plainRunner } from "./net-runner.ts";
import { selfPlayOf, type Training } from "./self-play.ts";

export interface Trainer {
  readonly net: Net;
  /** Plays and learns `count` more games; returns how many were played in all. */
  advance(count: number): number;
}

export function trainerOf<S, A>(game: Game<S, A>, mind: Mind<S, A>, training: Training, chance: Chance): Trainer {
  const { features } = mind;
  if (features === undefined) throw new Error(`${game.id} has no features to learn from`);
  const { seats, batch } = training;
  const net = newNet([features.count(seats), ...training.hidden, seats], chance);
  const learner = learnerOf(net);
  const runner = plainRunner(net);
  let played = 0;
  return {
    net,
    advance(count) {
      const stop = Math.min(training.games, played + count);
      while (played < stop) {
        const [first, last] = training.learningRate;
        const rate = first * (last / first) ** (played / training.games);
        const share = Math.max(training.evaluationShare, 1 - played / (training.handover * training.games));
        const play = selfPlayOf(game, mind, runner, { ...training, evaluationShare: share });
        for (let n = 0; n < batch; n++, played++) {
          for (const { input, target } of play(chance)) learner.see(input, target);
        }
        learner.step(rate);
      }
      return played;
    },
  };
}
