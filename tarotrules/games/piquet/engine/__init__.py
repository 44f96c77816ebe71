"""Hands compared, deals and parties settled by a ruleset; no word of what a variant calls its entries is in it."""
