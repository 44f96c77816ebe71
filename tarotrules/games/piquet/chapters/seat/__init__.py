"""What somebody sees of a deal of Piquet at a table of bots, and may do there, in words."""
