## Playing a deal

legal-cards = May be played: { LIST($cards) }.
legal-none = There is no card to play.
legal-not = { $card } may not be played: rule { $rule }. { $says }
why-allowed = It is allowed.
why-rule = Rule { $rule }: { $text }

## Who is where in a match

standings-topage = { $result } (taker { $attack }, defender { $defence })
standings-root = { $result } match points
standings-percent = { $n }%
standings-table = Table { $table }. { $lies }
