### Ce que l’on choisit dans de longues listes.

studio-picking-cards = Quelles cartes
studio-picking-other = Autre chose…
studio-picking-own-card = Une autre carte, à choisir …
studio-picking-there = est là
studio-picking-not-there = n’est pas là
studio-picking-compare = comparer à autre chose…
studio-picking-missing = Il manque encore : { $what }
studio-picking-no-number = Ce n’est pas un nombre possible : { $what }
studio-picking-way-none = pas d’arrondi
studio-picking-way-up = toujours vers le haut
studio-picking-way-down = toujours vers le bas
studio-picking-way-nearest = au plus proche
studio-picking-way-away = au-dessus, gain comme perte
studio-picking-way-toward = au-dessous, gain comme perte
studio-picking-such-up = 2,5 → 3 ; −2,5 → −2
studio-picking-such-down = 2,5 → 2 ; −2,5 → −3
studio-picking-such-nearest = 2,4 → 2 ; 2,5 → 3
studio-picking-such-away = 2,5 → 3 ; −2,5 → −3
studio-picking-such-toward = 2,5 → 2 ; −2,5 → −2
