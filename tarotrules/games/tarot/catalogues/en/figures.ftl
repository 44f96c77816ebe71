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
figure-seats-caption =
    { $two ->
        [yes] The table { $players }, seen from above.
       *[no] The table { $players }, seen from above. The arrow shows the order of play.
    }
figure-seats =
    { $two ->
        [yes] The table { $players }: { $names }. { $people }
       *[no] The table { $players }. In order of play, { $direction ->
            [counter_clockwise] anticlockwise
           *[clockwise] clockwise
        }: { $names }. { $people }
    }
figure-seats-person = { $name } { $roles }.
figure-seats-anybody = { $names } shuffles.

## Cards

figure-card =
    { $card ->
        [T21] the 21
        [T1] the Petit
        [EX] the Excuse
        [SK] king (_roi_)
        [SQ] queen (_dame_)
        [SN] knight (_cavalier_)
        [SJ] jack (_valet_)
        [T8] trump 8
       *[H8] 8 of hearts
    }
figure-cards-caption = The three oudlers; the four court cards, with the letters that are printed on French packs; a trump beside a suit card.
figure-cards = The three oudlers: the 21, the Petit (trump 1), and the Excuse, which has a star. The four court cards, with the letters that are printed on French packs: R, the king (_roi_); D, the queen (_dame_); C, the knight (_cavalier_); V, the jack (_valet_). A trump has a number and no suit; a suit card has a number or letter and the sign of its suit.

## Counting

figure-heap-caption = Cards won, counted in pairs; the card that is left over counts { $half }. Together: { $total }.
figure-heap = Cards won, counted in pairs: { $pairs }. One card is left over, { $odd }, and counts { $half }. Together: { $total }.
figure-heap-pair = { $first } + { $second } ({ $points })

## A trick

figure-duty =
    { $duty ->
        [leads] leads
        [follow] has hearts: must follow
        [trump] no hearts: must trump
        [overtrump] no hearts: must play a higher trump
        [any] no hearts: any card
       *[none] neither hearts nor trumps: any card
    }
figure-trick-caption = A trick { $players }, from left to right. The framed card wins it.
figure-trick = A trick { $players }, in the order of play. { $people } { $winner } wins the trick.
figure-trick-person = { $name } ({ $duty }): { $card }.

## The deal

figure-packets-middle = chien
figure-packets-caption = The first round { $players }, and the last packet. Where there is a cross, no card may go to the chien.
figure-packets =
    The first round { $players }: { $packets }{ $more ->
        [yes] {""}, and so on; the last packet goes to { $last }
       *[no] {""}
    }. { $closed ->
        [0] A card may go to the chien at any time, even before the first packet or after the last.
        [1] A card may not go to the chien before the first packet or after the last.
       *[other] A card may go to the chien only when at least { $closed } packets have been dealt and at least as many are still to come.
    } { $several ->
        [yes] Between two packets more than one card may go to the chien, one after the other.
       *[no] Between two packets only one card may go to the chien.
    }
figure-packet = { $n } to { $name }
