### L’indice analitico.

index-title = Indice analitico
index-players = numero di giocatori
index-aim = scopo del gioco
index-pack = mazzo
index-ace = asso
index-counting = contare le carte
index-direction = verso del gioco
index-shuffle = mescolare
index-cut = alzare
index-deal = distribuzione
index-hand = mano
index-auction = licita
index-pass = passo
index-call = chiamata
index-last-trick = ultima presa
index-scores = punteggi
index-match = partita
