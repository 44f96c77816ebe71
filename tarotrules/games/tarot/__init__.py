"""French tarot."""
