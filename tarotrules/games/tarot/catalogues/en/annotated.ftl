### A whole deal

chapter-annotated = A whole deal
annotated-intro = Here is one deal from beginning to end, played with { COUNTED($players, noun: "player") } by the rules of this book. { $dealer } deals. References such as ({ $rule }) are to the rules that apply.
annotated-hands = The hands
annotated-cards = Cards
annotated-laid = The piles, each from the card that is face up
annotated-piles = Piles
annotated-tricks = The tricks (→ marks the lead)
annotated-trick = Trick
annotated-winner = Won by
annotated-at = Trick { $n }: { $said }
annotated-led = → { $card }
annotated-event =
    { $event ->
        [must-follow] { $who } has the suit led and must follow it
        [must-trump] { $who } has none of the suit led and must trump
        [must-overtrump] { $who } must beat the highest trump in the trick
        [throws-away] { $who } can neither follow nor trump, and throws a card away
        [excused] { $who } plays { $card }, which may be played to any trick
        [called_several] { $who } plays a called card: now everybody knows whom it has found
       *[called] { $who } plays the called card: now everybody knows the partner
    } ({ $see }).
annotated-bonus = { $title } is earned ({ $see }).
# What was bid, one player after the other.
annotated-bids = { $one } { $two }
# A line of the screen, in a book.
annotated-ended = { $text }.
annotated-claim = { $who } declares { $what } and shows { $cards }.
annotated-owed = { $card } stays with its side, which gives the other side a low card for it.
annotated-account = The reckoning
