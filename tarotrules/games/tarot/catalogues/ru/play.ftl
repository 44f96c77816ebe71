## Who is where in a match

standings-topage = { $result } (в атаке { $attack }, в защите { $defence })
standings-root = матчевые очки: { $result }
standings-percent = { $n } %
standings-table = Стол { $table }. { $lies }
