"""Deals as they are told, whatever the game: read from data and from words, and refused."""
