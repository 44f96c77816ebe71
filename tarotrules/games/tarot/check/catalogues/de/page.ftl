### Was an Tarot-Regeln nicht stimmt, für Leute, die sie auf einer Seite ändern und nicht sehen, wie sie geschrieben sind.

page-r007 = Die Regeln kennen „{ $word }“ nicht als Kartengruppe.
page-r012 = Kein Kontrakt ist übrig, den man bieten kann.
    .help = Behalte mindestens einen, oder füge einen hinzu.
page-r016 = „{ $word }“ gibt es nicht mehr, aber eine andere Regel braucht es.
page-r017 = Diese Regeln sagen nicht, wie sich Nehmer und Partner teilen, was sie gewinnen oder verlieren.
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
page-r025 = In dieser Regel geht es um „{ $word }“, aber keine Kartengruppe heißt so.
page-r026 = „{ $name }“ kann gemeldet werden, hat aber keine Stufe.
    .help = Füge eine Stufe hinzu, oder lass das Ganze weg.
page-r066 = { R066 }
    .help = Lass zum Beispiel die Partei bezahlt werden, die den Stich gewinnt, oder sage in der Bedingung, was diese Partei tun muss.
