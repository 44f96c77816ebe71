"""A player of the club: bids by the scale of the rules, and plays by common sense.

What is counted on is in ``habits.toml``. Nothing is drawn: in the same situation it always does the same.
"""
