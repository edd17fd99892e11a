"""City-building board games as environments for programs that learn.

`Env` is one game, played turn by turn; `VectorEnv` is many that move at once. Both talk to the `tabletown` program.
"""

from ._process import TabletownError
from .dataset import load_dataset
from .env import Env, Observation
from .vector import Frame, VectorEnv

__all__ = ["Env", "Frame", "Observation", "TabletownError", "VectorEnv", "load_dataset"]
