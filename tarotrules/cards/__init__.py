"""Packs of cards: what a card is and counts, which no variant changes; and sets of cards as numbers."""
