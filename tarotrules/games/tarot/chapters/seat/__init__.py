"""What somebody sees of a deal at a table of bots, and may do there, in words."""
