"""Plays with the real program; TABLETOWN says how to start it."""

import random
import sys
import tempfile
import unittest
import unittest.mock

from tabletown import Env, TabletownError
from tabletown._process import split_command


def legal(mask) -> list[int]:
    return [action for action, may in enumerate(mask) if may]


class TestCommand(unittest.TestCase):
    def test_a_command_is_split_as_each_system_writes_paths(self) -> None:
        self.assertEqual(split_command("node 'my folder/bin.mjs'", windows=False), ["node", "my folder/bin.mjs"])
        self.assertEqual(
            split_command(r'"C:\Program Files\nodejs\node.exe" C:\games\bin.mjs', windows=True),
            [r"C:\Program Files\nodejs\node.exe", r"C:\games\bin.mjs"],
        )


class TestEnv(unittest.TestCase):
    env: Env

    @classmethod
    def setUpClass(cls) -> None:
        cls.env = Env("metropolia", players=3)

    @classmethod
    def tearDownClass(cls) -> None:
        cls.env.close()

    def test_a_game_is_played_turn_by_turn_to_the_end(self) -> None:
        env, dice = self.env, random.Random(1)
        env.reset(seed=7)
        self.assertEqual(env.agents, ["player_0", "player_1", "player_2"])
        rewards = {}
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            if termination or truncation:
                rewards[agent] = reward
                self.assertIn(info["rank"], (1, 2, 3))
                env.step(None)
                continue
            self.assertEqual(len(observation["observation"]), env.observation_size)
            self.assertEqual(len(observation["action_mask"]), env.num_actions)
            self.assertEqual(agent, env.agent_selection)
            env.step(dice.choice(legal(observation["action_mask"])))
        self.assertEqual(sorted(rewards.values()), [0.0, 0.0, 1.0])
        self.assertEqual(env.agents, [])
        with self.assertRaisesRegex(TabletownError, "Call reset first"):
            env.step(0)

    def test_before_the_first_reset_there_is_a_sentence(self) -> None:
        with Env("metropolia") as env, self.assertRaisesRegex(TabletownError, "Call reset first"):
            env.last()

    def test_without_a_seed_luck_is_new_every_time(self) -> None:
        seeds = set()
        for _ in range(3):
            self.env.reset()
            seeds.add(self.env.snapshot()["seed"])
        self.assertEqual(len(seeds), 3)

    def test_what_is_no_action_is_refused_and_not_rounded(self) -> None:
        self.env.reset(seed=1)
        for action in (0.5, float("nan"), [0], None):
            with self.assertRaisesRegex(TabletownError, "must act: an index or a move"):
                self.env.step(action)

    def test_a_program_that_is_another_is_told(self) -> None:
        with self.assertRaisesRegex(TabletownError, "does not speak as tabletown does"):
            Env("metropolia", command=[sys.executable, "-c", "print('hello')"])
        with self.assertRaisesRegex(TabletownError, "Cannot start"):
            Env("metropolia", command=[tempfile.gettempdir()])

    def test_the_same_seed_and_actions_give_the_same_game(self) -> None:
        seen = []
        for _ in range(2):
            self.env.reset(seed="again")
            numbers = []
            for _ in range(30):
                observation, *_ = self.env.last()
                numbers.append(list(observation["observation"]))
                self.env.step(legal(observation["action_mask"])[-1])
            seen.append(numbers)
        self.assertEqual(seen[0], seen[1])

    def test_others_are_observed_too_but_may_not_act(self) -> None:
        self.env.reset(seed=1)
        observation = self.env.observe("player_2")
        self.assertEqual(sum(observation["action_mask"]), 0)
        self.assertGreater(sum(self.env.action_mask("player_0")), 0)
        self.assertEqual(len(self.env.view("player_1")["players"]), 3)
        with self.assertRaisesRegex(TabletownError, "There is no agent dealer"):
            self.env.observe("dealer")

    def test_moves_can_be_named(self) -> None:
        self.env.reset(seed=1)
        self.assertEqual(self.env.legal_actions(), {0: "roll one die"})
        self.env.step("roll one die")
        self.assertIn("build nothing", self.env.legal_actions().values())

    def test_clones_and_snapshots_go_on_alone(self) -> None:
        env = self.env
        env.reset(seed=3)
        env.step(0)
        clone = env.clone()
        snapshot = env.snapshot()
        env.step("build nothing")
        self.assertEqual(clone.agent_selection, "player_0")
        self.assertEqual(env.agent_selection, "player_1")
        clone.step("build nothing")
        self.assertEqual(list(clone.last()[0]["observation"]), list(env.last()[0]["observation"]))
        env.restore(snapshot)
        self.assertEqual(env.agent_selection, "player_0")

    def test_clones_that_nobody_holds_make_room_for_others(self) -> None:
        self.env.reset(seed=3)
        slots = {self.env.clone()._slot for _ in range(20)}
        self.assertEqual(len(slots), 1)

    def test_a_clone_is_closed_alone(self) -> None:
        self.env.reset(seed=3)
        with self.env.clone() as trial:
            trial.step(0)
        with self.assertRaisesRegex(TabletownError, "Reset it first"):
            trial.legal_actions()
        self.assertEqual(self.env.legal_actions(), {0: "roll one die"})
        with Env("metropolia") as env:
            env.reset(seed=3)
            clone = env.clone()
        clone.close()

    def test_an_answer_that_was_not_waited_for_is_not_taken_for_the_next_one(self) -> None:
        def interrupt(*_: object) -> None:
            raise KeyboardInterrupt

        with Env("metropolia") as env:
            env.reset(seed=3)
            with unittest.mock.patch.object(env._process, "_read_line", interrupt):
                with self.assertRaises(KeyboardInterrupt):
                    env.what_if(0, worlds=2)
            with self.assertRaisesRegex(TabletownError, "was interrupted in the middle of an answer. Make a new one."):
                env.legal_actions()

    def test_what_if_stays_within_its_budget(self) -> None:
        self.env.reset(seed=3)
        told = self.env.what_if(0, worlds=5, playouts=True)
        self.assertEqual(told["worlds"], 5)
        with self.assertRaisesRegex(TabletownError, "must act: an index or a move"):
            self.env.what_if(0.5)
        self.assertAlmostEqual(sum(told["wins"]), 1.0)

    def test_what_is_wrong_is_said_and_the_game_goes_on(self) -> None:
        self.env.reset(seed=3)
        for action in (1, 999, "fly"):
            with self.assertRaisesRegex(TabletownError, "is not legal here. Legal are: 0."):
                self.env.step(action)
        with self.assertRaisesRegex(TabletownError, "must act"):
            self.env.step(None)
        self.env.step(0)

    def test_a_game_that_is_not_there_is_refused(self) -> None:
        with self.assertRaisesRegex(TabletownError, 'There is no game "chess". Choose one of: metropolia'):
            Env("chess")
        with self.assertRaisesRegex(TabletownError, "Cannot start nothing-of-that-name"):
            Env("metropolia", command=["nothing-of-that-name"])
        with self.assertRaisesRegex(TabletownError, "Cannot start nothing-of-that-name"):
            Env("metropolia", command="nothing-of-that-name --verbose")
        with self.assertRaisesRegex(TabletownError, "set TABLETOWN to the command that starts it"):
            complaint = "import sys; sys.exit('npm error code E404')"
            Env("metropolia", command=[sys.executable, "-c", complaint])


if __name__ == "__main__":
    unittest.main()
