"""What is told of any ruleset: rules with their numbers, in sentences, by chapters; a family says what and how."""
