studio-taken-number = No.
