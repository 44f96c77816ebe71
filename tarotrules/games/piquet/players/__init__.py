"""Programs that play Piquet: by chance, and as at the club."""
