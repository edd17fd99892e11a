"""Starts the `tabletown` program and talks to it."""

from __future__ import annotations

import contextlib
import json
import os
import shlex
import shutil
import struct
import subprocess
from typing import Any, Iterator, Mapping, Sequence


class TabletownError(Exception):
    """What was asked for cannot be done; the message says what to do instead."""


def command_line(command: str | Sequence[str] | None) -> list[str]:
    """How the program is started: as told, by the variable TABLETOWN, from the path, or by npx."""
    told = command or os.environ.get("TABLETOWN")
    if told:
        return split_command(told, windows=os.name == "nt") if isinstance(told, str) else list(told)
    # The whole path: what npm puts there on Windows is no program, and is started by its full name only.
    installed = shutil.which("tabletown")
    return [installed] if installed else [shutil.which("npx") or "npx", "tabletown"]


def split_command(line: str, windows: bool) -> list[str]:
    """The words of a command; on Windows a backslash is part of a path."""
    if not windows:
        return shlex.split(line)
    return [word.strip("\"'") for word in shlex.split(line, posix=False)]


class Process:
    """A running `tabletown env`."""

    def __init__(
        self,
        game: str,
        arguments: Sequence[str],
        players: int | None,
        options: Mapping[str, Any] | None,
        rewards: str,
        components: str | None,
        command: str | Sequence[str] | None,
    ) -> None:
        line = [*command_line(command), "env", game, "--rewards", rewards, *arguments]
        if players is not None:
            line += ["--players", str(players)]
        if options is not None:
            line += ["--options", json.dumps(options)]
        if components is not None:
            line += ["--components", components]
        try:
            self._child = subprocess.Popen(
                line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
            )
        except OSError as refused:
            raise TabletownError(
                f"Cannot start {line[0]}. Install tabletown, or set TABLETOWN to the command that starts it."
            ) from refused
        assert self._child.stdin is not None and self._child.stdout is not None
        self._input = self._child.stdin
        self._output = self._child.stdout
        self._interrupted = False

    def read_greeting(self) -> dict[str, Any]:
        """What the program says before it is asked anything; one that says something else is ended."""
        try:
            with self._whole():
                return self._read_line()
        except TabletownError:
            self.close()
            raise

    @contextlib.contextmanager
    def _whole(self) -> Iterator[None]:
        """An answer that is not waited for would be taken for that to the next question: there is none then."""
        try:
            yield
        except TabletownError:
            raise
        except BaseException:
            self._interrupted = True
            self._child.kill()
            self.close()
            raise

    def _read_line(self) -> dict[str, Any]:
        line = self._output.readline()
        if not line:
            raise self._ended()
        try:
            answer: dict[str, Any] = json.loads(line)
        except ValueError as nonsense:
            raise TabletownError(
                "What was started does not speak as tabletown does. Set TABLETOWN to the command that starts it."
            ) from nonsense
        if answer["type"] == "error":
            raise TabletownError(answer["text"])
        return answer

    def ask(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """One JSON line there, one back."""
        line = json.dumps(request).encode() + b"\n"
        with self._whole():
            self._write(line)
            return self._read_line()

    def ask_frame(self, kind: int, payload: bytes) -> bytearray:
        """One frame there, one back; an error is raised."""
        with self._whole():
            self._write(struct.pack("<IB", len(payload) + 1, kind) + payload)
            length, told = struct.unpack("<IB3x", self._read(8))
            answer = self._read(length)
        if told == 0:
            raise TabletownError(answer.decode())
        return answer

    def close(self) -> None:
        """Ends the program; it leaves when nobody talks to it any more."""
        for stream in (self._input, self._output, self._child.stderr):
            if stream is not None:
                try:
                    stream.close()
                except BrokenPipeError:
                    pass
        self._child.wait()

    def _write(self, data: bytes) -> None:
        try:
            self._input.write(data)
            self._input.flush()
        except (BrokenPipeError, ValueError) as gone:
            raise self._ended() from gone

    def _read(self, length: int) -> bytearray:
        data = bytearray(length)
        view = memoryview(data)
        got = 0
        while got < length:
            more = self._output.readinto(view[got:])  # type: ignore[attr-defined]
            if not more:
                raise self._ended()
            got += more
        return data

    def _ended(self) -> TabletownError:
        if self._interrupted:
            return TabletownError("The environment was interrupted in the middle of an answer. Make a new one.")
        if self._child.stderr is None or self._child.stderr.closed:
            return TabletownError("The environment is closed.")
        said = self._child.stderr.read().decode(errors="replace").strip()
        if "npm error" in said:
            return TabletownError(
                "npx finds no tabletown from here. Start this in the folder of the clone, or set TABLETOWN to the"
                " command that starts it, such as: npx --prefix path/to/the/clone tabletown"
            )
        return TabletownError(said or "The tabletown program has ended.")
