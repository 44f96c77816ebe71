"""The door of the ruleset: a draft is checked into a variant, or every problem is named."""
