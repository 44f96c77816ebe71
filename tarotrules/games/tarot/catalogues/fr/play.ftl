## Who is where in a match

standings-topage = { $result } (preneur { $attack }, défenseur { $defence })
standings-root = { $result } points de match
standings-percent = { $n } %
standings-table = Table { $table }. { $lies }
