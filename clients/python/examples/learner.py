"""Learns Metropolia by playing against random moves: policy gradients over a few features, the standard library alone.

    python learner.py            # a minute of learning, then 1,000 games that count
    python learner.py 10 200     # 10 seconds, then 200 games
"""

import math
import random
import sys
import time

from tabletown import VectorEnv

ROWS = 64
RATE = 0.05
FEATURES = 4


class Policy:
    """Every action has a weight for each feature of the position; what weighs more is chosen more often."""

    def __init__(self, env: VectorEnv, seed: int) -> None:
        self.weights = [[0.0] * FEATURES for _ in range(env.num_actions)]
        self.dice = random.Random(seed)
        self.starts = {}
        start = 0
        for field in env.metadata["observation"]:
            self.starts[field["name"]] = (start, start + field["count"])
            start += field["count"]

    def features(self, numbers: list[float]) -> list[float]:
        """A constant, coins, establishments and landmarks of the player who looks."""
        coins, owned, built = (
            sum(numbers[slice(*self.starts[f"player0.{name}"])]) for name in ("coins", "owned", "built")
        )
        return [1.0, coins / 10, owned / 10, built / 4]

    def probabilities(self, features: list[float], legal: list[int]) -> list[float]:
        scores = [sum(w * f for w, f in zip(self.weights[action], features)) for action in legal]
        most = max(scores)
        shares = [math.exp(score - most) for score in scores]
        total = sum(shares)
        return [share / total for share in shares]

    def learn(self, decisions: list, advantage: float) -> None:
        """Leans towards what was chosen in a game that went better than usual, and away in one that went worse."""
        step = RATE * advantage / math.sqrt(len(decisions) or 1)
        for features, legal, shares, chosen in decisions:
            for action, share in zip(legal, shares):
                lean = step * ((1.0 if action == chosen else 0.0) - share)
                weights = self.weights[action]
                for i, feature in enumerate(features):
                    weights[i] += lean * feature


def play(env: VectorEnv, policy: Policy, seed: int, done, learning: bool) -> float:
    """The policy plays seat `row % 2` of every row until `done(games)`; returns its share of victories."""
    frame = env.reset(seed=seed)
    games: list[list] = [[] for _ in range(ROWS)]
    size = env.observation_size
    played, won, usual = 0, 0.0, 0.5
    while not done(played):
        actions = [-1] * ROWS
        numbers = frame.observations.tolist()
        for row in range(ROWS):
            legal = frame.legal(row) if frame.agents[row] == row % 2 else []
            if len(legal) < 2:
                continue
            seen = numbers[row] if isinstance(numbers[0], list) else numbers[row * size : (row + 1) * size]
            features = policy.features(seen)
            shares = policy.probabilities(features, legal)
            actions[row] = policy.dice.choices(legal, shares)[0]
            if learning:
                games[row].append((features, legal, shares, actions[row]))
        frame = env.step(actions)
        rewards = frame.rewards.tolist()
        for row in range(ROWS):
            if not frame.ends[row]:
                continue
            reward = rewards[row][row % 2] if isinstance(rewards[0], list) else rewards[2 * row + row % 2]
            played, won = played + 1, won + reward
            if learning:
                policy.learn(games[row], reward - usual)
                usual += 0.01 * (reward - usual)
            games[row] = []
    return won / played


def main(seconds: float, games: int) -> tuple[float, float]:
    with VectorEnv("metropolia", ROWS, players=2) as env:
        policy = Policy(env, seed=1)
        before = play(env, policy, 1, lambda played: played >= games, learning=False)
        end = time.monotonic() + seconds
        play(env, policy, 2, lambda _: time.monotonic() > end, learning=True)
        after = play(env, policy, 3, lambda played: played >= games, learning=False)
    return before, after


if __name__ == "__main__":
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    before, after = main(seconds, games)
    print(f"wins against random moves: {100 * before:.1f} % before, {100 * after:.1f} % after {seconds:g} s of learning")
