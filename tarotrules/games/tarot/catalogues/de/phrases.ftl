### Tatbestände, die das Wendungsbuch als Ganzes kennt. Was allein steht, folgt auf „Wenn“, mit dem Verb am Ende; die
### anderen Teile sagen, wer dafür bezahlt wird und was hinzukommt.

## Prämien

bonus-judged = Darüber entscheidet die Runde: „{ $words }“.
bonus-awarded = die Runde diese Prämie zuspricht
bonus-read = { $when }
bonus-unit = Wenn { $when }, bekommt { $payee }{ CLOSE($payee) } { $amount }{ $two ->
        [yes] {""}
       *[no] {" "}je Verteidiger
    }{ $multiplied ->
        [yes] , multipliziert mit dem Faktor des Kontrakts
       *[no] { "" }
    }{ $anyway ->
        [yes] , auch bei verlorenem Spiel
       *[no] { "" }
    }.{ $multiplied ->
        [yes] { "" }
       *[no] { " " }Der Faktor des Kontrakts gilt dafür nicht.
    }
bonus-margin = Wenn { $when }, ändert sich noch vor jeder Rundung die Differenz um { $amount }; den Vorteil davon hat { $payee }.
bonus-players = Wenn { $when }, bekommt { $payee }{ CLOSE($payee) } { $basis ->
        [per_head] { $source ->
            [others] von jedem anderen Spieler { $amount }, unabhängig vom Kontrakt
           *[party] von jedem, der zahlt, { $amount }, unabhängig vom Kontrakt; Zahler ist { $payer }
        }
       *[in_all] insgesamt { $amount }, unabhängig vom Kontrakt; dazu trägt { $payer }{ CLOSE($payer) } zu gleichen Teilen bei
    }.
phrase-card-at-the-end = { NOUN($one-card, case: "definite") } im letzten Stich liegt
    .winner = die Partei, die diesen Stich gewinnt
    .loser = die Partei, die diesen Stich nicht gewinnt
    .player = der Spieler, der diesen Stich gewinnt
    .inside = { GENDER($one-card) ->
        [m] dem
       *[f] der
    } { NOUN($one-card, case: "dative") }
phrase-card-in-the-first-trick = { NOUN($one-card, case: "definite") } im ersten Stich liegt
    .winner = die Partei, die diesen Stich gewinnt
    .loser = die Partei, die diesen Stich nicht gewinnt
    .player = der Spieler, der diesen Stich gewinnt
    .first = { GENDER($one-card) ->
        [m] dem
       *[f] der
    } { NOUN($one-card, case: "dative") }
phrase-cards-in-one-trick = { NOUN($one-card, case: "definite") } und { NOUN($other-card, case: "definite") } im selben Stich liegen
    .winner = die Partei, die diesen Stich gewinnt
    .loser = die Partei, die diesen Stich nicht gewinnt
    .player = der Spieler, der diesen Stich gewinnt
phrase-carried-home = { phrase-card-at-the-end }
    .winner = { phrase-card-at-the-end.winner }
    .loser = { phrase-card-at-the-end.loser }
    .player = der Spieler, der diesen Stich gewinnt
    .inside = { phrase-card-at-the-end.inside }
    .carrier = { GENDER($other-card) ->
        [m] dem
       *[f] der
    } { NOUN($other-card, case: "dative") }
    .more = Gewinnt eine Partei alle Stiche und den letzten davon mit { GENDER($other-card) ->
        [m] dem
       *[f] der
    } { NOUN($other-card, case: "dative") }, so genügt es auch, wenn { NOUN($one-card, case: "definite") } im vorletzten Stich liegt.
phrase-won-with-card-at-the-end = ein Spieler den letzten Stich mit { GENDER($one-card) ->
        [m] dem
       *[f] der
    } { NOUN($one-card, case: "dative") } gewinnt
    .winner = seine Partei
    .winner-of-trick = die Partei, die diesen Stich gewinnt
    .loser = die Gegenpartei
phrase-lost-card-at-the-end = ein Spieler { GENDER($one-card) ->
        [m] den
       *[f] die
    } { NOUN($one-card, case: "accusative") } im letzten Stich verliert, und sei es an einen Spieler der eigenen Partei
    .winner = die Gegenpartei
    .taker = die Partei, die diesen Stich gewinnt
    .loser = seine Partei
phrase-class-wins-at-the-end = { GENDER($some-cards) ->
        [m] ein
       *[f] eine
    } { NOUN($some-cards) } den letzten Stich gewinnt
    .winner = die Partei, die ihn macht
    .loser = die Gegenpartei
    .player = der Spieler, der diesen Stich gewinnt
phrase-card-wins-at-the-end = { NOUN($one-card, case: "definite") } den letzten Stich gewinnt
    .winner = die Partei, die ihn macht
    .loser = die Gegenpartei
    .player = der Spieler, der diesen Stich gewinnt
phrase-class-at-the-end = { GENDER($some-cards) ->
        [m] ein
       *[f] eine
    } { NOUN($some-cards) } im letzten Stich liegt
    .winner = die Partei, die diesen Stich gewinnt
    .loser = die Partei, die diesen Stich nicht gewinnt
    .player = der Spieler, der diesen Stich gewinnt
    .inside = { GENDER($some-cards) ->
        [m] einem
       *[f] einer
    } { NOUN($some-cards, case: "dative") }
phrase-so-many-at-the-end = mindestens { COUNTED($count-n) } im letzten Stich liegen
    .winner = die Partei, die diesen Stich gewinnt
    .loser = die Partei, die diesen Stich nicht gewinnt
    .player = der Spieler, der diesen Stich gewinnt
    .inside = { COUNTED($count-n, case: "dative") }
phrase-both-at-the-end = { NOUN($one-card, case: "definite") } und { NOUN($other-card, case: "definite") } beide im letzten Stich liegen
    .winner = die Partei, die diesen Stich gewinnt
    .loser = die Partei, die diesen Stich nicht gewinnt
    .player = der Spieler, der diesen Stich gewinnt
    .inside = { GENDER($one-card) ->
        [m] dem
       *[f] der
    } { NOUN($one-card, case: "dative") } und { GENDER($other-card) ->
        [m] dem
       *[f] der
    } { NOUN($other-card, case: "dative") }
phrase-card-or-class-at-the-end = { NOUN($one-card, case: "definite") } oder mindestens { COUNTED($count-n) } im letzten Stich liegen
    .winner = die Partei, die diesen Stich gewinnt
    .loser = die Partei, die diesen Stich nicht gewinnt
    .player = der Spieler, der diesen Stich gewinnt
phrase-card-in-the-last-two = { NOUN($one-card, case: "definite") } in einem der beiden letzten Stiche liegt
    .winner = die Partei, die den allerletzten gewinnt
phrase-card-captured = eine Partei der anderen { GENDER($one-card) ->
        [m] den
       *[f] die
    } { NOUN($one-card, case: "accusative") } abnimmt
    .winner = sie
    .loser = die andere Partei
phrase-card-saved = die Partei, die { GENDER($one-card) ->
        [m] den
       *[f] die
    } { NOUN($one-card, case: "accusative") } spielt, auch den Stich gewinnt
    .winner = sie
    .loser = die Gegenpartei
phrase-card-saved-by-far = die Partei, die { GENDER($one-card) ->
        [m] den
       *[f] die
    } { NOUN($one-card, case: "accusative") } spielt, auch den Stich gewinnt und die Differenz mindestens { $n } beträgt
    .winner = sie
    .loser = die Gegenpartei
phrase-card-won = { NOUN($one-card, case: "definite") } in einem der Stiche liegt
    .winner = der Spieler, der diesen Stich gewinnt
    .winners = die Partei, die diesen Stich gewinnt
phrase-made-without-oudler = der Angriff seinen Kontrakt ohne einen einzigen Oudler erfüllt
    .attack = er
phrase-lost-with-oudlers = der Angriff seinen Kontrakt trotz { COUNTED($n, noun: "oudler", case: "dative") } nicht erfüllt
    .attack = er
phrase-made-by-far = der Angriff seinen Kontrakt mit einer Differenz von mindestens { $n } erfüllt
    .attack = er
phrase-made-narrowly = der Angriff seinen Kontrakt mit einer Differenz von höchstens { $n } erfüllt
    .attack = er
phrase-made-in-few-tricks = der Angriff seinen Kontrakt mit höchstens { $n ->
        [one] { NUMBER($n, gender: "m", case: "dative") } Stich
       *[other] { NUMBER($n, gender: "m", case: "dative") } Stichen
    } erfüllt
    .attack = er
phrase-no-trick = { $any-side ->
        [attack] der Angriff
       *[defence] die Verteidigung
    } keinen einzigen Stich gewinnt
phrase-somebody-wins-the-last = der { $any-player ->
        [taker] Nehmer
        [partner] Partner
       *[dealer] Geber
    } den letzten Stich gewinnt
    .player = er
    .side = seine Partei
    .others = die Gegenpartei
phrase-card-in-the-chien = { NOUN($one-card, case: "definite") } im Hund lag
phrase-card-in-the-discard = { NOUN($one-card, case: "definite") } abgelegt wurde
phrase-feat-with-partner = dem Nehmer und dem Partner zusammen { TITLE($any-feat, form: "nominative") } gelingt
    .partner = der Partner
    .attack = der Angriff
phrase-feat-achieved = einer Partei { TITLE($any-feat, form: "nominative") } gelingt
    .side = sie
phrase-feat-by-side = { $any-side ->
        [attack] dem Angriff
       *[defence] der Verteidigung
    } { TITLE($any-feat, form: "nominative") } gelingt
    .side = diese Partei
phrase-side-points = { $any-side ->
        [attack] der Angriff
       *[defence] die Verteidigung
    } mindestens { $n } Kartenpunkte erreicht
    .side = diese Partei
phrase-side-oudlers = { $any-side ->
        [attack] der Angriff
       *[defence] die Verteidigung
    } am Ende mindestens { COUNTED($n, noun: "oudler", case: "accusative") } hat
    .side = diese Partei
phrase-side-cards = { $any-side ->
        [attack] der Angriff
       *[defence] die Verteidigung
    } { $all ->
        [yes] alle
       *[no] genau
    } { COUNTED($count-n, case: "accusative") } gewinnt
    .side = diese Partei
phrase-side-cards-or-more = { $any-side ->
        [attack] der Angriff
       *[defence] die Verteidigung
    } { $all ->
        [yes] alle
       *[no] mindestens
    } { COUNTED($count-n, case: "accusative") } gewinnt
    .side = diese Partei

## Blätter: Nebensätze nach „Wer“, mit dem Verb am Ende

redeal-who = Wer { $has }, { $duty ->
        [must] muss das { $moment ->
            [before_play] vor dem ersten Ausspiel
            [before_chien] vor dem Aufdecken des Hundes
            [before_auction] vor dem Bieten
           *[own_turn] { $turns ->
                [one] unmittelbar vor seinem Gebot oder Passen
               *[several] vor seinem ersten Wort beim Bieten
            }
        } bekannt geben; das Spiel ist dann ungültig
       *[may] darf das Spiel { $moment ->
            [before_play] vor dem ersten Ausspiel
            [before_chien] vor dem Aufdecken des Hundes
            [before_auction] vor dem Bieten
           *[own_turn] { $turns ->
                [one] unmittelbar vor seinem Gebot oder Passen
               *[several] vor seinem ersten Wort beim Bieten
            }
        } für ungültig erklären
    }.
exempt-who = Für { GENDER($card) ->
        [m] den
       *[f] die
    } { NOUN($card, case: "accusative") } gelten die folgenden Regeln nur bei einem Spieler, der nach dem Geben { $has }.
claim-level-who = Wer { $has }, darf { TITLE($title, form: "accusative") } melden; die Meldung ist { $worth } wert.
phrase-bare-trump = { GENDER($one-trump) ->
        [m] den
       *[f] die
    } { NOUN($one-trump, case: "accusative") }, aber weder einen anderen Trumpf noch die Excuse hat
phrase-bare-excuse = die Excuse, aber keinen Trumpf hat
phrase-only-one-of-class = { GENDER($one-card) ->
        [m] den
       *[f] die
    } { NOUN($one-card, case: "accusative") }, aber { GENDER($some-cards) ->
        [m] keinen anderen
       *[f] keine andere
    } { NOUN($some-cards, case: "accusative") } hat
phrase-has-card = { GENDER($one-card) ->
        [m] den
       *[f] die
    } { NOUN($one-card, case: "accusative") } hat
phrase-lacks-card = { GENDER($one-card) ->
        [m] den
       *[f] die
    } { NOUN($one-card, case: "accusative") } nicht hat
phrase-no-trump-nor-excuse = weder einen Trumpf noch die Excuse hat
phrase-none-of-class = { GENDER($some-cards) ->
        [m] keinen
       *[f] keine
    } { NOUN($some-cards, case: "accusative") } hat
phrase-neither-class = weder { GENDER($some-cards) ->
        [m] einen
       *[f] eine
    } { NOUN($some-cards, case: "accusative") } noch { GENDER($other-cards) ->
        [m] einen
       *[f] eine
    } { NOUN($other-cards, case: "accusative") } hat
phrase-no-trump-excuse-nor-class = weder { GENDER($some-cards) ->
        [m] einen
       *[f] eine
    } { NOUN($some-cards, case: "accusative") } noch einen Trumpf noch die Excuse hat
phrase-no-trump-and-excuse-or-none-of-class = { GENDER($some-cards) ->
        [m] keinen
       *[f] keine
    } { NOUN($some-cards, case: "accusative") } hat oder weder einen Trumpf noch die Excuse hat
phrase-either-class-missing = { GENDER($some-cards) ->
        [m] keinen
       *[f] keine
    } { NOUN($some-cards, case: "accusative") } oder { GENDER($other-cards) ->
        [m] keinen
       *[f] keine
    } { NOUN($other-cards, case: "accusative") } hat
phrase-none-of-class-nor-card = weder { GENDER($some-cards) ->
        [m] einen
       *[f] eine
    } { NOUN($some-cards, case: "accusative") } noch { GENDER($one-card) ->
        [m] den
       *[f] die
    } { NOUN($one-card, case: "accusative") } hat
phrase-so-many-trumps-or-excuse = mindestens { COUNTED($n, noun: "class-trumps", case: "accusative") } hat (die Excuse zählt mit)
phrase-so-many-of-class = mindestens { COUNTED($count-n, case: "accusative") } hat
phrase-exactly-so-many-of-class =
    { $all ->
        [yes] alle { COUNTED($count-n, case: "accusative") } hat
       *[no] genau { COUNTED($count-n, case: "accusative") } hat
    }
phrase-at-most-so-many-of-class = höchstens { COUNTED($count-n, case: "accusative") } hat
phrase-so-many-of-class-and-none-of-other = mindestens { COUNTED($count-n, case: "accusative") }, aber { GENDER($other-cards) ->
        [m] keinen
       *[f] keine
    } { NOUN($other-cards, case: "accusative") } hat
phrase-exactly-so-many-and-none-of-other = genau { COUNTED($count-n, case: "accusative") }, aber { GENDER($other-cards) ->
        [m] keinen
       *[f] keine
    } { NOUN($other-cards, case: "accusative") } hat
phrase-at-most-so-many-and-none-of-other = höchstens { COUNTED($count-n, case: "accusative") } und { GENDER($other-cards) ->
        [m] keinen
       *[f] keine
    } { NOUN($other-cards, case: "accusative") } hat
phrase-at-most-so-many-and-neither-of-others = höchstens { COUNTED($count-n, case: "accusative") } und weder { GENDER($other-cards) ->
        [m] einen
       *[f] eine
    } { NOUN($other-cards, case: "accusative") } noch { GENDER($third-cards) ->
        [m] einen
       *[f] eine
    } { NOUN($third-cards, case: "accusative") } hat
phrase-has-both-cards = sowohl { GENDER($one-card) ->
        [m] den
       *[f] die
    } { NOUN($one-card, case: "accusative") } als auch { GENDER($other-card) ->
        [m] den
       *[f] die
    } { NOUN($other-card, case: "accusative") } hat
phrase-card-and-so-many-of-class = { GENDER($one-card) ->
        [m] den
       *[f] die
    } { NOUN($one-card, case: "accusative") } und mindestens { COUNTED($count-n, case: "accusative") } hat
phrase-card-and-none-of-class = { GENDER($one-card) ->
        [m] den
       *[f] die
    } { NOUN($one-card, case: "accusative") }, aber { GENDER($some-cards) ->
        [m] keinen
       *[f] keine
    } { NOUN($some-cards, case: "accusative") } hat
phrase-so-many-of-both = mindestens { COUNTED($count-n, case: "accusative") } und mindestens { COUNTED($count-m, case: "accusative") } hat
phrase-few-of-two-classes = an { NOUN($some-cards, number: "other", case: "dative") } und { NOUN($other-cards, number: "other", case: "dative") } zusammen weniger als { COUNTED($n, noun: "card", case: "accusative") } hat
phrase-nothing-but-trumps = nichts als Trümpfe hat (die Excuse zählt mit)
phrase-nothing-but-class = nichts als { NOUN($some-cards, number: "other", case: "accusative") } hat

## Der Hund: ein Nebensatz nach „wenn“

phrase-chien-free-of-trumps-and-class = im Hund weder { GENDER($some-cards) ->
        [m] ein
       *[f] eine
    } { NOUN($some-cards) } noch ein Trumpf noch die Excuse liegt
phrase-chien-free-of-trumps = im Hund weder ein Trumpf noch die Excuse liegt
phrase-chien-free-of-class = im Hund { GENDER($some-cards) ->
        [m] kein
       *[f] keine
    } { NOUN($some-cards) } liegt
phrase-chien-free-of-two-classes = im Hund weder { GENDER($some-cards) ->
        [m] ein
       *[f] eine
    } { NOUN($some-cards) } noch { GENDER($other-cards) ->
        [m] ein
       *[f] eine
    } { NOUN($other-cards) } liegt

## Karten mit Namen, ohne Artikel

card-suit-alone = { suit-name }
card-low-alone = { suit-name }-{ $n }

## Verbotene Karten

phrase-so-many-in-one-trick = In einem Stich dürfen höchstens { COUNTED($count-n) } gespielt werden.
