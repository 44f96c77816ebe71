"""Deals played by the rules: from the cards dealt to the account."""
