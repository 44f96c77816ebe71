### Un nombre qui change selon les cas : six cartes (trois à cinq joueurs).

spread = { $first } ({ $others })
spread-other = { $number } { $when }
spread-more = { $left }, { $right }
