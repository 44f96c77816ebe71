"""Conditions and amounts: one tree that is evaluated, read aloud, counted and compared."""
