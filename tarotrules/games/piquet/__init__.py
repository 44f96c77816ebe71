"""Piquet."""

NAME = "piquet"
"""What files and compiled rulesets call it."""
