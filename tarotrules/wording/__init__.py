"""The mechanism that turns values into words; the words themselves are in catalogues."""
