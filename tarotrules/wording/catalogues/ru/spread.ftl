### Число, которое в разных случаях разное: шесть карт (впятером — три).

spread = { $first } ({ $others })
spread-other = { $when } — { $number }
spread-more = { $left }, { $right }
sentence-gap = { " " }
