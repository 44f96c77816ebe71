### Das Studio: gut anfangen.

studio-option-now = Ihre Regeln jetzt:
