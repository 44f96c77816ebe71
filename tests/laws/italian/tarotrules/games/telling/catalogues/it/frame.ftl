frame-subtitle =
    { $n ->
        [one] Regole per { $list } giocatori
       *[other] Regole per { $list } giocatori
    }
frame-version = Versione
frame-sources = Fonti
frame-notes = Nota
sources-title = Fonti
colophon-rules = Regole { $identity } · edizione { $edition }
