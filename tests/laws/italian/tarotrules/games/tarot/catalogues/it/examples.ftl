### « Posso giocare questa carta? »

position-title = Posso giocare questa carta?
position-trick = Già giocate: { $cards }
position-first = Prima uscita. Carta chiamata: { $card }
position-hand = In mano: { $cards }
position-allowed = Permesse: { $cards }
position-refused = Vietate: { LIST($reasons) }
