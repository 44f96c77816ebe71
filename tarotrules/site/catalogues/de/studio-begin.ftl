### Das Studio: gut anfangen.

studio-option-now = Ihre Regeln jetzt:
studio-naming-about-short = Titel
