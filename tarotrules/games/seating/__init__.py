"""A person at a table of bots, whatever the game: who sits there, what is asked, what is done."""
