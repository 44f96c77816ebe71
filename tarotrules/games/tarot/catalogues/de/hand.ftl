### What a hand is worth before the auction, by the scale of the rules.

hand-feature = { $title }: { $points }
hand-total = Zusammen { COUNTED($points, noun: "point") }.
hand-total-without = Für einen Kontrakt, bei dem der Nehmer den Hund nicht aufnimmt: { COUNTED($points, noun: "point") }.
hand-bid = Empfohlenes Gebot: { $title }.
hand-pass = Die Tabelle rät zu passen.
