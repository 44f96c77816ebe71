### Pictures: words in them, below them, and the same in words alone. Names begin with A, B, C … in playing order.

## Around the table

figure-player =
    { $seat ->
        [0] Anne
        [1] Ben
        [2] Clara
        [3] David
        [4] Emma
        [5] Frank
        [6] Grace
        [7] Henry
        [8] Iris
       *[other] Jack
    }
figure-role =
    { $role ->
        [deals] deals
        [shuffles] shuffles
        [cuts] cuts
        [bids] bids first
        [leads] leads first
       *[next] deals next
    }
figure-seats-caption = The table { $players }, seen from above. The arrow shows the order of play.
figure-seats =
    The table { $players }, seen from above. In order of play, { $direction ->
        [counter_clockwise] anticlockwise
       *[clockwise] clockwise
    }: { $names }. { $people }
figure-seats-person = { $name } { $roles }.
