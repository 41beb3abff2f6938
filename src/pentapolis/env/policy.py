"""A small policy that points at one of its options: one hidden layer, in numpy.

What a seat sees makes a question (a vector as wide as the features of an option); the option that answers it best is
the likeliest. The same layer guesses how the game will end.
"""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.lib.npyio import NpzFile
from numpy.typing import NDArray

from ..kernel.action import Action
from ..kernel.options import Options
from .play import Form, form
from .slots import Slots

Floats = NDArray[np.float32]
Numbers = NDArray[np.int64]
HIDDEN = 64
MOST = 5.0
"""Inputs are cut off here, once they are brought to scale."""
MEANING = 2
"""Raised when the numbers of a row come to mean something else."""


class OtherGame(ValueError):
    """Weights that were learnt for another game, number of seats or version of the rules."""


class Batch:
    """Choices to be looked at together: what was seen, the features of all options one below the other, how many each
    choice had."""

    def __init__(self, seen: NDArray[np.int16], rows: Floats, counts: Numbers) -> None:
        self.seen = seen
        self.rows = rows
        self.counts = counts
        self.starts: Numbers = np.cumsum(counts) - counts
        self.owner: Numbers = np.repeat(np.arange(len(counts)), counts)
        """Which choice a row belongs to."""


class Answer:
    """What a policy makes of a batch."""

    def __init__(self, inputs: Floats, hidden: Floats, logs: Floats, values: Floats) -> None:
        self.inputs = inputs
        self.hidden = hidden
        self.logs = logs
        """The logarithm of each option's probability."""
        self.values = values
        """The reward to be expected."""


class Policy:
    """Weights, and what they make of choices."""

    def __init__(self, form: Form, seed: int = 0, hidden: int = HIDDEN) -> None:
        if form.features is None:
            raise ValueError("this policy points at options: give it the options encoding")
        self.form = form
        size, width = form.observer.size, form.features.width
        luck = np.random.default_rng(seed % 2**64)  # which knows no seed below zero
        self.mean: Floats = np.zeros(size, np.float32)
        self.scale: Floats = np.full(size, 0.3, np.float32)
        self.weights: dict[str, Floats] = {
            "layer": (luck.standard_normal((size, hidden)) / np.sqrt(size)).astype(np.float32),
            "bias": np.zeros(hidden, np.float32),
            "question": np.zeros((hidden, width), np.float32),
            "habit": np.zeros(width, np.float32),
            "value": np.zeros(hidden, np.float32),
            "average": np.zeros(1, np.float32),
        }

    def bring_to_scale(self, seen: NDArray[np.int16]) -> None:
        """Take the mean and the spread of inputs from what was seen."""
        raw = _logarithmic(seen)
        self.mean = raw.mean(axis=0)
        self.scale = (1 / (raw.std(axis=0) + 0.3)).astype(np.float32)

    def answer(self, batch: Batch) -> Answer:
        """How likely each option is, and what is expected."""
        weights = self.weights
        inputs = np.clip((_logarithmic(batch.seen) - self.mean) * self.scale, -MOST, MOST)
        hidden = np.tanh(inputs @ weights["layer"] + weights["bias"])
        question = hidden @ weights["question"] + weights["habit"]
        scores = np.einsum("ij,ij->i", batch.rows, question[batch.owner])
        scores -= np.maximum.reduceat(scores, batch.starts)[batch.owner]
        sums = np.add.reduceat(np.exp(scores), batch.starts)
        values = hidden @ weights["value"] + weights["average"]
        return Answer(inputs, hidden, scores - np.log(sums)[batch.owner], values)

    def gradient(self, batch: Batch, answer: Answer, by_score: Floats, by_value: Floats) -> dict[str, Floats]:
        """How the weights should change, given how each option's score and each expectation should."""
        question = np.add.reduceat(batch.rows * by_score[:, None], batch.starts, axis=0)
        back = question @ self.weights["question"].T + by_value[:, None] * self.weights["value"]
        back *= 1 - answer.hidden**2
        return {
            "layer": answer.inputs.T @ back,
            "bias": back.sum(axis=0),
            "question": answer.hidden.T @ question,
            "habit": question.sum(axis=0),
            "value": answer.hidden.T @ by_value,
            "average": by_value.sum(keepdims=True),
        }

    def choose(self, observation: Any, seat: int, options: Options) -> Action:
        """The likeliest option: a policy plays a seat as any bot does."""
        features = self.form.features
        assert features is not None
        observer, slots = self.form.observer, Slots(self.form.words, self.form.slots, options)
        seen, rows = observer.row(), self.form.rows()
        observer.write(observation, seat, seen)
        while True:
            observer.write_prefix(slots.prefix, seen)
            slots.write(features, rows)
            count = len(slots)
            logs = self.answer(Batch(seen[None], rows[:count], np.array([count]))).logs
            found = slots.choose(int(logs.argmax()))
            if isinstance(found, Action):
                return found
            slots = found

    def save(self, file: Path) -> None:
        """Write the weights, with what they were learnt for."""
        arrays: dict[str, Any] = _about(self.form) | self._arrays()
        with file.open("wb") as out:
            np.savez_compressed(out, **arrays)

    @classmethod
    def load(cls, file: Path) -> Policy:
        """Read weights; `OtherGame` if there is no such game or it has changed since, `ValueError` or `OSError` if it
        is no such file."""
        held = _held(file)
        if not {"game", "seats", "slots", "bias"} <= set(held):
            raise ValueError(f"{file.name} holds no policy")
        try:
            shape = form(str(held["game"]), int(held["seats"]), "options", int(held["slots"]))
        except (LookupError, ValueError, TypeError):
            raise OtherGame(f"{file.name} was learnt for a table that there is not") from None
        if any(str(held.get(key)) != str(value) for key, value in _about(shape).items()):
            raise OtherGame(f"{file.name} was learnt for another version of {shape.title.id}")
        made = cls(shape, hidden=held["bias"].size)
        if any(_kind(held.get(name)) != _kind(array) for name, array in made._arrays().items()):
            raise ValueError(f"{file.name} holds weights of another shape")
        made.mean, made.scale = held["mean"], held["scale"]
        made.weights = {name: held[name] for name in made.weights}
        return made

    def _arrays(self) -> dict[str, Floats]:
        """All that is learnt."""
        return self.weights | {"mean": self.mean, "scale": self.scale}


def _held(file: Path) -> dict[str, NDArray[Any]]:
    """The arrays of a file by name; nothing if it holds a single one."""
    try:
        with file.open("rb") as source:
            loaded = np.load(source, allow_pickle=False)
            return dict(loaded) if isinstance(loaded, NpzFile) else {}
    except (BadZipFile, EOFError, zlib.error) as error:
        raise ValueError(f"{file.name} is damaged: {error}") from None


def _kind(array: NDArray[Any] | None) -> tuple[Any, ...]:
    return () if array is None else (array.shape, array.dtype)


def _about(form: Form) -> dict[str, Any]:
    assert form.features is not None
    return {
        "game": form.title.id,
        "version": form.title.version,
        "meaning": MEANING,
        "seats": form.seats,
        "slots": form.slots,
        "tokens": " ".join(form.words.names),
        "blocks": " ".join(f"{block.name}:{block.offset}" for block in form.observer.blocks),
    }


def _logarithmic(seen: NDArray[np.int16]) -> Floats:
    """Numbers of all sizes brought closer together."""
    large = seen.astype(np.float32)
    found: Floats = np.sign(large) * np.log1p(np.abs(large))
    return found
