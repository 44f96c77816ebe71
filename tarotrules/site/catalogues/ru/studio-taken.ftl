studio-taken-number = №
