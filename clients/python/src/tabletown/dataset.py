"""Reads what `tabletown dataset` wrote."""

from __future__ import annotations

import ast
import json
import struct
from array import array
from pathlib import Path
from typing import Any

from ._arrays import numpy
from ._process import TabletownError

_CODES = {"<f4": "f", "<i4": "i", "|u1": "B"}


def load_dataset(folder: str | Path) -> dict[str, Any]:
    """The arrays by name, and under "about" what they hold. Without numpy an array is one long array."""
    root = Path(folder)
    try:
        about = json.loads((root / "dataset.json").read_text(encoding="utf-8"))
        arrays = {name: _load(root / f"{name}.npy") for name in about["arrays"]}
    except (EOFError, OSError, LookupError, SyntaxError, TypeError, ValueError, struct.error) as unreadable:
        raise TabletownError(
            f"{root} holds no whole dataset ({unreadable}). Name the folder that `tabletown dataset` has written."
        ) from unreadable
    return {**arrays, "about": about}


def _load(path: Path) -> Any:
    if numpy is not None:
        return numpy.load(path, mmap_mode="r")
    data = path.read_bytes()
    (length,) = struct.unpack_from("<H", data, 8)
    header = ast.literal_eval(data[10 : 10 + length].decode("latin-1"))
    numbers = array(_CODES[header["descr"]])
    numbers.frombytes(data[10 + length :])
    return numbers
