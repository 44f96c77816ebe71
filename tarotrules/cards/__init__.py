"""The tarot pack: suits, ranks and card points, which no variant changes."""
