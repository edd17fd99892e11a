"""One game at a time, played turn by turn."""

from __future__ import annotations

import contextlib
import operator
import secrets
import weakref
from typing import Any, Iterator, Mapping, Sequence, TypedDict

from ._arrays import floats_of, mask_of
from ._process import Process, TabletownError


class Observation(TypedDict):
    """What an agent knows, and what it may do."""

    observation: Any
    action_mask: Any


class _Slots:
    """What environments in one process are called: of those that nobody holds any more, others take the number."""

    def __init__(self) -> None:
        self._known = 0
        self._free: list[int] = []

    def take(self, holder: object) -> int:
        if self._free:
            slot = self._free.pop()
        else:
            slot, self._known = self._known, self._known + 1
        weakref.finalize(holder, self._free.append, slot)
        return slot


class Env:
    """A game for several agents who act one after another.

    Agents are called `player_0`, `player_1` and so on. An action is an index, a text in the game's notation, or None
    for an agent whose game is over:

        env = Env("metropolia", players=2)
        env.reset(seed=7)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            env.step(None if termination or truncation else choose(observation))
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        rewards: str = "win",
        components: str | None = None,
        command: str | Sequence[str] | None = None,
    ) -> None:
        self._process = Process(game, (), players, options, rewards, components, command)
        self._is_clone = False
        self._slots = _Slots()
        self._slot = self._slots.take(self)
        hello = self._process.read_greeting()
        self.metadata: dict[str, Any] = hello
        self.possible_agents: list[str] = [f"player_{seat}" for seat in range(hello["players"])]
        self.num_actions: int = hello["actionCount"]
        self.observation_size: int = hello["observationSize"]
        self._clear()

    def _clear(self) -> None:
        self.agents: list[str] = []
        self.agent_selection: str = ""
        self.rewards: dict[str, float] = {}
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        self.infos: dict[str, dict[str, Any]] = {}
        self._gathered: dict[str, float] = {}
        self._position: dict[str, Any] = {}

    def reset(self, seed: int | str | None = None) -> None:
        """Begins a new game; the same seed gives the same luck, and without one it is new every time."""
        self._begin(self._ask("reset", seed=secrets.token_hex(16) if seed is None else str(seed)))

    def step(self, action: int | str | None) -> None:
        """Acts for `agent_selection`."""
        if not self.agents:
            raise TabletownError("There is nobody to act. Call reset first.")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise TabletownError(f"The game is over for {agent}: step with None.")
            self._leave(agent)
            return
        position = self._ask("step", action=self._told(action))
        self._gathered[agent] = 0.0
        self._show(position)
        for name, reward in self.rewards.items():
            self._gathered[name] += reward

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What `agent_selection` sees, its reward since it last acted, and whether its game is over."""
        agent = self.agent_selection
        if not agent:
            raise TabletownError("There is no game yet. Call reset first.")
        return (
            self.observe(agent) if observe else None,
            self._gathered[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def observe(self, agent: str) -> Observation:
        """What an agent sees; its mask is empty unless it is to act."""
        position = self._position
        if agent == self.agent_selection and not position["over"]:
            numbers, legal = position["observation"], position["legal"]
        else:
            numbers = self._ask("observe", seat=self._seat(agent))["observation"]
            legal = []
        return {"observation": floats_of(numbers), "action_mask": mask_of(self.num_actions, legal)}

    def view(self, agent: str) -> Any:
        """What an agent sees, as data (`tabletown schema` describes it)."""
        return self._ask("observe", seat=self._seat(agent))["view"]

    def action_mask(self, agent: str) -> Any:
        """1 for every action the agent may take now."""
        return self.observe(agent)["action_mask"]

    def legal_actions(self) -> dict[int, str]:
        """What `agent_selection` may do: indices, and the same in the game's notation."""
        told = self._ask("legal")
        return dict(zip(told["legal"], told["notation"]))

    def agent_iter(self, max_iter: int = 1 << 62) -> Iterator[str]:
        """Who is to act, until the game is over for everybody."""
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def what_if(
        self,
        action: int | str,
        worlds: int = 16,
        milliseconds: int = 1000,
        playouts: bool = False,
        seed: int | str = 0,
    ) -> dict[str, Any]:
        """What an action would bring in worlds that look the same to who is to act; nothing hidden is used."""
        return self._ask(
            "what-if",
            action=self._told(action),
            worlds=worlds,
            milliseconds=milliseconds,
            playouts=playouts,
            seed=str(seed),
        )

    def clone(self) -> Env:
        """Another environment in the same process, where this one stands; it costs nothing once nobody holds it."""
        other: Env = object.__new__(Env)
        other.__dict__.update(self.__dict__)
        other._is_clone = True
        other._slot = self._slots.take(other)
        self._ask("clone", to=other._slot)
        for name in ("agents", "rewards", "terminations", "truncations", "infos", "_gathered", "_position"):
            setattr(other, name, getattr(self, name).copy())
        return other

    def snapshot(self) -> dict[str, Any]:
        """How the game came to stand as it does; `restore` takes it, in this process or another."""
        snapshot: dict[str, Any] = self._ask("snapshot")["snapshot"]
        return snapshot

    def restore(self, snapshot: Mapping[str, Any]) -> None:
        self._begin(self._ask("restore", snapshot=snapshot))

    def record(self) -> dict[str, Any]:
        """The game so far as a record: `tabletown replay` and `tabletown verify` read it."""
        record: dict[str, Any] = self._ask("record")["record"]
        return record

    def describe(self) -> dict[str, Any]:
        """What every number and every action means."""
        return self._ask("describe")

    def close(self) -> None:
        """Ends the program, and with it every clone; a clone is only forgotten."""
        if not self._is_clone:
            self._process.close()
            return
        with contextlib.suppress(TabletownError):
            self._ask("close")

    def __enter__(self) -> Env:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        return self._process.ask({"type": kind, "env": self._slot, **fields})

    def _told(self, action: int | str | None) -> int | str:
        try:
            return action if isinstance(action, str) else operator.index(action)  # type: ignore[arg-type]
        except TypeError as unusable:
            raise TabletownError(
                f"{self.agent_selection} must act: an index or a move in the game's notation."
            ) from unusable

    def _seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise TabletownError(f"There is no agent {agent}: they are {', '.join(self.possible_agents)}.")
        return self.possible_agents.index(agent)

    def _begin(self, position: dict[str, Any]) -> None:
        self.agents = list(self.possible_agents)
        self._gathered = {agent: 0.0 for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self._show(position)

    def _show(self, position: dict[str, Any]) -> None:
        self._position = position
        self.rewards = {agent: float(reward) for agent, reward in zip(self.possible_agents, position["rewards"])}
        over, cut = position["over"], position["cutOff"]
        self.terminations = {agent: over and not cut for agent in self.agents}
        self.truncations = {agent: cut for agent in self.agents}
        if not over:
            self.agent_selection = self.possible_agents[position["agent"]]
            return
        for place in position["standing"]:
            self.infos[self.possible_agents[place["seat"]]] = {"rank": place["rank"], "score": place["score"]}
        self.agent_selection = self.agents[0]

    def _leave(self, agent: str) -> None:
        self.agents.remove(agent)
        self.rewards = {name: 0.0 for name in self.agents}
        self.agent_selection = self.agents[0] if self.agents else agent
