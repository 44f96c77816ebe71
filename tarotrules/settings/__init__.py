"""What a setting is: the record it stands in, its kind, its unit, when it exists."""
