## Who is where in a match

standings-topage = { $result }（デクレアラー{ $attack }、ディフェンダー{ $defence }）
standings-root = { $result }マッチポイント
standings-percent = { $n }%
standings-table = テーブル{ $table }・{ $lies }
