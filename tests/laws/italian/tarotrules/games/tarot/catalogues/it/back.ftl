### L’indice analitico.

index-pack = mazzo
index-counting = contare le carte
index-direction = verso del gioco
index-shuffle = mescolare
index-cut = alzare
index-auction = licita
index-pass = passo
index-call = chiamata
index-scores = punteggi
index-match = partita
