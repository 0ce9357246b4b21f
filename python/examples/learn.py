"""Learns MOW for two from nothing in under a minute, then plays random bots from both seats.

What it learns is small: how good each action was on average, whatever the herd looked like. It plays, counts who won,
and in the next round prefers what did well. Run it with: python3 examples/learn.py
"""

import sys

import numpy as np

from tischlein import Games

ROUNDS, STEPS, COUNT = 4, 400, 512
rng = np.random.default_rng(7)


def play(games: Games, values: np.ndarray, curious: float, steps: int):
    """Steps of all games with actions of large value; answers which actions each seat made in games it won or lost."""
    wins, made = np.zeros(games.wait + 1), np.zeros(games.wait + 1)
    history: list[list[tuple[int, int]]] = [[] for _ in range(games.count)]
    now = games.now
    for _ in range(steps):
        chosen = now.best_legal(values[now.legal] + curious * rng.random(len(now.legal)))
        for game, (seat, action) in enumerate(zip(now.seats.tolist(), chosen.tolist())):
            history[game].append((seat, action))
        now = games.step(chosen)
        for game in np.flatnonzero(now.ended):
            for seat, action in history[game]:
                wins[action] += now.rewards[game, seat]
                made[action] += 1
            history[game].clear()
    return wins, made


def share_of_wins(values: np.ndarray, seat: int, wanted: int) -> np.ndarray:
    bots = ",".join("learner" if chair == seat else "random" for chair in range(2))
    shares: list[float] = []
    with Games("mow", COUNT, seats=2, bots=bots, seed="test") as games:
        now = games.now
        while len(shares) < wanted:
            now = games.step(now.best_legal(values[now.legal]))
            shares += now.rewards[now.ended == 1, seat].tolist()
    return np.array(shares[:wanted])


with Games("mow", COUNT, seats=2, seed="train") as games:
    values = np.zeros(games.wait + 1)
    for number in range(ROUNDS):
        wins, made = play(games, values, 1.0 if number == 0 else 0.2, STEPS)
        # Five made-up games, half of them won, keep rare actions from looking perfect.
        values = (wins + 2.5) / (made + 5)

wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
shares = np.concatenate([share_of_wins(values, seat, wanted // 2) for seat in range(2)])
error = 1.96 * shares.std(ddof=1) / np.sqrt(len(shares))
print(f"wins {100 * shares.mean():.1f} % of {len(shares)} games against random ({100 * (shares.mean() - error):.1f} to {100 * (shares.mean() + error):.1f})")
