## Who is where in a match

standings-topage = { $result } (Nehmer { $attack }, Verteidiger { $defence })
standings-root = { $result } Matchpunkte
standings-percent = { $n } %
standings-table = Tisch { $table }. { $lies }
