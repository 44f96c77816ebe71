"""Two or more variants laid side by side, in words."""
