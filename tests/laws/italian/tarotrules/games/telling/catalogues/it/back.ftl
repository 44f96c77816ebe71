index-title = Indice analitico
index-players = numero di giocatori
index-aim = scopo del gioco
index-ace = asso
index-deal = distribuzione
index-hand = mano
index-last-trick = ultima presa
