"""Batches, with numpy and without."""

import os
import subprocess
import sys
import unittest
import unittest.mock

from tabletown import TabletownError, VectorEnv

ROWS = 4


class TestVectorEnv(unittest.TestCase):
    env: VectorEnv

    @classmethod
    def setUpClass(cls) -> None:
        cls.env = VectorEnv("metropolia", ROWS, players=2)

    @classmethod
    def tearDownClass(cls) -> None:
        cls.env.close()

    def test_rows_move_at_once_and_games_follow_each_other(self) -> None:
        frame = self.env.reset(seed=1)
        steps = ended = 0
        # The first moves are ours; afterwards the program moves, which gets games to their end sooner.
        while ended < 3:
            frame = self.env.step([frame.legal(row)[-1] for row in range(ROWS)] if steps < 40 else None)
            steps += 1
            rewards = frame.rewards.tolist()
            for row in range(ROWS):
                pair = rewards[row] if isinstance(rewards[0], list) else rewards[2 * row : 2 * row + 2]
                self.assertEqual(sum(pair), 1.0 if frame.ends[row] else 0.0)
                ended += frame.ends[row]

    def test_masks_and_legal_say_the_same(self) -> None:
        frame = self.env.reset(seed=2)
        for _ in range(10):
            for row in range(ROWS):
                self.assertEqual([i for i, may in enumerate(frame.masks[row]) if may], frame.legal(row))
            frame = self.env.step()

    def test_the_same_seed_gives_the_same_numbers(self) -> None:
        first = [self.env.reset(seed=5).observations.tolist()] + [self.env.step().observations.tolist() for _ in range(20)]
        again = [self.env.reset(seed=5).observations.tolist()] + [self.env.step().observations.tolist() for _ in range(20)]
        self.assertEqual(first, again)

    def test_single_rows_can_be_cloned(self) -> None:
        self.env.reset(seed=6)
        self.env.step()
        self.env.ask({"type": "clone", "env": 0, "to": 3})
        frame = self.env.look()
        self.assertEqual(frame.legal(0), frame.legal(3))

    def test_an_answer_that_was_not_waited_for_is_not_taken_for_the_next_one(self) -> None:
        def interrupt(*_: object) -> None:
            raise KeyboardInterrupt

        with VectorEnv("metropolia", 2) as envs:
            envs.reset(seed=3)
            with unittest.mock.patch.object(envs._process, "_read", interrupt):
                with self.assertRaises(KeyboardInterrupt):
                    envs.step()
            with self.assertRaisesRegex(TabletownError, "was interrupted in the middle of an answer. Make a new one."):
                envs.look()

    def test_an_illegal_action_is_said_and_nothing_moves(self) -> None:
        before = self.env.reset(seed=7).observations.tolist()
        with self.assertRaisesRegex(TabletownError, "The action 1 is not legal in environment 2. No environment has moved."):
            self.env.step([0, 0, 1, 0])
        with self.assertRaisesRegex(TabletownError, "4 numbers of 4 bytes"):
            self.env.step([0])
        self.assertEqual(self.env.look().observations.tolist(), before)

    def test_what_is_no_action_is_refused_and_not_rounded(self) -> None:
        before = self.env.reset(seed=8).observations.tolist()
        for actions in ([0.9, 0, 0, 0], [float("nan")] * ROWS, [2**33] * ROWS, ["0"] * ROWS, [None] * ROWS, 0.5):
            with self.assertRaisesRegex(TabletownError, "Actions must be whole numbers of 32 bits, one for each"):
                self.env.step(actions)
        self.assertEqual(self.env.look().observations.tolist(), before)

    def test_without_a_seed_luck_is_new_every_time(self) -> None:
        seeds = set()
        for _ in range(3):
            self.env.reset()
            seeds.add(self.env.ask({"type": "snapshot"})["snapshot"]["seed"])
        self.assertEqual(len(seeds), 3)


class TestWithoutNumpy(unittest.TestCase):
    @unittest.skipIf(os.environ.get("TABLETOWN_WITHOUT_NUMPY"), "this is the run without numpy")
    def test_the_same_tests_pass_without_numpy(self) -> None:
        hide = "import sys; sys.modules['numpy'] = None; import unittest; unittest.main('test_vector', argv=['x', 'TestVectorEnv'])"
        # As whole paths: who runs the tests may have said where the package is relative to where they stand.
        path = os.pathsep.join(os.path.abspath(each) for each in [os.path.dirname(__file__), *sys.path])
        run = subprocess.run(
            [sys.executable, "-c", hide],
            env={**os.environ, "PYTHONPATH": path, "TABLETOWN_WITHOUT_NUMPY": "1"},
            capture_output=True,
            text=True,
        )
        self.assertEqual(run.returncode, 0, run.stderr)


if __name__ == "__main__":
    unittest.main()
