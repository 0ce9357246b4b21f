"""Card games for learners: many at once into numpy, one turn by turn, or many by Gymnasium's conventions.

All speak with ``tischlein env`` over its standard input and output; docs/environment.md has the format.
"""

from .games import Games, Refused, Step
from .turns import Turns
from .vector import Vector

__all__ = ["Games", "Refused", "Step", "Turns", "Vector"]
