## Розыгрыш раздачи

legal-cards = Можно сыграть: { LIST($cards) }.
legal-none = Играть нечего.
legal-not = { $card } сыграть нельзя: правило { $rule }. { $says }
why-allowed = Так можно.
why-rule = Правило { $rule }: { $text }

## Who is where in a match

standings-topage = { $result } (в атаке { $attack }, в защите { $defence })
standings-root = матчевые очки: { $result }
standings-percent = { $n } %
standings-table = Стол { $table }. { $lies }
