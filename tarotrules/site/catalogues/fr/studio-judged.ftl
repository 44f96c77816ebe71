studio-judged-unsaid = Dites ce que la table juge, par exemple : qui a fait le plus beau bluff.
