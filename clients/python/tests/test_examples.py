"""The examples do what they say."""

import os
import sys
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "examples"))

import heuristic  # noqa: E402
import learner  # noqa: E402
import random_play  # noqa: E402
from tabletown import VectorEnv  # noqa: E402


class TestExamples(unittest.TestCase):
    def test_random_play_comes_to_an_end(self) -> None:
        standing = random_play.play("budowa-miasta", seed=1)
        self.assertEqual({place["rank"] for place in standing.values()}, {1, 2})

    def test_the_rule_of_thumb_prefers_landmarks(self) -> None:
        prices = {"mine": 6}
        worths = [heuristic.worth(label, prices) for label in ("build mine", "build harbor", "build nothing")]
        self.assertEqual(worths, [6, 100, 0])
        self.assertGreaterEqual(heuristic.play(2), 0.0)

    def test_the_learner_learns_and_plays(self) -> None:
        self.assertGreaterEqual(self.learned(10, 10), 0.0)

    @unittest.skipUnless("LONG_TESTS" in os.environ, "takes long: set LONG_TESTS")
    def test_the_learner_wins_most_games_after_three_hundred(self) -> None:
        self.assertGreater(self.learned(300, 100), 0.7)

    def learned(self, lessons: int, games: int) -> float:
        """How many games it wins of some, having learned from others."""
        with VectorEnv("metropolia", learner.ROWS, players=2) as env:
            policy = learner.Policy(env, seed=1)
            learner.play(env, policy, 2, lambda played: played >= lessons, learning=True)
            return learner.play(env, policy, 3, lambda played: played >= games, learning=False)


if __name__ == "__main__":
    unittest.main()
