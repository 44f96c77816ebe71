"""What rulesets of every family are put together of: what formulas speak of, and classes of cards."""
