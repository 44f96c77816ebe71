"""Several sets of rules side by side: where they part, and what would show it at the table. No words are needed."""
