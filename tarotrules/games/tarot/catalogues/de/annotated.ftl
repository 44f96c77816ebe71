### Ein ganzes Spiel

chapter-annotated = Ein ganzes Spiel
annotated-intro = Ein Spiel von Anfang bis Ende, mit { COUNTED($players, noun: "player", case: "dative") } nach den Regeln dieses Heftes. { $dealer } gibt. Wo eine Regel zum ersten Mal vorkommt, steht ihre Nummer in Klammern.
annotated-hands = Die Blätter
annotated-cards = Karten
annotated-tricks = Die Stiche
annotated-trick = Stich
annotated-winner = An
annotated-at = Stich { $n }: { $said }
annotated-led = → { $card }
annotated-event =
    { $event ->
        [must-follow] { $who } hat die ausgespielte Farbe und muss bedienen
        [must-trump] { $who } hat die ausgespielte Farbe nicht und muss trumpfen
        [must-overtrump] { $who } muss die schon gespielten Trümpfe überstechen
        [throws-away] { $who } hat weder die Farbe noch einen Trumpf und wirft ab
        [excused] { $who } spielt { $card }, statt zu bedienen
       *[called] { $who } spielt die gerufene Karte: Nun kennen alle den Partner
    } ({ $see }).
annotated-bonus = { $title } ist gewonnen ({ $see }).
