## Ein Spiel spielen

legal-cards = Gespielt werden darf: { LIST($cards) }.
legal-none = Es ist keine Karte zu spielen.
legal-not = { $card } darf nicht gespielt werden: Regel { $rule }. { $says }
why-allowed = Das ist erlaubt.
why-rule = Regel { $rule }: { $text }

## Who is where in a match

standings-topage = { $result } (Nehmer { $attack }, Verteidiger { $defence })
standings-root = { $result } Matchpunkte
standings-percent = { $n } %
standings-table = Tisch { $table }. { $lies }
