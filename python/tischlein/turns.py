"""One game, turn by turn: an ``AECEnv`` of PettingZoo, which need not be installed."""

import secrets

import numpy as np

from . import spaces
from .games import Games

try:
    from pettingzoo import AECEnv
except ImportError:
    AECEnv = object


class Turns(AECEnv):
    """``reset``, then ``last`` and ``step`` for each of ``agent_iter``; agents are ``seat_0``, ``seat_1`` and so on.

    An observation has the row of numbers (``observation``) and which actions are legal (``action_mask``). An illegal
    action raises ``Refused``, and the game goes on from where it was. ``max_steps`` truncates.
    """

    def __init__(self, game: str, max_steps: int | None = None, seed: int | str | None = None, render_mode=None, **flags):
        self._games = Games(game, 1, stay=True, **flags)
        self._seed = secrets.token_hex(8) if seed is None else str(seed)
        self._resets = 0
        self._max_steps = max_steps
        self.metadata = {"name": f"tischlein_{game}", "render_modes": [], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self._games.seats)]
        self.actions = self._games.actions
        self.fields = self._games.fields
        self._wait = self._games.wait
        self.observation_spaces = {
            agent: spaces.observed(self._games.size, self._wait + 1) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self._wait + 1) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.agent_selection = ""

    def observation_space(self, agent: str):
        return self.observation_spaces[agent]

    def action_space(self, agent: str):
        return self.action_spaces[agent]

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    def reset(self, seed: int | str | None = None, options: dict | None = None) -> None:
        """With a seed the games begin again from there; without, the next one is dealt."""
        if seed is not None:
            self._seed, self._resets = str(seed), 0
        self._games.reset(f"{self._seed} {self._resets}")
        self._resets += 1
        self._steps = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        mask = np.zeros(self._wait + 1, np.int8)
        if agent == self.agent_selection and not self._is_done(agent):
            mask[self._games.now.legal] = 1
        seat = self.possible_agents.index(agent)
        return {"observation": self._games.observe(0, seat), "action_mask": mask}

    def information_state(self, agent: str) -> str:
        """All the agent has seen since the deal, as text. Needs ``recall=True``."""
        return self._games.remembered(0, self.possible_agents.index(agent))

    def information_tensor(self, agent: str) -> np.ndarray:
        """The same as numbers, a row for each moment: see ``Games.remembered_rows``. Needs ``recall=True``."""
        return self._games.remembered_rows(0, self.possible_agents.index(agent))

    def last(self, observe: bool = True):
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63):
        """The agent that is asked, again and again until all are done."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self._is_done(agent):
            return self._leave(agent, action)
        now = self._games.step(np.array([-1 if action is None else action]))
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if now.ended[0]:
            self.rewards = dict(zip(self.possible_agents, map(float, now.rewards[0])))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._steps == self._max_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        for each, reward in self.rewards.items():
            self._cumulative_rewards[each] += reward
        self._select()

    def save(self) -> int:
        """The game as it is now, for search: see ``restore``."""
        return self._games.save()

    def restore(self, handle: int, seed: str = "") -> None:
        """Goes on from there as if nothing had been played since: by the same chance, or with a seed by another one."""
        now = self._games.restore(handle, seed=seed)
        self.agents = list(self.possible_agents)
        over = bool(now.ended[0])
        self.rewards = dict(zip(self.agents, map(float, now.rewards[0])))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select()

    def render(self) -> None:
        """Nothing is drawn: ``tischlein play`` has a screen."""

    def close(self) -> None:
        self._games.close()

    def _is_done(self, agent: str) -> bool:
        return self.terminations[agent] or self.truncations[agent]

    def _select(self) -> None:
        """Whoever is asked by the game; when it is over, one after the other."""
        asked = self.possible_agents[self._games.now.seats[0]]
        self.agent_selection = self.agents[0] if self._is_done(asked) else asked

    def _leave(self, agent: str, action: int | None) -> None:
        if action is not None:
            raise ValueError("the game has ended: step with None")
        for each in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del each[agent]
        self.agents.remove(agent)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.agent_selection = self.agents[0] if self.agents else ""
