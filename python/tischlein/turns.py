"""One game, turn by turn, in the way multi-agent learners know it."""

import numpy as np

from .games import Games


class Turns:
    """``reset``, then ``last`` and ``step`` until ``agents`` is empty; agents are ``seat_0``, ``seat_1`` and so on.

    ``last`` answers observation, reward, terminated, truncated and a dictionary with the legal actions. When the game
    has ended, every agent is asked once more and steps with None.
    """

    def __init__(self, game: str, **flags):
        self._games = Games(game, 1, **flags)
        self.possible_agents = [f"seat_{seat}" for seat in range(self._games.seats)]
        self.actions = self._games.actions
        self.fields = self._games.fields
        self.agents: list[str] = []
        self.agent_selection = ""

    def reset(self, seed: str | int = 0) -> None:
        self._games.reset(str(seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.possible_agents[self._games.now.seats[0]]

    def observe(self, agent: str) -> np.ndarray:
        return self._games.observe(0, self.possible_agents.index(agent))

    def information_state(self, agent: str) -> str:
        """All the agent has seen since the deal, as text. Needs ``recall=True``."""
        return self._games.remembered(0, self.possible_agents.index(agent))

    def last(self):
        agent = self.agent_selection
        ended = self.terminations[agent]
        legal = [] if ended else self._games.now.legal.tolist()
        observation = np.zeros(self._games.size, np.int16) if ended else self.observe(agent)
        return observation, self.rewards[agent], ended, False, {"legal": legal}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            if action is not None:
                raise ValueError("the game has ended: step with None")
            self.agents.remove(self.agent_selection)
            self.agent_selection = self.agents[0] if self.agents else ""
            return
        now = self._games.step(np.array([action]))
        if now.ended[0]:
            self.rewards = dict(zip(self.possible_agents, map(float, now.rewards[0])))
            self.terminations = dict.fromkeys(self.possible_agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[now.seats[0]]

    def close(self) -> None:
        self._games.close()
