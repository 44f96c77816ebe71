"""A player of the club: what common sense says, by the constants of ``habits.toml``."""
