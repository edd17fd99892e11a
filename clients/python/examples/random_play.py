"""Plays one game at random and says how it ended."""

import random
import sys

from tabletown import Env


def play(game: str, seed: int) -> dict[str, dict[str, int]]:
    dice = random.Random(seed)
    standing = {}
    with Env(game) as env:
        env.reset(seed=seed)
        for agent in env.agent_iter():
            observation, _, termination, truncation, info = env.last()
            if termination or truncation:
                standing[agent] = info
                env.step(None)
                continue
            mask = observation["action_mask"]
            env.step(dice.choice([action for action, legal in enumerate(mask) if legal]))
    return standing


if __name__ == "__main__":
    for agent, place in play(sys.argv[1] if len(sys.argv) > 1 else "metropolia", 7).items():
        print(f"{agent}: rank {place['rank']}, score {place['score']}")
