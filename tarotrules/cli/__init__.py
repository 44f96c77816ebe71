"""The command line: what can be typed, how it is read, and how it is answered."""
