### What is said of deals of any game: by a referee, by a simulation.

## What may be done in a deal, and why not

legal-cards = Gespielt werden darf: { LIST($cards) }.
legal-none = Es ist keine Karte zu spielen.
legal-not = { $card } darf nicht gespielt werden: Regel { $rule }. { $says }
why-allowed = Das ist erlaubt.
why-rule = Regel { $rule }: { $text }

## A deal that somebody types

referee-fine = Alles ging nach den Regeln.
referee-word-undo = zurück
referee-word-help = Hilfe
referee-word-quit = Ende, Schluss
referee-word-score = Abrechnung
referee-undone = Zurückgenommen: { $line }
referee-nothing = Es gibt nichts zurückzunehmen.
referee-unread = „{ $word }“ ist hier nicht zu verstehen. „Hilfe“ sagt, was sich eintippen lässt.
referee-help = Eins nach dem anderen, in einer Zeile oder in mehreren:
referee-help-undo = zurück: nimmt die letzte Zeile zurück
referee-help-quit = Ende: hört auf

## What became of many deals that programs played

simulation-title = { $title }: Simulation
simulation-share = { $value } ({ $low }–{ $high })
simulation-mean = { SIGNED($value) } ± { $half }
simulation-amount = { $value } ± { $half }
simulation-unknown = –
simulation-column-what = Was
simulation-column-who = Wer
