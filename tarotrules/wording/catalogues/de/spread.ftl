### Eine Zahl, die je nach Fall eine andere ist: sechs Karten (zu fünft drei).

spread = { $first } ({ $others })
spread-other = { $when } { $number }
spread-more = { $left }, { $right }
sentence-gap = { " " }
