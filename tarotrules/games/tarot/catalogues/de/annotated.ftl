### Ein ganzes Spiel

chapter-annotated = Ein ganzes Spiel
annotated-intro = Ein Spiel von Anfang bis Ende, mit { COUNTED($players, noun: "player", case: "dative") } nach den Regeln dieses Hefts. { $dealer } gibt. Verweise wie ({ $rule }) nennen die Regel, auf die es gerade ankommt.
annotated-hands = Die Blätter
annotated-cards = Karten
annotated-laid = Die Stapel, jeder von der offenen Karte an
annotated-piles = Stapel
annotated-tricks = Die Stiche (→ spielt aus)
annotated-trick = Stich
annotated-winner = Gewinner
annotated-at = Stich { $n }: { $said }
annotated-led = → { $card }
annotated-event =
    { $event ->
        [must-follow] { $who } hat die ausgespielte Farbe und muss bedienen
        [must-trump] { $who } hat die ausgespielte Farbe nicht und muss stechen
        [must-overtrump] { $who } muss jeden Trumpf überstechen, der schon im Stich liegt
        [throws-away] { $who } kann weder bedienen noch stechen und wirft ab
        [excused] { $who } spielt { $card }, wie es zu jedem Stich erlaubt ist
        [called_several] { $who } spielt eine gerufene Karte: Nun wissen alle, wer sie hatte
       *[called] { $who } spielt die gerufene Karte: Nun kennen alle den Partner
    } ({ $see }).
annotated-bonus = { $title } ist gewonnen ({ $see }).
# What was bid, one player after the other.
annotated-bids = { $one } { $two }
# A line of the screen, in a book.
annotated-ended = { $text }.
annotated-claim = { $who } meldet { $what } und zeigt { $cards }.
annotated-owed = Die Partei, die { $card } gespielt hat, behält sie und gibt der anderen dafür eine leere Karte.
annotated-account = Die Abrechnung
