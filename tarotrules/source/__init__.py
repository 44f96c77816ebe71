"""Text with positions, and what can be said about it: the floor of the house."""
