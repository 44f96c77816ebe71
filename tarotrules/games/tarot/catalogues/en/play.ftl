## Who is where in a match

standings-topage = { $result } (taker { $attack }, defender { $defence })
standings-root = { $result } match points
standings-percent = { $n }%
standings-table = Table { $table }. { $lies }
