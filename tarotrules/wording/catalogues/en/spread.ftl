### A number that is another in other cases: six cards (three with five players).

spread = { $first } ({ $others })
spread-other = { $number } { $when }
spread-more = { $left }, { $right }
sentence-gap = { " " }
