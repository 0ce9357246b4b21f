"""How many steps arrive in numpy: python3 examples/speed.py uno 1024 5

The second figure counts processor time of both programs: on a busy machine it is the one to compare.
"""

import os
import sys
import time

import numpy as np

from tischlein import Games

game, count, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
rng = np.random.default_rng(1)
with Games(game, count) as games:
    now, steps, start = games.now, 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        now = games.step(now.any_legal(rng))
        steps += count
    took = time.perf_counter() - start
    size = games.size
busy = os.times()
processor = busy.user + busy.system + busy.children_user + busy.children_system
print(f"{game}: {steps / took:.0f} steps/s, {steps / processor:.0f} a second of processor time, {size} numbers each")
