"""Many games at once by Gymnasium's conventions for vector environments: one seat learns, bots have the others."""

import secrets

import numpy as np

from . import spaces
from .games import Games


class Vector:
    """``bots`` names who sits where, with one ``learner``: ``Vector("uno", 64, bots="learner,medium")``.

    A game that ends is dealt anew in the same step. The chance to win is the reward: 1 for the winner.
    """

    def __init__(self, game: str, num_envs: int, bots: str, **flags):
        seats = [who.strip() for who in bots.split(",")]
        if seats.count("learner") != 1:
            raise ValueError(f"bots: one learner is wanted among the seats, not {bots!r}")
        self._games = Games(game, num_envs, bots=bots, seats=len(seats), **flags)
        self._seat = seats.index("learner")
        self._seed, self._resets = secrets.token_hex(8), 0
        self.num_envs = num_envs
        self.actions, self.fields = self._games.actions, self._games.fields
        self.single_observation_space = spaces.observed(self._games.size, self._games.wait + 1)
        self.single_action_space = spaces.Discrete(self._games.wait + 1)
        self.metadata = {"autoreset_mode": "SameStep"}

    def reset(self, seed: int | str | None = None, options: dict | None = None):
        if seed is not None:
            self._seed, self._resets = str(seed), 0
        self._games.reset(f"{self._seed} {self._resets}")
        self._resets += 1
        return self._observed(), {}

    def step(self, actions: np.ndarray):
        now = self._games.step(actions)
        rewards = now.rewards[:, self._seat].copy()
        return self._observed(), rewards, now.ended.astype(bool), np.zeros(self.num_envs, bool), {}

    def _observed(self) -> dict[str, np.ndarray]:
        now = self._games.now
        mask = np.zeros((self.num_envs, self._games.wait + 1), np.int8)
        mask[np.repeat(np.arange(self.num_envs), now.counts), now.legal] = 1
        return {"observation": now.observations.copy(), "action_mask": mask}

    def close(self) -> None:
        self._games.close()
