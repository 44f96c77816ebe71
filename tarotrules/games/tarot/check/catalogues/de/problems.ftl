### Was an Tarotregeln falsch sein kann und an einem Spiel, das abgerechnet werden soll.
###
### Die Meldung sagt, was nicht stimmt; „.help“ sagt, was zu tun ist; die übrigen Attribute beschriften die Stellen.
### „$hint“ ist near (es gibt eine $suggestion), list (es gibt bekannte Wörter: $known) oder none.

## R: die Regeln

condition-example = „{ "Hand.Trümpfe_und_Excuse" } >= 10“ oder „{ "letzter_Stich.Petit" } > 0“
amount-example = „Kontrakt.Wert + Differenz“
party-example = „Nehmer“, „andere“, „Angriff“, „Verteidigung“ oder „Gewinner“
class-example = Klasse trumpf-eins T1
cards-example = König, Dame, Ritter, Bube und Excuse sowie Zahlen wie 1..10 für die niedrigen Karten aller Farben
asked-example = „{ "letzter_Stich.Gewinnkarte" } ist Könige“
counted-example = „Hand.Könige >= 1“
card-code = zuerst die Farbe (S für Pik, H Herz, D Karo, C Kreuz, T Trumpf), dahinter K für König, Q Dame, N Ritter, J Bube oder die Zahl; HQ ist die Herz-Dame, T21 der Trumpf 21
R009 = Die Karten gehen nicht auf: { $players } Spieler mit je { $hand } Karten und { $chien } im Hund ergeben { $dealt }, das Kartenspiel hat aber { $pack }.
    .here = { $hand } für jeden Spieler
    .piles = davon { $piles } in den Stapeln
    .chien = { $chien } im Hund
    .help = Bei { $players } Spielern das Blatt oder den Hund ändern, bis alle Blätter und der Hund zusammen { $pack } Karten ergeben.
R010 = { $hand } Karten lassen sich nicht zu je { $packet } geben: Es bleiben welche übrig.
    .here = je { $packet } auf einmal
    .hand = { $hand } auf der Hand
    .help = Eine Zahl wählen, durch die sich { $hand } ohne Rest teilen lässt.
R011 = { $oudlers ->
        [one] Mit einem Oudler braucht der Angriff { $target } Punkte, also nicht weniger als ohne ({ $before }).
       *[other] Mit { $oudlers } Oudlern braucht der Angriff { $target } Punkte, also nicht weniger als mit einem Oudler weniger ({ $before }).
    }
    .help = Die vier Zahlen von der höchsten (kein Oudler) bis zur niedrigsten (drei Oudler) angeben, etwa: Zielpunkte 56, 51, 41, 36
R012 = Es ist kein Kontrakt mehr übrig, den man bieten könnte.
    .help = Unter „Bieten“ mindestens ein Gebot behalten oder hinzufügen.
R013 = Die Kontrakte „{ $one }“ und „{ $two }“ unterscheiden sich nur im Namen und im Rang.
    .other = der andere
    .help = Wird am Tisch so gespielt, ist alles in Ordnung: Der spätere überbietet den anderen. Sonst einen davon entfernen oder ihnen verschiedene Werte geben.
R014 = Eine Karte kann erst ab vier Spielern gerufen werden, nicht bei { $players } Spielern.
    .help = In einen Block für die Spielerzahl schreiben, bei der gerufen wird, etwa für fünf: bei 5 Spielern { "{" } Ruf { "{" } … { "}" } { "}" }
R015 = Bei { $players } Spielern wird niemand gerufen; der Nehmer spielt also immer allein gegen alle anderen.
    .help = Wird am Tisch so gespielt, ist alles in Ordnung. Sonst für { $players } Spieler einen Ruf hinzufügen oder auf fft aufbauen, wo es ihn gibt.
R017 = Es fehlt die Angabe, wie Nehmer und Partner Gewinn und Verlust teilen.
    .help = Unter „Abrechnung“ ergänzen: Anteile Standard Nehmer 2 Partner 1
R018 = Nach den Anteilen „{ $name }“ bekommt niemand etwas.
    .help = Dem Nehmer oder dem Partner einen Anteil über null geben, etwa: Nehmer 2 Partner 1
R019 = Die Stufe „{ $high }“ verlangt nicht mehr Karten als die Stufe „{ $low }“; „{ $low }“ würde nie gemeldet.
    .here = „{ $high }“ verlangt dies
    .other = „{ $low }“ verlangt dies
    .help = Für jede Stufe mehr Karten verlangen als für die davor.
R022 = { $how ->
        [shared] { $amount } Punkte lassen sich nicht gleichmäßig auf { $payers } Spieler verteilen, und gerundet wird nirgends.
       *[formula] Dieser Betrag kann ein Bruchteil sein, und gerundet wird nirgends.
    }
    .help = { $how ->
        [shared] Einen Betrag wählen, den sich { $payers } Spieler teilen können, jeden den vollen Betrag zahlen lassen („{ "pro_Kopf" }“) oder angeben, wie gerundet wird: Abrechnung { "{" } Rundung Platz nächst 1 { "}" }
       *[formula] { $to ->
            [seat] An Ort und Stelle runden, etwa „(…) gerundet nächst auf 1“, oder im Block „Abrechnung“ angeben, was mit ihm geschieht: „Rundung Platz nächst 1“ oder „Rundung Platz ohne“, damit Bruchteile bleiben.
           *[unit] An Ort und Stelle runden, etwa „(…) gerundet nächst auf 1“, oder im Block „Abrechnung“ angeben, was mit ihm geschieht: „Rundung Einheit nächst 1“ oder „Rundung Einheit ohne“, damit Bruchteile bleiben.
        }
    }
R024 = Ein Betrag, der gezahlt wird, kann nicht unter null liegen: { $amount }.
    .help = Ohne Minus schreiben und die andere Partei zum Empfänger machen.
R026 = „{ $name }“ kann gemeldet werden, hat aber keine Stufe.
    .help = Mindestens eine Stufe mit Bedingung und Wert angeben, etwa: Stufe einfach { "{" } sofern { "Hand.Trümpfe_und_Excuse" } >= 10; Wert 20 { "}" }
R027 = { $pack } Karten lassen sich nicht so abheben, dass jeder Teil mindestens { $least } Karten hat.
    .help = Höchstens { $most } wählen.
R028 = Der Kontrakt „{ $high }“ bringt weniger als „{ $low }“, obwohl er höher steht.
    .here = „{ $high }“ bringt weniger
    .other = „{ $low }“ steht niedriger
    .help = Wird am Tisch so gespielt, ist alles in Ordnung. Sonst den Wert, den Faktor oder die Reihenfolge ändern.

## P: ein Spiel, das abgerechnet werden soll

P001 = Das ist keine Beschreibung eines Spiels.
    .help = Ein Spiel steht in geschweiften Klammern, etwa: { "{" }"taker": 0, "contract": "garde", "{ "card_points" }": 49, "oudlers": 2{ "}" }
value-wanted = { $wants ->
        [whole] Es ist eine ganze Zahl, ohne Anführungszeichen.
        [seat] Es ist die Nummer eines Platzes, von 0 an in der Reihenfolge des Spiels gezählt und ohne Anführungszeichen: 0 für den ersten Spieler.
        [amount] Es ist eine Zahl, ohne Anführungszeichen; Punkte dürfen auf .5 enden (mit Punkt, nicht mit Komma).
        [side] Es ist "attack" (Angriff) oder "defence" (Verteidigung).
        [word] Es ist ein Name in geraden Anführungszeichen.
        [truth] Es ist true (ja) oder false (nein), ohne Anführungszeichen.
        [card] Eine Karte ist ein Kürzel in geraden Anführungszeichen: "SK" für den Pik-König, "H10", "T21", und "EX" für die Excuse.
        [cards] Es ist eine Liste von Karten in eckigen Klammern, etwa ["SK", "T21", "EX"].
        [tricks] Es ist eine Liste aus Listen von Karten, etwa [["SK", "S2"], ["T21", "T3"]].
        [trick] Auf dem Tisch liegen weniger Karten, als Spieler da sind.
        [words] Es ist eine Liste von Namen, etwa ["petit-sec"].
        [entries] Es ist eine Liste, wer was getan hat, etwa [[1, "pass"], [2, { "{" }"bid": "garde"{ "}" }]].
        [objects] Es ist eine Liste in eckigen Klammern; was darin steht, steht in geschweiften, etwa [{ "{" }"id": "slam"{ "}" }].
        [facts] Das steht in geschweiften Klammern, etwa { "{" }"{ "last_trick.winner" }": 0{ "}" }.
        [fact] Angeben, wie es war, oder weglassen.
        [record] Die Version dieser Form ist 1.
        [game] Es ist der Name dieses Spiels, oder es bleibt weg.
       *[act] Das ist eine Karte wie "H4", "pass", oder etwas in geschweiften Klammern wie { "{" }"bid": "garde"{ "}" }.
    }
P006 = Es fehlt die Angabe, wer der Nehmer war.
    .help = Haben alle gepasst, so genügt { "{" }"taker": null{ "}" }. Sonst den Platz des Nehmers angeben, etwa: "taker": 0
P007 = Es fehlt die Angabe, welcher Kontrakt gespielt wurde.
    .help = Den Kontrakt ergänzen, etwa: "contract": "garde"
P008 = Einen Kontrakt „{ $word }“ gibt es nach diesen Regeln nicht.
    .help = { $hint ->
        [near] Ist „{ $suggestion }“ gemeint?
        [list] Es gibt: { LIST($known) }.
       *[none] Es gibt gar keinen.
    }
P009 = Der Spieler auf Platz { $seat } kann nicht Nehmer und Partner zugleich sein.
    .help = Hat der Nehmer eine eigene Karte gerufen und allein gespielt, „partner“ weglassen.
P010 = Bei { $players } Spielern wird niemand gerufen; der Nehmer hat keinen Partner.
    .help = Das Wort „partner“ und seinen Wert weglassen.
P090 = Partner des Nehmers ist, wer ihm gegenübersitzt: der Spieler auf Platz { $other }, nicht der auf Platz { $seat }.
    .help = Das Wort „partner“ weglassen: Wer gegenübersitzt, steht fest.
P091 = Im Kontrakt „{ $id }“ spielt der Nehmer allein.
    .help = Das Wort „partner“ weglassen oder den Kontrakt berichtigen.
P092 = { $given } Partner sind zu viele: Nach diesen Regeln hat der Nehmer höchstens { $most }.
    .help = Nur die Partner angeben, die durch gerufene Karten gefunden wurden.
P011 = { $given } Punkte sind nicht möglich: Eine Partei hat höchstens { $most }.
    .help = Die Stiche des Angriffs noch einmal zählen, samt der Ablage. Beide Parteien zusammen haben { $together } Punkte.
P012 = { $given } Oudler sind nicht möglich: Es gibt nur { $most }.
    .help = Unter den Karten des Angriffs die 21, den Petit und die Excuse zählen: 0 bis { $most }.
P013 = Mit { $oudlers ->
        [one] einem Oudler
       *[other] { $oudlers } Oudlern
    } hat der Angriff mindestens { $least } Punkte; { $given } sind zu wenig.
    .help = Punkte und Oudler noch einmal zählen. Beide sind die des Angriffs.
P014 = { $oudlers ->
        [0] Ohne Oudler
        [one] Mit nur einem Oudler
       *[other] Mit nur { $oudlers } Oudlern
    } hat der Angriff höchstens { $most } Punkte; { $given } sind zu viel.
    .help = Punkte und Oudler noch einmal zählen. Beide sind die des Angriffs.
P015 = Das Ergebnis fehlt.
    .help = Entweder nur die Differenz angeben („margin“) oder Punkte und Oudler des Angriffs, etwa: "{ "card_points" }": 49, "oudlers": 2
P016 = Angegeben ist die Differenz { $margin }, nach Punkten und Oudlern beträgt sie aber { $found }.
    .help = Eines davon berichtigen oder „margin“ weglassen.
P017 = Eine Prämie „{ $word }“ gibt es nach diesen Regeln nicht.
    .help = { $hint ->
        [near] Ist „{ $suggestion }“ gemeint?
        [list] Es gibt: { LIST($known) }.
       *[none] Es gibt gar keine.
    }
P018 = Die Prämie „{ $id }“ ist zweimal aufgeführt.
    .help = Nur einmal aufführen; gewinnen kann sie nur eine Partei.
P019 = Die Prämie „{ $id }“ geht an { $side ->
        [attack] den Angriff, der keinen Oudler hat
       *[defence] die Verteidigung, obwohl der Angriff alle { $oudlers } Oudler hat
    }; die Karte, für die sie gezahlt wird, ist aber ein Oudler.
    .help = Bitte prüfen, wer diesen Stich gewonnen hat, und die Oudler noch einmal zählen.
P020 = Nach diesen Regeln kann man „{ $word }“ nicht melden.
    .help = { $hint ->
        [near] Ist „{ $suggestion }“ gemeint?
        [list] Melden kann man: { LIST($known) }.
       *[none] Zu melden gibt es gar nichts.
    }
P021 = Die Meldung „{ $id }“ hat keine Stufe „{ $word }“.
    .help = { $hint ->
        [near] Ist „{ $suggestion }“ gemeint?
        [list] Es gibt: { LIST($known) }.
       *[none] Sie hat gar keine.
    }
P022 = Mit demselben Blatt wird „{ $id }“ zweimal gemeldet.
    .help = Nur die höchste Stufe behalten. Haben zwei Spieler gemeldet, bei jedem mit "player" den Platz angeben.
P023 = Kein Blatt kann für „{ $id }“ die Stufe „{ $level }“ erreichen.
    .help = Bitte die Stufe und die Zahl der Spieler prüfen.
P024 = All das kann nicht in ein und demselben Spiel zutreffen: { LIST($ids) }.
    .help = So viele Karten gibt es nicht. Bitte prüfen, wer was gemeldet hat und welche Stufe.
P025 = { $what ->
        [claim] Es fehlt die Angabe, wer „{ $id }“ gemeldet hat.
       *[bonus] Es fehlt die Angabe, zu welcher Partei „{ $id }“ gehört.
    }
    .help = { $what ->
        [claim] Den Platz des Spielers ergänzen, etwa für den dritten: "player": 2
       *[bonus] "side": "attack" (Angriff) oder "side": "defence" (Verteidigung) ergänzen.
    }
P026 = Bei „{ $id }“ zahlen die Spieler einander, und es fehlt die Angabe, um welchen Spieler es geht.
    .help = Seinen Platz ergänzen, etwa: "player": 2
P027 = „{ $id }“ ist einer Partei zugeschrieben, der Spieler auf Platz { $seat } gehört aber zur anderen.
    .help = Partei oder Platz berichtigen oder die Partei ganz weglassen.
P028 = Nach diesen Regeln gibt es nichts namens „{ $word }“, das man ansagen könnte.
    .help = { $hint ->
        [near] Ist „{ $suggestion }“ gemeint?
        [list] Es gibt: { LIST($known) }.
       *[none] Es gibt nichts dergleichen.
    }
P029 = Nach diesen Regeln kann die Verteidigung „{ $id }“ nicht ansagen.
    .help = Das darf nur der Nehmer. Ist es der Verteidigung gelungen, "kept": "defence" schreiben und "announced" weglassen.

P031 = Diese Regeln kennen keine Spielweise ohne Nehmer, die „{ $mode }“ heißt.
    .help = { $there ->
        [yes] Das Wort „mode“ und seinen Wert weglassen: Diese Regeln kennen für solche Spiele nur eine Spielweise.
       *[no] Das Wort „mode“ und seinen Wert weglassen und angeben, wer der Nehmer war.
    }
P032 = Was „{ $id }“ wert ist, geht aus den Angaben zu diesem Spiel nicht hervor.
    .help = { $asked ->
        [card_points] Wie viele Punkte hat der Angriff? { "\"card_points\"" } ergänzen.
        [oudlers] Wie viele Oudler hat der Angriff? "oudlers" ergänzen.
        [dealer] Wer hat gegeben? Den Platz ergänzen, etwa: "dealer": 2
        [player] Um welchen Spieler geht es? Seinen Platz ergänzen, etwa: "player": 2
        [fact] Was ist „{ $path }“ in diesem Spiel? Beim Spiel ergänzen: "facts": { "{" }"{ $path }": …{ "}" }
        [fact_of] Was ist „{ $path }“? Bei „{ $id }“ ergänzen: "facts": { "{" }"{ $path }": …{ "}" }
       *[nothing] Es hängt von etwas ab, das es in diesem Spiel nicht gibt. Die Regel sollte sagen, was dann gilt.
    }
P033 = „{ $id }“ ist zweimal aufgeführt.
    .help = Nur einmal aufführen und dabei angeben, wer es angesagt hat und wem es gelungen ist.
P034 = { $given } Punkte sind nicht möglich: Gezählt wird in ganzen und halben Punkten.
    .help = Nichts runden; 40, 40.5 oder 41 schreiben (mit Punkt, nicht mit Komma).
R029 = Der Wert des Kontrakts ({ $worth }) oder sein Faktor ({ $multiplier }) lässt Bruchteile übrig, und gerundet wird nirgends.
    .help = Im Block „Abrechnung“ angeben, was mit ihnen geschieht: „Rundung Einheit nächst 1“ oder „Rundung Einheit ohne“, damit sie bleiben.
R030 = Wird im Verhältnis { $taker } zu { $partner } geteilt, lässt das, was { $defenders } Verteidiger zahlen, Bruchteile übrig, und gerundet wird nirgends.
    .help = Im Block „Abrechnung“ angeben, was mit ihnen geschieht: „Rundung Partner hin 1“ (zur Null hin) oder „Rundung Partner ohne“, damit sie bleiben.
R032 = Eine zweite Bietrunde kann nicht folgen, wenn geboten wird, bis alle gepasst haben.
    .other = hier wird weitergeboten
    .help = Jeden nur einmal bieten lassen („Runden eine“) oder auf die zweite Runde verzichten.
R033 = Die Excuse hat keinen Rang; durch ihren Rang kann sie keinen Stich gewinnen.
    .help = Angeben, wann sie gewinnt: „gewinnt nie“ oder „{ "gewinnt letzter_Stich_bei_Schlemm" }“.
R034 = Für ein Gebot sind Blattpunkte angegeben, aber nirgends steht, wie sie gezählt werden.
    .help = Mit „Merkmal“ beschreiben, was wie viel zählt, oder die „Blattpunkte“ herausnehmen.
R035 = Das Gebot „{ $high }“ ist höher als „{ $low }“, wird aber schon mit gleich vielen oder weniger Blattpunkten empfohlen.
    .other = das niedrigere Gebot
    .help = Dem höheren Gebot die höhere Zahl geben.
R036 = „{ $name }“ kann nicht mit sich selbst konkurrieren.
    .help = Die andere Ansage nennen, neben der diese nicht auch noch bezahlt wird.
R037 = In „{ $what }“ zahlt niemand etwas, oder niemand bekommt etwas; Gewinne und Verluste müssen sich aber ausgleichen.
    .balance = Gewinne und Verluste gleichen sich aus
    .help = Angeben, wer zahlt und wer bekommt, etwa „{ $payer } { $others }“.
R038 = Wer „{ $name }“ ansagt, spielt zum ersten Stich aus, sagt es aber erst mit einer Karte an, vor der vielleicht schon ein anderer ausgespielt hat.
    .leads = wer ansagt, spielt aus
    .help = Früher ansagen lassen, etwa „{ $moment } { $before_first_lead }“, oder „{ $leads } { $no }“ schreiben.
R039 = { $whom ->
        [all] Der Nehmer kann womöglich nicht ablegen.
       *[some] Bei { LIST($players) } Spielern kann der Nehmer womöglich nicht ablegen.
    }
    .other = diese auch nicht
    .help = Bei { $number } Spielern dürfen { $kept } Karten nie abgelegt werden, sodass von { $hand } weniger als { $chien } übrig bleiben können. Wird das am Tisch in Kauf genommen, ist alles in Ordnung. Sonst einige davon notfalls ablegen lassen („{ $forced }“).
R040 = In einem Stich aus diesen Karten würde keine gewinnen: { LIST($cards) }.
    .help = Einige davon nach ihrem Rang gewinnen lassen: „{ $wins } { $ranked }“.
R041 = Für den Hund fehlt Platz: Er hat { $chien } Karten, und zwischen den Päckchen gibt es { $places ->
        [0] keine Stelle
        [one] nur eine Stelle
       *[other] nur { $places } Stellen
    }, an die eine davon darf.
    .packet = jeweils { $packet }
    .help = Weniger Karten auf einmal geben oder für den Hund mehr Stellen zulassen.
R042 = Bei { $players } Spielern sitzt dem Geber niemand gegenüber.
    .help = In einem Block für { $players } Spieler angeben, wer mischt, etwa „{ $shuffle } { $another }“.
R085 = An einem Tisch für { $table } setzt niemand aus, wenn { $players } spielen.
    .help = Eine größere Zahl schreiben oder die Zeile weglassen.
R080 = Bei { $players } Spielern sitzt dem Nehmer niemand gegenüber.
    .help = Nur bei gerader Spielerzahl gibt es ein Gegenüber. Bei { $players } Spielern eine Karte rufen lassen.
R043 = { $part ->
        [whole] { $whom ->
            [all] Diese Bedingung kann nie erfüllt sein.
           *[some] Bei { LIST($players) } Spielern kann diese Bedingung nie erfüllt sein.
        }
       *[part] { $whom ->
            [all] Einer der Fälle, die diese Bedingung nennt, kann nie eintreten.
           *[some] Bei { LIST($players) } Spielern kann einer der Fälle, die diese Bedingung nennt, nie eintreten.
        }
    }
    .help = { $about ->
        [nothing] Kein Ergebnis erfüllt alles zugleich, was hier verlangt wird. Prüfen, welcher Teil wegfallen kann.
        [margin] „{ $path }“ hat kein Vorzeichen; wer gewonnen hat, sagt „{ $made }“. Bei erfülltem Kontrakt sind es { $least } bis { $most }, bei verlorenem { $least_short } bis { $most_short }.
       *[other] { $same ->
            [yes] Bei { $number } Spielern liegt „{ $path }“ zwischen { $least } und { $most }.
           *[no] Bei { $number } Spielern liegt „{ $path }“ bei erfülltem Kontrakt zwischen { $least } und { $most }, bei verlorenem zwischen { $least_short } und { $most_short }.
        }
    }
R044 = { $whom ->
        [all] Es wird niemand gerufen; in { $what } gibt es also keinen Partner, der zahlen oder etwas bekommen könnte.
       *[some] Bei { LIST($players) } Spielern wird niemand gerufen; in { $what } gibt es also keinen Partner, der zahlen oder etwas bekommen könnte.
    }
    .help = Jemand anderen nennen oder es nur für die Spielerzahlen angeben, bei denen eine Karte gerufen wird.
R045 = „{ $path }“ fragt nach einer einzigen Karte, „{ $name }“ hat aber { $cards }, die mehrere Spieler haben können.
    .help = Nach einer Klasse mit einer einzigen Karte fragen, etwa: { $way }. Beim letzten Stich lässt sich fragen, wer ihn gewonnen hat („{ $winner }“) oder welche Karte („{ $card }“).
R050 = „{ $what }“ bewirkt nichts: Kein Betrag hängt davon ab.
    .stake = dies hängt nicht davon ab
    .help = { $about ->
        [worth] Soll der Wert gezahlt werden, so schreiben: { $way }. Sonst weglassen.
       *[multiplier] „{ $multiplied }“ schreiben, wo etwas damit multipliziert werden soll, oder weglassen.
    }
R051 = „{ $word }“ steht hier für nichts: { $of ->
        [claim] Nur bei einer Meldung gibt es jemanden, der meldet, und sein Blatt.
        [promise] Nur bei einer Ansage gibt es jemanden, der ansagt oder erfüllt.
        [judged] Nur bei einer Prämie, über die die Runde selbst entscheidet, wird jemand gewählt.
        [unannounced] Was hier bezahlt wird, hat niemand angesagt.
       *[broken] Was hier bezahlt wird, hat niemand erfüllt.
    }
    .help = { $of ->
        [claim] Nach Stichen, Parteien oder dem Nehmer fragen; was Karten eines Blattes zählt, gehört in eine „{ $claim }“.
        [promise] Nach Stichen, Parteien oder dem Nehmer fragen; was sich jemand vornimmt, gehört in eine „{ $promise }“.
        [judged] In der Prämie sagen, worüber die Runde entscheidet: „{ $judged }“, dahinter den Text in Anführungszeichen.
        [unannounced] Fragen, wer es erfüllt hat: „{ $achiever }“.
       *[broken] Fragen, wer es angesagt hat: „{ $announcer }“.
    }
R052 = Ob „{ $name }“ erfüllt ist, hängt davon ab, ob „{ $name }“ erfüllt ist.
    .other = auf diesem Weg
    .help = Mit Stichen oder Karten ausdrücken, etwa: { $way }
R053 = Welche Karten für „{ $name }“ zu zeigen sind, ist unklar: Die Bedingung sagt nicht, wie viele von welchen nötig sind.
    .when = die Bedingung
    .show = etwas muss gezeigt werden
    .help = Eine Anzahl Karten einer einzigen Klasse verlangen, etwa: { $way } – oder nichts zeigen lassen: „{ $show } { $nothing }“.
R055 = „{ $word }“ passt nicht zum Fehler „{ $event }“.
    .event = was geschehen ist
    .help = { $n ->
        [0] Das Wort weglassen.
       *[other] Möglich ist hier: { LIST($known, joint: "or") }.
    }
R056 = „{ $one }“ und „{ $two }“ sagen beide, was aus demselben Fehler folgt.
    .other = der andere Eintrag
    .help = Bei jedem angeben, wann oder für welche Partei er gilt, oder einen davon entfernen.
R057 = „{ $high }“ bringt weniger als „{ $low }“, obwohl mehr dafür verlangt wird.
    .here = „{ $high }“ bringt weniger
    .other = „{ $low }“ bringt mehr
    .help = Wird am Tisch so gespielt, ist alles in Ordnung. Sonst einen der beiden Beträge ändern.
R058 = Für „{ $name }“ wird nichts bezahlt.
    .help = Wird am Tisch so gespielt, ist alles in Ordnung. Wird „{ $name }“ gar nicht gespielt, bitte weglassen.
R059 = „{ $name }“ bringt angesagt weniger als ohne Ansage.
    .here = angesagt
    .other = ohne Ansage
    .help = Niemand würde es ansagen. Wird am Tisch so gespielt, ist alles in Ordnung. Sonst einen der beiden Beträge ändern.
R060 = „{ $name }“ kann { $amount } Punkte bringen. Der teuerste Kontrakt bringt höchstens { $most }.
    .help = Wird am Tisch so gespielt, ist alles in Ordnung. Sonst den Betrag noch einmal ansehen: Vielleicht ist eine Null zu viel.
R061 = „{ $high }“ bringt mehr als { $times }-mal so viel wie „{ $low }“, der Kontrakt darunter.
    .here = „{ $high }“ bringt weit mehr
    .other = „{ $low }“ steht niedriger
    .help = Wird am Tisch so gespielt, ist alles in Ordnung. Sonst Grundpunkte und Faktor noch einmal ansehen: Vielleicht ist eine Null zu viel.
R062 = „{ $name }“ hat 0 Grundpunkte: Wer genau die nötigen Punkte erreicht, bekommt nichts.
    .help = Wird am Tisch so gespielt, ist alles in Ordnung. Sonst angeben, wie viele Grundpunkte der Kontrakt hat.
R063 = Der Anteil des Partners ({ $partner }) ist größer als der des Nehmers ({ $taker }).
    .help = Wird am Tisch so gespielt, ist alles in Ordnung. Sonst einen der beiden Anteile ändern.
R064 = „{ $high }“ bringt nicht mehr als „{ $low }“, obwohl mehr dafür verlangt wird.
    .here = „{ $high }“ bringt gleich viel
    .other = „{ $low }“ bringt gleich viel
    .help = Wird am Tisch so gespielt, ist alles in Ordnung. Sonst einen der beiden Beträge ändern.
R066 = „{ $name }“ geht an die Partei, die die Bedingung erfüllt; die Bedingung sagt aber nichts über eine Partei. So weiß niemand, welche bezahlt wird.
    .when = die Bedingung
    .help = Zum Beispiel die Partei nennen, die den Stich gewinnt („{ $instead }“), oder in die Bedingung aufnehmen, was diese Partei tun muss („{ $asked }“).
R074 = „{ $name }“ wird nur durch ein Gebot angesagt, aber kein Kontrakt sagt es an.
    .help = Beim betreffenden Kontrakt „{ $promises } { $name }“ schreiben oder zu einem anderen Zeitpunkt ansagen lassen.
R071 = { $card } lässt sich nicht herausnehmen: Die Regeln brauchen alle Trümpfe und die Excuse.
    .help = Nur Farbkarten herausnehmen, etwa: herausgenommen 2..6
R072 = { $given ->
        [one] Eine nötige Punktzahl ist angegeben
       *[other] { $given } nötige Punktzahlen sind angegeben
    }; bei { $most } Oudlern im Spiel müssen es { $wanted } sein.
    .help = Für jede Zahl von Oudlern, von 0 bis { $most }, eine nötige Punktzahl angeben.
R073 = { $oudlers ->
        [0] Ohne Oudler
       *[other] Mit { COUNTED($oudlers, noun: "oudler", case: "dative") }
    } kann keine Partei { $target } Punkte haben, sondern höchstens { $most }.
    .help = Diese Punktzahl senken.
R075 = Ein Hund aus { $chien } Karten lässt sich nicht zu je { $packet } geben.
    .here = je { $packet } auf einmal
    .chien = { $chien } Karten
    .help = Eine Zahl wählen, durch die { $chien } teilbar ist.
R088 = Bei zwei Kartenspielen können zwei Spieler die gerufene Karte haben, und diese Regeln sagen nicht, wer von ihnen der Partner ist.
    .packs = zwei Kartenspiele
    .help = Das Rufen streichen („{ $remove } { $call }“) oder mit einem Kartenspiel spielen.
R089 = Die gerufene Karte kann verdeckt in einem Stapel liegen; dann weiß nicht einmal ihr Besitzer, dass er der Partner ist.
    .piles = die Stapel
    .help = Das Rufen streichen („{ $remove } { $call }“) oder ohne Stapel spielen.
R091 = „{ $partner }“ meint hier einen einzigen Spieler, nach diesen Regeln kann es aber zwei Partner geben.
    .help = Nach dem Nehmer oder einer Partei fragen, etwa „{ $attack }“.
P036 = { $given } Punkte sind bei diesem Kontrakt nicht möglich: Der Hund zählt von vornherein für eine der Parteien.
    .help = Der Angriff hat { $least } bis { $most } Punkte. Seine Karten noch einmal zählen.
P037 = Mit { $given } Punkten kann dieser Partei „{ $id }“ nicht gelungen sein.
    .help = { $only ->
        [yes] Der Angriff hätte { $least } Punkte. Bitte prüfen, wer welche Stiche gewonnen hat, und noch einmal zählen.
       *[no] Der Angriff hätte { $least } bis { $most } Punkte. Bitte prüfen, wer welche Stiche gewonnen hat, und noch einmal zählen.
    }
P038 = { $given } Punkte sind hier nicht möglich: Bei so vielen Karten je Stich hat jede Partei ganze Punkte.
    .help = { $excuse ->
        [yes] Ein halber Punkt bleibt nur der Partei, die im letzten Stich die Excuse ohne Gegenwert bekommen hat; dann hat sie diesen Oudler. Bitte noch einmal zählen.
       *[no] Bitte noch einmal zählen.
    }
P039 = Das alles kann nicht in einem einzigen Spiel verdient worden sein: { LIST($ids) }.
    .help = Ein Stich hat nur einen Gewinner, und nur eine Karte gewinnt ihn. Weglassen, was nicht verdient wurde, oder Partei oder Spieler berichtigen.
P040 = { $by ->
        [oudlers] Die Zahl der Oudler zeigt, dass diese Partei „{ $id }“ nicht verdient hat.
       *[rest] Nach den Angaben zu diesem Spiel wurde „{ $id }“ nicht verdient.
    }
    .help = { $by ->
        [oudlers] Bitte die Oudler des Angriffs noch einmal zählen, „{ $id }“ weglassen oder der anderen Partei geben.
       *[rest] Bitte weglassen oder berichtigen, was dem widerspricht: das Ergebnis, die Partei oder einen Schlemm.
    }
P041 = Dieses Spiel bringt „{ $id }“, ob jemand daran denkt oder nicht; es fehlt nur, welcher Partei.
    .help = { $kind ->
        [promise] Unter "promises" ergänzen, mit "kept": "attack" (Angriff) oder "kept": "defence" (Verteidigung).
       *[bonus] Unter "bonuses" ergänzen, mit "side": "attack" (Angriff) oder "side": "defence" (Verteidigung).
    }
P042 = { $known ->
        [no] Dieser Partei kann „{ $id }“ nicht gelungen sein.
       *[yes] { $oudlers ->
            [0] Hat der Angriff keinen Oudler, kann dieser Partei „{ $id }“ bei keiner Punktzahl gelungen sein.
            [one] Hat der Angriff einen Oudler, kann dieser Partei „{ $id }“ bei keiner Punktzahl gelungen sein.
           *[other] Hat der Angriff { $oudlers } Oudler, kann dieser Partei „{ $id }“ bei keiner Punktzahl gelungen sein.
        }
    }
    .help = Bitte prüfen, wem es gelungen ist, und die Oudler noch einmal zählen.
P043 = { $side ->
        [attack] „{ $id }“ erhält in diesem Spiel der Angriff, nicht die Verteidigung.
       *[defence] „{ $id }“ erhält in diesem Spiel die Verteidigung, nicht der Angriff.
    }
    .help = Nur die Partei weglassen oder, falls die Prämie nicht verdient wurde, die ganze Prämie.
P044 = Eine Angabe „{ $word }“ gibt es nicht.
    .help = Hier stehen die englischen Wörter der Bedingungen und Beträge, etwa "attack.tricks" oder { "\"last_trick.petit\"" }.
P046 = „{ $id }“ ({ $level }) durfte in diesem Spiel nicht gemeldet werden.
    .help = Die Regeln nennen eine Bedingung, die dieses Spiel nicht erfüllt. Die Meldung weglassen oder das Spiel berichtigen.
P047 = „{ $id }“ wurde angesagt und ist als misslungen angegeben, nach den Punkten ist es aber gelungen.
    .help = Noch einmal zählen oder die Partei ergänzen, der es gelungen ist, etwa: "kept": "attack"
P048 = „{ $key }“ kann in diesem Spiel nicht { $value } sein.
    .help = { $only ->
        [yes] In einem solchen Spiel ist es { $least }. Dies und die übrigen Angaben prüfen.
        [none] In einem solchen Spiel gibt es das nicht. Weglassen.
       *[no] In einem solchen Spiel sind es { $least } bis { $most }. Dies und die übrigen Angaben prüfen.
    }
P049 = { $known ->
        [points] Mit { $points } Punkten kann die Differenz nicht { $margin } sein, wie viele Oudler es auch sind.
        [oudlers] { $oudlers ->
            [0] Ohne Oudler kann die Differenz nicht { $margin } sein.
            [one] Mit nur einem Oudler kann die Differenz nicht { $margin } sein.
           *[other] Mit { $oudlers } Oudlern kann die Differenz nicht { $margin } sein.
        }
       *[nothing] In diesem Kontrakt kann die Differenz nicht { $margin } sein.
    }
    .help = { $whole ->
        [yes] Sie ist eine ganze Zahl von { $least } bis { $most }; unter 0 ist der Kontrakt verloren. Bitte berichtigen oder stattdessen Punkte und Oudler angeben.
       *[no] Sie liegt zwischen { $least } und { $most }; unter 0 ist der Kontrakt verloren. Bitte berichtigen oder stattdessen Punkte und Oudler angeben.
    }
P050 = Bei der Meldung „{ $id }“ fehlt die Stufe.
    .help = "level" mit einer dieser Stufen ergänzen: { LIST($known) }.
P051 = Bei „{ $id }“ fehlt, wer es angesagt hat und wem es gelungen ist.
    .help = "announced" oder "kept" mit der Partei ergänzen, etwa "kept": "attack"; gab es weder das eine noch das andere, weglassen.
P053 = Nach diesen Regeln hat ein Blatt { COUNTED($wanted, noun: "card") }; angegeben sind { $given }.
    .help = Jede Karte des Blatts einmal angeben, so wie es vor dem Bieten ist. Für eine andere Zahl von Spielern --players hinzufügen.
P054 = Diese Regeln haben keine Tabelle, nach der man ein Blatt bewerten könnte.
    .help = Regeln wählen, die eine haben, oder die Merkmale in der eigenen Datei angeben.
P055 = { $oudlers ->
        [0] Ohne Oudler
        [one] Mit nur einem Oudler
       *[other] Mit { $oudlers } Oudlern
    } kann der Angriff hier nicht genau { $given } Punkte haben: Das ergibt keine Zahl von Stichen.
    .help = Möglich und am nächsten daran sind { $below } und { $above }. Bitte noch einmal zählen.
P076 = Diese Regeln sagen nicht, was aus „{ $word }“ folgt.
    .help = { $hint ->
        [near] Ist „{ $suggestion }“ gemeint?
        [list] Es gibt: { LIST($known) }.
       *[none] Diese Regeln nennen keine Fehler.
    }
P077 = Es fehlt, wer den Fehler „{ $id }“ gemacht hat.
    .help = Den Platz ergänzen, etwa: "player": 2
P078 = „{ $id }“ meint einen Fehler { $side ->
        [attack] des Angriffs, aber der Spieler auf Platz { $seat } gehört zur Verteidigung
       *[defence] der Verteidigung, aber der Spieler auf Platz { $seat } gehört zum Angriff
    }.
    .help = Den Platz berichtigen oder den Fehler nennen, der gemeint ist.
P079 = Eine Strafe von { $given } ist angegeben, aber „{ $id }“ kostet { $most ->
        [0] nichts
       *[other] höchstens { $most }
    }.
    .help = Die Strafe berichtigen oder weglassen.
P084 = „{ $id }“ wird nur durch ein Gebot angesagt, und dieser Kontrakt sagt es nicht an.
    .help = "announced" weglassen oder den Kontrakt angeben, der geboten wurde: { LIST($known) }.
P081 = { $given } Punkte sind nicht möglich: Jede Partei zählt { $added } hinzu.
    .help = Zu dem, was die Karten des Angriffs zählen, die { $added } Punkte hinzuzählen.
P110 = { $what ->
        [missing] Es fehlt „{ $asked }“, wonach die Spieler gereiht werden.
       *[count] Unter „{ $asked }“ stehen { $given } Zahlen, es spielen aber { $players }.
    }
    .help = { $place ->
        [own] { $players } Zahlen in der Reihenfolge der Plätze unter { "\"facts_by_seat\"" } angeben: "{ $asked }": […]
        [deal] Unter { "\"facts\"" } angeben.
       *[seats] { $players } Zahlen in der Reihenfolge der Plätze angeben: "{ $asked }": […]
    }
P111 = „{ $key }“ kann für Platz { $seat } nicht { $given } sein.
    .help = Für diesen Spieler liegt die Zahl zwischen { $least } und { $most }. Bitte prüfen; die Plätze zählen ab 0.
P112 = Die Zahlen unter „{ $key }“ ergeben zusammen { $given }; das ist nicht möglich.
    .help = { $only ->
        [yes] Zusammen ergeben sie { $least }. Bitte nachzählen.
       *[no] Zusammen ergeben sie zwischen { $least } und { $most }; der Rest liegt im Hund. Bitte nachzählen.
    }
P113 = Niemand hat genommen, also hat dieses Spiel kein „{ $key }“.
    .help = „{ $key }“ bitte weglassen. Hat jemand genommen, so ist wegzulassen, was zu jedem Platz gesagt ist.
P114 = Es fehlt jede Angabe zu diesem Spiel.
    .help = Zu einem gespielten Spiel mindestens angeben: { "{" }"taker": 0, "contract": "{ $contract }", "{ "card_points" }": 49, "oudlers": 2{ "}" }. Haben alle gepasst: { "{" }"taker": null{ "}" }
R110 = Gezahlt wird für { $given } Plätze, gereiht werden aber { $players } Spieler.
    .help = Für jeden Platz einen Betrag angeben, den besten zuerst.
R111 = { $kind ->
        [places] Dieser Gleichstand ist für { $given } Spieler angegeben, es spielen aber { $players }.
        [pays] Dieser Gleichstand bringt { $given } Spielern etwas, es spielen aber { $players }.
       *[level] Bei diesem Gleichstand erhalten Spieler auf demselben Platz nicht dasselbe.
    }
    .help = { $kind ->
        [level] Allen, die sich einen Platz teilen, denselben Betrag geben.
        [places] Alle { $players } Spieler mitzählen; wer seinen Platz mit niemandem teilt, zählt 1.
       *[pays] Alle { $players } Spieler mitzählen; wer seinen Platz mit niemandem teilt, zählt 1.
    }
R112 = Was die Plätze bringen, ergibt zusammen { $sum } und nicht null.
    .help = Wird am Tisch so gespielt, ist alles in Ordnung. Sonst die Beträge bitte prüfen.
R113 = Es fehlt, wonach die Spieler in „{ $name }“ gereiht werden.
    .help = Eine Zeile ergänzen, etwa: { $way }
R114 = „{ $name }“ wird nie gespielt.
    .help = Wird so gespielt, wenn alle passen, so „{ $way }“ ergänzen. Sonst die Spielweise bitte weglassen.
R115 = Nach diesen Regeln nimmt niemand, und nirgends steht, wie dann gespielt wird.
    .help = Eine Spielweise beschreiben und hier nennen: { $way }. Oder den Höchstbietenden nehmen lassen.
R116 = „{ $word }“ setzt voraus, dass geboten wird; hier wird nicht geboten.
    .other = niemand nimmt
    .appointed = der Nehmer steht vorher fest
    .help = { $what } anders angeben oder den Höchstbietenden nehmen lassen.
R117 = Den Pot kann nie jemand gewinnen.
    .taker = niemand nimmt
    .help = Eine Mouche kann nur ein Nehmer gewinnen. Den Pot bitte weglassen oder jemanden nehmen lassen.
R118 = { $holds ->
        [never] „{ $name }“ verbietet keine Karte: Die Bedingung trifft nie zu.
       *[always] „{ $name }“ verbietet alle Karten und damit keine: Wer keine andere hat, darf jede spielen.
    }
    .help = Die Bedingung ändern oder das Verbot bitte weglassen.
R119 = In Spielen ohne Nehmer wird nicht gerundet: Was beim Runden übrig bleibt, übernimmt der Nehmer, und den gibt es dort nicht.
    .plays = solche Spiele werden gespielt
    .help = Wird am Tisch so gespielt, ist alles in Ordnung. Sonst die Beträge der Plätze runden.
R120 = In „{ $name }“ bringen die Plätze jetzt andere Beträge, bei Gleichstand gelten aber noch die früheren.
    .tied = von vorher
    .help = Für jeden dieser Gleichstände neu angeben, was er bringt, oder ihn streichen: { LIST($ties) }. Ist er gestrichen, so erhält jeder den Durchschnitt dessen, was die geteilten Plätze bringen. Sollen die früheren Beträge gelten, sie noch einmal angeben.
R121 = Hier wird nicht geboten, also darf es nur einen Kontrakt geben; es sind { $n }.
    .other = der Nehmer steht vorher fest
    .help = Die anderen entfernen oder den Höchstbietenden nehmen lassen.
