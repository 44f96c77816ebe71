### Das Studio: gut anfangen.

studio-option-now = Deine Regeln jetzt:
studio-naming-about-short = Titel
studio-building-means-when = Das heißt: wenn { $text }
