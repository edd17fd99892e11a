"""Metropolia by a rule of thumb, against random moves: landmarks first, then the dearest establishment."""

import random
import sys

from tabletown import Env


def preferences(env: Env) -> list[int]:
    """How much each action is worth, by what it does."""
    prices = {pile["card"]: pile["cost"] for pile in env.view("player_0")["market"]}
    return [worth(label, prices) for label in env.describe()["labels"]]


def worth(label: str, prices: dict[str, int]) -> int:
    verb, _, what = label.partition(" ")
    if verb == "build" and what in prices:
        return prices[what]
    if verb == "build" and what != "nothing":
        return 100
    return 1 if label == "roll two dice" else 0


def play(games: int) -> float:
    """The share of games that the rule of thumb wins."""
    dice = random.Random(1)
    wins = 0.0
    with Env("metropolia", players=2) as env:
        env.reset(seed=0)
        worths = preferences(env)
        for game in range(games):
            hero = f"player_{game % 2}"
            env.reset(seed=game)
            for agent in env.agent_iter():
                observation, reward, termination, truncation, _ = env.last()
                if termination or truncation:
                    wins += reward if agent == hero else 0.0
                    env.step(None)
                    continue
                legal = [action for action, may in enumerate(observation["action_mask"]) if may]
                best = max(legal, key=lambda action: worths[action])
                env.step(best if agent == hero else dice.choice(legal))
    return wins / games


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    print(f"the rule of thumb wins {100 * play(games):.1f} % of {games} games against random moves")
