"""Deals played, whatever the game: what somebody may choose from, what is written down, who plays by itself."""
