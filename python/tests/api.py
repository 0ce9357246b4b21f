"""Holds Turns and Vector to what PettingZoo and Gymnasium ask; with their own tests, where those are installed.

    python3 python/tests/api.py uno
"""

import sys

import numpy as np

from tischlein import Games, Refused, Turns, Vector

GAMES = 6


def legal(observation) -> np.ndarray:
    return np.flatnonzero(observation["action_mask"])


def same(one, other) -> bool:
    return all((one[name] == other[name]).all() for name in one)


def play(env: Turns, rng: np.random.Generator) -> dict[str, float]:
    """One game by the cycle of the convention; what each agent got in all."""
    totals = dict.fromkeys(env.agents, 0.0)
    gone: set[str] = set()
    for agent in env.agent_iter():
        assert agent == env.agent_selection and agent not in gone
        for kept in (env.rewards, env.terminations, env.truncations, env.infos):
            assert set(kept) == set(env.agents)
        observation, reward, terminated, truncated, info = env.last()
        assert env.observation_space(agent).contains(observation)
        assert env.observation_space(agent) is env.observation_space(agent)
        assert isinstance(info, dict)
        totals[agent] += reward
        if terminated or truncated:
            assert not len(legal(observation))
            gone.add(agent)
            env.step(None)
            continue
        action = int(rng.choice(legal(observation)))
        assert env.action_space(agent).contains(action)
        env.step(action)
        assert env.num_agents == len(env.agents)
    assert gone == set(env.possible_agents)
    return totals


def refuses(env: Turns) -> None:
    """An action that is not legal raises, and nothing has happened."""
    env.reset(seed=1)
    before = env.last()[0]
    for wrong in (np.flatnonzero(before["action_mask"] == 0)[0], 10**6, None):
        try:
            env.step(wrong if wrong is None else int(wrong))
            raise AssertionError("it was taken")
        except Refused as error:
            assert "is not legal" in str(error)
    assert same(env.last()[0], before)
    env.step(int(legal(before)[0]))


def deals_on(env: Turns) -> None:
    """With a seed the games begin again; without one the next is dealt."""

    def first(seed=None):
        env.reset(seed=seed)
        return b"".join(env.observe(agent)["observation"].tobytes() for agent in env.agents)

    games = [first(7), first(), first()]
    assert len(set(games)) == 3
    assert [first(7), first(), first()] == games


def comes_back(env: Turns, rng: np.random.Generator) -> None:
    """What was saved is the same moment again, with the same chance after it, as often as one likes."""
    env.reset(seed=3)
    for _ in range(4):
        env.step(int(legal(env.last()[0])[0]))
    here = env.last()[0]
    handle = env.save()
    totals = [play(env, np.random.default_rng(5))]
    for _ in range(2):
        env.restore(handle)
        assert same(env.last()[0], here)
        totals.append(play(env, np.random.default_rng(5)))
    assert totals[0] == totals[1] == totals[2]


def remembers(game: str) -> None:
    """Rows and text grow by a moment for each move, the last row is what is seen, and own actions stand in it alone."""
    env = Turns(game, recall=True)
    env.reset(seed=4)
    rng = np.random.default_rng(6)
    for _ in range(12):
        agent = env.agent_selection
        if env.last()[2]:
            break
        before = {each: env.information_tensor(each) for each in env.agents}
        action = int(rng.choice(legal(env.last()[0])))
        env.step(action)
        for each in env.agents:
            rows = env.information_tensor(each)
            assert (rows[: len(before[each])] == before[each]).all()
            assert len(rows) == len(env.information_state(each).split("\n"))
            assert (rows[-1, 2:] == env.observe(each)["observation"]).all()
            if len(rows) > len(before[each]):
                assert rows[len(before[each]), 0] == 1 + env.possible_agents.index(agent)
                assert rows[len(before[each]), 1] == (1 + action if each == agent else 0)
    env.close()


def truncates(game: str) -> None:
    env = Turns(game, max_steps=3)
    env.reset(seed=1)
    totals = play(env, np.random.default_rng(1))
    assert set(totals.values()) == {0.0}
    env.close()


def vector(game: str) -> None:
    env = Vector(game, 4, bots="learner,random")
    rng = np.random.default_rng(2)
    observations, info = env.reset(seed=1)
    again, _ = env.reset(seed=1)
    assert same(observations, again)
    ended = 0
    while ended < 3:
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in observations["action_mask"]])
        observations, rewards, terminations, truncations, info = env.step(actions)
        assert observations["observation"].shape == (4, *env.single_observation_space["observation"].shape)
        assert rewards.shape == terminations.shape == truncations.shape == (4,)
        assert ((rewards == 0) | terminations).all()
        ended += int(terminations.sum())
    env.close()


def by_their_own_tests(env: Turns) -> str:
    try:
        from pettingzoo.test import api_test
    except ImportError:
        return "without PettingZoo"
    api_test(env, num_cycles=500)
    return "with PettingZoo"


game = sys.argv[1]
env, rng = Turns(game), np.random.default_rng(0)
for _ in range(GAMES):
    env.reset()
    assert abs(sum(play(env, rng).values()) - 1) < 1e-5
refuses(env)
deals_on(env)
comes_back(env, rng)
truncates(game)
remembers(game)
vector(game)
with Games(game, 2) as games:
    assert games.now.legal.max() <= games.wait == len(games.actions)
print("holds", by_their_own_tests(env))
env.close()
