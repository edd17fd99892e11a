"""Numbers as numpy arrays where numpy is present, and as arrays of the standard library elsewhere."""

from __future__ import annotations

import sys
from array import array
from typing import Any, Sequence

from ._process import TabletownError

try:
    import numpy
except ImportError:  # pragma: no cover - depends on what is installed
    numpy = None  # type: ignore[assignment]


def floats_of(numbers: Sequence[float]) -> Any:
    return array("f", numbers) if numpy is None else numpy.asarray(numbers, dtype=numpy.float32)


def mask_of(size: int, legal: Sequence[int]) -> Any:
    """1 for every legal action."""
    if numpy is None:
        mask = array("b", bytes(size))
        for index in legal:
            mask[index] = 1
        return mask
    bits = numpy.zeros(size, dtype=numpy.int8)
    bits[list(legal)] = 1
    return bits


def whole_numbers(numbers: Any) -> bytes:
    """Little-endian whole numbers of four bytes; what is none is refused, and neither rounded nor cut."""
    try:
        if numpy is None:
            told = array("i", numbers)
            if sys.byteorder == "big":
                told.byteswap()
            return told.tobytes()
        given = numpy.asarray(numbers)
        limits = numpy.iinfo(numpy.int32)
        if given.size > 0 and (given.dtype.kind not in "biu" or given.min() < limits.min or given.max() > limits.max):
            raise TypeError
        return given.astype("<i4").tobytes()
    except (TypeError, ValueError, OverflowError) as unusable:
        raise TabletownError(
            "Actions must be whole numbers of 32 bits, one for each environment: an index, or -1 for any legal one."
        ) from unusable


def floats_in(data: memoryview, rows: int, columns: int) -> Any:
    """Little-endian numbers of four bytes: a matrix, or one long array without numpy."""
    if numpy is not None:
        return numpy.frombuffer(data, dtype="<f4").reshape(rows, columns)
    numbers = array("f")
    numbers.frombytes(data)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def bytes_in(data: memoryview) -> Any:
    return bytes(data) if numpy is None else numpy.frombuffer(data, dtype=numpy.uint8)


def bits_in(data: memoryview, rows: int, columns: int) -> Any:
    """A matrix of truths, one row after another; lists without numpy."""
    width = (columns + 7) // 8
    if numpy is not None:
        packed = numpy.frombuffer(data, dtype=numpy.uint8).reshape(rows, width)
        return numpy.unpackbits(packed, axis=1, count=columns, bitorder="little").astype(bool)
    return [[bool(data[row * width + i // 8] >> (i % 8) & 1) for i in range(columns)] for row in range(rows)]
