### Un nombre qui change selon les cas : six cartes (à cinq joueurs : trois).

spread = { $first } ({ $others })
spread-other = { $when } : { $number }
spread-more = { $left } ; { $right }
sentence-gap = { " " }
