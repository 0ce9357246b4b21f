#!/usr/bin/env python3
"""A bot in another language: one JSON line in per question, one JSON line out per answer.

    tischlein arena --game mow --bots "exec:python3 bots/examples/first.py,random" --seats 2

The question is {"view": ..., "legal": [...], "mayWait": ..., "budget": ..., "lot": ...}; the answer is one of
the legal moves, or null where the bot may wait. `lot` is a fresh random number: a bot that draws its chance from
it plays the same game again for the same seed. `start` and `history` say what the seat has seen so far. A line with
a `result` tells how a game ended and wants no answer.
"""
import json
import random
import sys

for line in sys.stdin:
    ask = json.loads(line)
    if "result" in ask:
        continue
    chance = random.Random(ask["lot"])
    moves = [move for move in ask["legal"] if move != "take"] or ask["legal"]
    print(json.dumps(chance.choice(moves)), flush=True)
