### « Posso giocare questa carta? »

position-title = Posso giocare questa carta?
position-trick = Già giocate: { $cards }
position-first = Prima uscita. Carta chiamata: { $card }
position-hand =
    { $first ->
        [yes] Tra le carte in mano
       *[no] In mano
    }: { $cards }
position-allowed = Permesse: { $cards }
position-refused = Vietate: { LIST($reasons) }
