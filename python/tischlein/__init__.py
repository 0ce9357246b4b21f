"""Card games for learners: many at once into numpy, or one, turn by turn.

Both speak with ``tischlein env`` over its standard input and output; docs/environment.md has the format.
"""

from .games import Games, Step
from .turns import Turns

__all__ = ["Games", "Step", "Turns"]
