### Das Studio: gut anfangen.

studio-option-now = Ihre Regeln jetzt:
studio-naming-about-short = Titel
studio-building-means-when = Das heißt: wenn { $text }
