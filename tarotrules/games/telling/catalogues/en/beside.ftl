### How many play, beside a number that holds for them: “with three players”; for further ones beside the same.

beside-players = with { $list } players
beside-players-more = with { $list }
beside-count =
    { $n ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
       *[other] ten
    }
beside-badge = ({ $list } players)
beside-legend = A mark such as { $badge } before a paragraph or beside a heading means that the whole paragraph, or everything under the heading, applies only with that number of players; if several numbers are given, with any of them.
