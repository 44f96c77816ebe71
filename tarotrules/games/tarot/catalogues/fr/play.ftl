## Jouer une donne

legal-cards = Peut être joué : { LIST($cards) }.
legal-none = Il n’y a pas de carte à jouer.
legal-not = { $card } ne peut pas être joué : règle { $rule }. { $says }
why-allowed = C’est permis.
why-rule = Règle { $rule } : { $text }

## Who is where in a match

standings-topage = { $result } (preneur { $attack }, défenseur { $defence })
standings-root = { $result } points de match
standings-percent = { $n } %
standings-table = Table { $table }. { $lies }
