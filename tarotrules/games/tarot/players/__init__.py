"""Players that are programs: each decides by what a player at the table would know."""
