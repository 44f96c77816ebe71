"""Pictures of a ruleset: what they show is the ruleset's or the play engine's, and is told in words too."""
