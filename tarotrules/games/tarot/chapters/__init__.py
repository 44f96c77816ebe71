"""The ruleset told: every chapter in sentences, every number in its place."""
