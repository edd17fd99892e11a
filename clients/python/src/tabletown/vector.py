"""Many games at once, told in arrays."""

from __future__ import annotations

import json
import secrets
from typing import Any, Mapping, Sequence

from ._arrays import bits_in, bytes_in, floats_in, whole_numbers
from ._process import Process, TabletownError

_RESET, _STEP, _JSON, _LOOK = 1, 2, 3, 4

ANY_ACTION = -1


class Frame:
    """How all environments stand: one row for each.

    `observations` and `rewards` are matrices with numpy and long arrays without; `ends` is 1 in a row whose last move
    ended a game and 2 where it was cut off: that row already tells of the next game.
    """

    def __init__(self, data: bytearray, rows: int, size: int, players: int, actions: int) -> None:
        view = memoryview(data)
        width = (actions + 7) // 8
        floats = 4 * rows * size
        rewards = floats + 4 * rows * players
        self._rows, self._actions, self._width = rows, actions, width
        self.observations: Any = floats_in(view[:floats], rows, size)
        self.rewards: Any = floats_in(view[floats:rewards], rows, players)
        self.agents: Any = bytes_in(view[rewards : rewards + rows])
        self.ends: Any = bytes_in(view[rewards + rows : rewards + 2 * rows])
        self._bits = view[rewards + 2 * rows :]

    @property
    def masks(self) -> Any:
        """Whether each action is legal: a matrix, or lists without numpy."""
        return bits_in(self._bits, self._rows, self._actions)

    def legal(self, row: int) -> list[int]:
        """The legal actions of one row."""
        bits = int.from_bytes(self._bits[row * self._width : (row + 1) * self._width], "little")
        found = []
        while bits:
            lowest = bits & -bits
            found.append(lowest.bit_length() - 1)
            bits ^= lowest
        return found


class VectorEnv:
    """Environments in one process that move at once. Where a game ends the next one begins by itself."""

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        rewards: str = "win",
        components: str | None = None,
        command: str | Sequence[str] | None = None,
    ) -> None:
        self.num_envs = num_envs
        self._process = Process(game, ("--batch", str(num_envs)), players, options, rewards, components, command)
        try:
            self.metadata: dict[str, Any] = self.ask({"type": "describe"})
        except TabletownError:
            self._process.close()
            raise
        self.num_players: int = self.metadata["players"]
        self.num_actions: int = self.metadata["actionCount"]
        self.observation_size: int = self.metadata["observationSize"]

    def reset(self, seed: int | str | None = None) -> Frame:
        """Begins anew everywhere; row i plays with the seeds `<seed>/<i>/0`, `<seed>/<i>/1` and so on.

        The same seed gives the same luck, and without one it is new every time.
        """
        return self._frame(_RESET, (secrets.token_hex(16) if seed is None else str(seed)).encode())

    def step(self, actions: Any = None) -> Frame:
        """One action for each row, -1 for any legal one; without actions every row moves at random."""
        return self._frame(_STEP, b"\xff" * (4 * self.num_envs) if actions is None else whole_numbers(actions))

    def look(self) -> Frame:
        """How all rows stand now, after single ones were changed by `ask`."""
        return self._frame(_LOOK, b"")

    def ask(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Anything that the JSON form knows, for a single row: clone, restore, what-if, record."""
        answer: dict[str, Any] = json.loads(self._process.ask_frame(_JSON, json.dumps(request).encode()))
        if answer["type"] == "error":
            raise TabletownError(answer["text"])
        return answer

    def close(self) -> None:
        self._process.close()

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _frame(self, kind: int, payload: bytes) -> Frame:
        data = self._process.ask_frame(kind, payload)
        return Frame(data, self.num_envs, self.observation_size, self.num_players, self.num_actions)
