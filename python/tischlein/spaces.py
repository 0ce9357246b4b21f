"""The spaces of Gymnasium, or where that is not installed as much of them as is needed here."""

import numpy as np

try:
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError:

    class Discrete:
        def __init__(self, n: int):
            self.n = n
            self._random = np.random.default_rng()

        def contains(self, x) -> bool:
            return isinstance(x, (int, np.integer)) and 0 <= x < self.n

        def sample(self, mask: np.ndarray | None = None) -> int:
            return int(self._random.choice(np.arange(self.n) if mask is None else np.flatnonzero(mask)))

    class Box:
        def __init__(self, low, high, shape, dtype):
            self.low, self.high, self.shape, self.dtype = low, high, shape, np.dtype(dtype)

        def contains(self, x) -> bool:
            return (
                isinstance(x, np.ndarray)
                and x.shape == self.shape
                and x.dtype == self.dtype
                and bool(((self.low <= x) & (x <= self.high)).all())
            )

    class Dict(dict):
        def contains(self, x) -> bool:
            return x.keys() == self.keys() and all(space.contains(x[name]) for name, space in self.items())


def observed(size: int, actions: int):
    """A row of numbers, and which actions are legal."""
    return Dict(
        {
            "observation": Box(-(2**15), 2**15 - 1, (size,), np.int16),
            "action_mask": Box(0, 1, (actions,), np.int8),
        }
    )
