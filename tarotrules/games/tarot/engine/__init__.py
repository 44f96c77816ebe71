"""The ruleset at work: pure functions over what happened at the table."""
