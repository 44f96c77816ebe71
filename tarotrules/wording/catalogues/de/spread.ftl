### Eine Zahl, die je nach Fall eine andere ist: sechs Karten (drei zu fünft).

spread = { $first } ({ $others })
spread-other = { $number } { $when }
spread-more = { $left }, { $right }
