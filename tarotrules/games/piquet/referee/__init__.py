"""A deal of Piquet that somebody types, line by line, in words of a language."""
