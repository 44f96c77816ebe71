"""French tarot."""

NAME = "tarot"
"""What files and compiled rulesets call it."""
