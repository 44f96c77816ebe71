### Was an Tarot-Regeln nicht stimmt, für Leute, die sie auf einer Seite ändern und nicht sehen, wie sie geschrieben sind.

page-r007 = Die Regeln kennen „{ $word }“ nicht als Klasse von Karten.
page-r012 = Es ist kein Gebot mehr da.
    .help = Behalte mindestens eines oder füge eines hinzu.
page-r016 = „{ $word }“ gibt es nicht mehr, aber eine andere Regel braucht es.
page-r017 = Diese Regeln sagen nicht, wie sich Spieler und Partner teilen, was sie gewinnen oder verlieren.
page-r020 = { $whom ->
        [all] Kein Blatt kann diese Bedingung je erfüllen.
       *[some] Bei { LIST($players) } Spielern kann kein Blatt diese Bedingung je erfüllen.
    }
    .help = Vergleiche die Zahlen damit, wie viele Karten ein Blatt hat.
page-r021 = { $whom ->
        [all] Jedes Blatt erfüllt diese Bedingung.
       *[some] Bei { LIST($players) } Spielern erfüllt jedes Blatt diese Bedingung.
    }
    .help = Sieh dir die Zahlen noch einmal an.
page-r025 = In dieser Regel geht es um „{ $word }“, aber keine Klasse von Karten heißt so.
page-r026 = „{ $name }“ kann angesagt werden, hat aber keine Stufe.
    .help = Füge eine Stufe hinzu, oder lass das Ganze weg.
