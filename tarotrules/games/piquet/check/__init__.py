"""From drafts to rulesets: how values of Piquet's own kinds are read and written, and what must agree."""
