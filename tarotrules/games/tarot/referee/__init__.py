"""Somebody tells a referee what is played at a real table, line by line."""
