### Was aus langen Listen ausgewählt wird.

studio-picking-cards = Welche Karten
studio-picking-other = Etwas anderes …
studio-picking-none = Nichts in dieser Liste passt zu „{ $words }“. Versuche ein anderes Wort oder wähle ein Thema.
studio-picking-own-card = Eine andere Karte auswählen …
studio-picking-there = ist dabei
studio-picking-not-there = ist nicht dabei
studio-picking-compare = mit etwas anderem vergleichen …
studio-picking-missing = Es fehlt noch: { $what }
studio-picking-no-number = Keine mögliche Zahl: { $what }
studio-picking-way-none = gar nicht
studio-picking-way-up = immer nach oben
studio-picking-way-down = immer nach unten
studio-picking-way-nearest = zur nächstgelegenen Zahl
studio-picking-way-away = Gewinn wie Verlust werden größer
studio-picking-way-toward = Gewinn wie Verlust werden kleiner
studio-picking-such-up = 2,5 → 3; −2,5 → −2
studio-picking-such-down = 2,5 → 2; −2,5 → −3
studio-picking-such-nearest = 2,4 → 2; 2,5 → 3
studio-picking-such-away = 2,5 → 3; −2,5 → −3
studio-picking-such-toward = 2,5 → 2; −2,5 → −2
