studio-taken-number = Nr.
