"""Environments for learning: the games as PettingZoo, Gymnasium, OpenSpiel and batches see them."""

try:
    import numpy as _  # noqa: F401
except ImportError:
    raise ImportError("fathom.envs needs numpy: pip install 'fathom-games[envs]'") from None

from fathom.envs.batch import Batch

__all__ = ["Batch"]
