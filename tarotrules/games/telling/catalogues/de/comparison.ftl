### Varianten im Vergleich: die Unterschiede, auf einem Blatt zum Aushängen.

comparison-title = { $names }: die Unterschiede
comparison-title-child = { $child }: Unterschiede zu „{ $base }“
comparison-name = { $title } ({ $detail })
comparison-about = „{ $name }“, für { $players } Spieler (Kennung der Regeln: { $identity }…)

## Auf einen Blick

comparison-glance = Auf einen Blick
comparison-nothing = Bei { $players } Spielern gibt es keine Unterschiede: Die Regeln sind dieselben.
comparison-no-common = Keine Spielerzahl kommt in allen diesen Regeln vor; es lässt sich also nichts vergleichen.
comparison-amount =
    { $n ->
        [one] Eine von { $all } Regeln unterscheidet sich.
       *[other] { $n } von { $all } Regeln unterscheiden sich.
    }
comparison-alone =
    { $n ->
        [one] Eine davon gibt es nur in { $name }.
       *[other] { $n } davon gibt es nur in { $name }.
    }
comparison-first =
    { $n ->
        [0] Bei { $players } Spielern unterscheidet sich keine davon.
        [one] Bei { $players } Spielern unterscheidet sich nur eine davon.
       *[other] Bei { $players } Spielern unterscheiden sich { $n } davon.
    }
comparison-alike = Bei { $players } Spielern stimmen dagegen alle Varianten in { $numbers } überein.
comparison-only-played =
    { $n ->
        [one] Regeln für { $players } Spieler gibt es nur in { $names }.
       *[other] Regeln für { $players } Spieler gibt es nur in { $names }.
    }
comparison-quoted = „{ $name }“
comparison-read = In jeder Tabelle steht in der ersten Spalte, was in *{ $name }* gilt. Ein Punkt heißt „wie dort“, ein Strich „keine solche Regel“. Buchstaben stehen für die Sätze unter der Tabelle.
comparison-rule = Regel
comparison-rules = Variante
comparison-pairs = In wie vielen Regeln sich je zwei Varianten unterscheiden
comparison-close = Wie weit jede Variante von der ersten und von der nächstgelegenen entfernt ist
comparison-from-first = Anders als { $name }
comparison-nearest = Am nächsten
comparison-from-nearest = Anders als diese

## Regel für Regel

comparison-with = Bei { $players } Spielern
comparison-among = Verglichen werden hier: { $names }.
comparison-all-but = alle außer { $names }
comparison-others =
    { $base ->
        [first] { $name } und alle anderen
       *[none] alle anderen
    }
comparison-more = { $name } und { $n } weitere
comparison-lettered = { $letter } · { $names }
comparison-absent = _Diese Regel gibt es hier nicht._
comparison-silent = _Dazu wird hier nichts gesagt._
comparison-row = { $row } – { $column }
comparison-caption = { $caption } ({ $columns })
comparison-between = { "; " }
comparison-of = *{ $name }* – { $text }
comparison-unset = nicht festgelegt
comparison-value = { $value } ({ $origin })
comparison-origin = { $place }, { $source }

## Spiele

comparison-deals =
    { $n ->
        [0] Die Abrechnung
        [one] Dasselbe Spiel, verschieden abgerechnet
       *[other] Dieselben Spiele, verschieden abgerechnet
    }
comparison-no-deal = Keines der geprüften Spiele ist nach allen diesen Regeln möglich.
comparison-same-scores = Von den { $n } geprüften Spielen, die nach allen diesen Regeln möglich sind, wird jedes überall gleich abgerechnet.
comparison-as-first = Kein geprüftes Spiel wird nach { $names } anders abgerechnet als nach { $name }; das beweist nicht, dass es keines gibt.
comparison-strange = Keines der geprüften Spiele ist sowohl nach { $name } als auch nach { $names } möglich; verglichen wird ihre Abrechnung deshalb nicht.
comparison-left-out = Auch nach { $names } werden manche Spiele anders abgerechnet; sie stehen hier nicht.
account-player = Spieler

simulation-compared = Dieselben Spiele nach jeder Variante
simulation-compared-about = Spiele: { $n }. Spieler: { $players } ({ $kinds }). Startwert: { $seed }. Nach jeder Variante erhalten dieselben Spieler dieselben Karten. Das Intervall in Klammern oder die Spanne nach ± enthält den wahren Wert bei 95 von 100 Simulationen.
simulation-compared-unshuffled = Nach { LIST($names) } wird zwischen den Spielen nicht gemischt (Regel { $rule }). Hier wird vor jedem gemischt: Jedes Spiel steht für sich.
simulation-different = Mit „{ $other }“ statt „{ $one }“ ist die Abrechnung in { $value } % der Spiele eine andere ({ $low }–{ $high }).
simulation-certain = Mehr als Zufall: { LIST($measures) }.
simulation-uncertain = Keiner dieser Unterschiede ist größer, als der Zufall ihn hervorbringen kann; mehr Spiele könnten einen zeigen.
simulation-column-difference = Unterschied
simulation-marked = Das Zeichen ≠ steht vor dem, was sich von *{ $name }* um mehr unterscheidet, als der Zufall erklärt.

comparison-only-differing = Von jeder Regel stehen hier nur die Sätze, die sich unterscheiden.
comparison-setting = Angabe
comparison-said = Wert und Quelle
comparison-annex = Werte und Quellen
