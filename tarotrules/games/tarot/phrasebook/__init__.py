"""The phrasebook: records as a table agrees on them, each of which is told as a whole."""
