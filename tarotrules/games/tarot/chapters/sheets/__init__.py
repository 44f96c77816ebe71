"""Sheets made of a variant: to look things up, to write the scores on, and what differs from its base."""
