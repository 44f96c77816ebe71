"""A deal that somebody types, line by line, in words of a language: what is alike whatever the game."""
