### Число, которое в разных случаях разное: шесть карт (три впятером).

spread = { $first } ({ $others })
spread-other = { $number } { $when }
spread-more = { $left }, { $right }
