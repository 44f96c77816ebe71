### Ce que l’on choisit dans de longues listes.

studio-picking-cards = Quelles cartes
studio-picking-other = Autre chose…
studio-picking-none = Rien dans cette liste ne correspond à « { $words } ». Essayez un autre mot ou touchez un thème.
studio-picking-own-card = Choisir une autre carte…
studio-picking-there = s’y trouve
studio-picking-not-there = ne s’y trouve pas
studio-picking-compare = comparer à autre chose…
studio-picking-missing = Il manque encore : { $what }
studio-picking-no-number = Ce n’est pas un nombre possible : { $what }
studio-picking-way-none = pas d’arrondi
studio-picking-way-up = toujours vers le haut
studio-picking-way-down = toujours vers le bas
studio-picking-way-nearest = au plus proche
studio-picking-way-away = gain ou perte, toujours plus grand
studio-picking-way-toward = gain ou perte, toujours plus petit
studio-picking-such-up = 2,5 → 3 ; −2,5 → −2
studio-picking-such-down = 2,5 → 2 ; −2,5 → −3
studio-picking-such-nearest = 2,4 → 2 ; 2,5 → 3
studio-picking-such-away = 2,5 → 3 ; −2,5 → −3
studio-picking-such-toward = 2,5 → 2 ; −2,5 → −2
