"""Families of games."""
