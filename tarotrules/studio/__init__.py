"""The page on which rules are written: what it asks, and what it is sent."""
