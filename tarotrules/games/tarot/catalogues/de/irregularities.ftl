### Was die Regeln verbieten und doch geschieht, und was daraus folgt.
### Eine Folge beginnt klein und hat keinen Punkt: Sie steht allein als Satz oder hinter einem Doppelpunkt.

name-irregularities-result = Vorteil durch einen Fehler
fault-result = Was eine Partei durch einen Fehler gewonnen hat, geht an die Gegenpartei. Gewinnt die Partei, die den Fehler gemacht hat, das Spiel trotzdem, so ist es ungültig; verliert sie, so zählt es.
name-irregularities-fines = Strafpunkte
fault-fines = Strafpunkte treffen nur den Spieler, der den Fehler gemacht hat: Sie werden neben der Abrechnung notiert, und niemand bekommt sie gutgeschrieben.
fault-event =
    { $event ->
        [cut_card_seen] Karte beim Abheben gesehen
        [deal_card_seen] Karte beim Geben von einem anderen Spieler aufgedeckt
        [wrong_dealer] Falscher Geber
        [early_pickup] Karten zu früh aufgenommen
        [wrong_count] Falsche Kartenzahl
        [count_hidden] Falsche Kartenzahl, vom Geber verschwiegen
        [discard_too_many] Zu viele Karten abgelegt
        [discard_too_few] Zu wenige Karten abgelegt
        [chien_seen] Verdeckten Hund angesehen
        [card_exposed] Karte gezeigt
        [lead_out_of_turn] Außer der Reihe ausgespielt
        [play_out_of_turn] Außer der Reihe zugegeben
        [revoke] Falsch bedient
        [claim_disordered] { $titles }: Karten ungeordnet
        [claim_incomplete] { $titles }: zu wenige Karten gezeigt
        [claim_false] { $titles }: zu wenige Karten auf der Hand
        [claim_too_many] { $titles }: zu viele Karten gezeigt
        [claim_early] { $titles }: zu früh gezeigt
        [claim_late] { $titles }: zu spät gezeigt
        [claim_excuse] { $titles }: Excuse gezeigt, Trumpf zurückgehalten
       *[last_cards_claimed] Letzte Karten zu Unrecht hingelegt
    }
    .word-event = Vorfall
fault-revoke =
    { $duties ->
        [all] Falsch bedient, wer bedienen, stechen oder überstechen müsste und könnte, es aber nicht tut{ $see }.
        [trump] Falsch bedient, wer bedienen oder stechen müsste und könnte, es aber nicht tut{ $see }.
        [overtrump] Falsch bedient, wer bedienen oder überstechen müsste und könnte, es aber nicht tut{ $see }.
       *[follow] Falsch bedient, wer bedienen könnte, es aber nicht tut{ $see }.
    }
fault-meant =
    { $event ->
        [count_hidden] Der Geber verschweigt, dass sein Blatt und der Hund die falsche Kartenzahl haben.
        [chien_seen] Jemand hat einen Hund angesehen, den der Kontrakt verdeckt lässt.
        [claim_incomplete] Das Blatt reicht aus, doch liegt nicht alles offen.
        [claim_false] Es liegen weniger Karten offen als verlangt, und mehr hat das Blatt nicht.
       *[last_cards_claimed] Ein Spieler legt seine letzten Karten offen hin und beansprucht Stiche, die nicht sicher waren.
    }
fault-if =
    { $by ->
        [attack] Fehler des Angriffs{ $found ->
            [any] {""}
            [in_deal] , bemerkt vor dem Ende des Gebens
            [after_deal] , bemerkt erst nach dem Geben
            [before_first_lead] , bemerkt nach dem Bieten, aber vor dem ersten Ausspiel
            [in_play] , bemerkt erst nach dem ersten Ausspiel
            [in_trick] , bemerkt vor dem nächsten Stich
           *[after_trick] , bemerkt erst im nächsten Stich oder später
        }
        [defence] Fehler der Verteidigung{ $found ->
            [any] {""}
            [in_deal] , bemerkt vor dem Ende des Gebens
            [after_deal] , bemerkt erst nach dem Geben
            [before_first_lead] , bemerkt nach dem Bieten, aber vor dem ersten Ausspiel
            [in_play] , bemerkt erst nach dem ersten Ausspiel
            [in_trick] , bemerkt vor dem nächsten Stich
           *[after_trick] , bemerkt erst im nächsten Stich oder später
        }
       *[anyone] Bemerkt { $found ->
            [in_deal] vor dem Ende des Gebens
            [after_deal] erst nach dem Geben
            [before_first_lead] nach dem Bieten, aber vor dem ersten Ausspiel
            [in_play] erst nach dem ersten Ausspiel
            [in_trick] vor dem nächsten Stich
           *[after_trick] erst im nächsten Stich oder später
        }
    }
    .word-by = durch
    .word-found = bemerkt
fault-then = { $if }: { BEGIN($then) }.
fault-and = { $one }; { $two }
fault-alone = { $then }.
fault-remedy =
    { $remedy ->
        [taken_back] { $of ->
            [revoke] die Karte wird zurückgenommen und durch eine andere ersetzt
            [claim] die Karten werden wieder auf die Hand genommen
           *[card] die Karte wird zurückgenommen
        }
        [put_right] der Fehler wird berichtigt
        [cut_again] es wird noch einmal abgehoben
        [dealt_again] { $of ->
            [dealer] die Karten werden eingesammelt, und der richtige Geber gibt
           *[card] derselbe Geber gibt noch einmal
        }
        [dealt_again_silent] { $of ->
            [dealer] die Karten werden eingesammelt, und der richtige Geber gibt; wer den Fehler gemacht hat, darf nicht bieten
           *[card] derselbe Geber gibt noch einmal, und nur wer den Fehler gemacht hat, darf nicht bieten
        }
        [silent_next] wer den Fehler gemacht hat, darf im nächsten Spiel nicht bieten
        [taker_decides] der Nehmer darf die Karte gelten lassen; sonst muss der Spieler, der an der Reihe ist, nach Wahl des Nehmers entweder diese Farbe ausspielen oder eine andere, die der Nehmer aber nicht bestimmen darf
        [last_trick_lost] der letzte Stich, dem eine Karte fehlt, geht mit der besten Karte der Ablage an die Verteidigung
        [last_card_kept] dem Nehmer bleibt die übrige Karte als letzter Stich, der keine Prämie bringt
       *[least_favourable] die restlichen Karten werden so gespielt, wie es für den Spieler, der den Fehler gemacht hat, am ungünstigsten ist
    }
    .word-remedy = Abhilfe
fault-exempt-card = { GENDER($card) ->
        [m] den
       *[f] die
    } { NOUN($card, case: "accusative") }
fault-exempt = Spielt dieser Spieler dann { $cards }, so geht die Pflicht auf den nächsten über.
fault-deal =
    { $deal ->
        [annulled] das Spiel ist ungültig
       *[annulled_if_won] gewertet wird nach Regel { $rule }{ $fine ->
            [none] , aber ohne Strafpunkte
           *[usual] {""}
        }
    }
fault-claim =
    { $claim ->
        [counts] die Meldung zählt
        [lapses] die Meldung zählt nicht
       *[lapses_if_won] die Meldung zählt nur, wenn die Partei, die gemeldet hat, das Spiel verliert
    }
fault-fine =
    { $charged ->
        [always] es gibt { $fine ->
            [one] einen Strafpunkt
           *[other] { $fine } Strafpunkte
        }
        [after_warning] beim ersten Mal gibt es eine Verwarnung, bei jedem weiteren Mal { $fine ->
            [one] einen Strafpunkt
           *[other] { $fine } Strafpunkte
        }
       *[if_wished] es dürfen Strafpunkte verhängt werden, höchstens { $fine }
    }
    .word-fine = Strafe
    .word-charged = verhängt
fault-nothing = es wird weitergespielt

# In der Abrechnung eines Spiels.
account-fault-annulled = { $what } ({ $who }): Das Spiel ist ungültig, niemandem wird etwas angeschrieben.
account-fault-won = { $what } ({ $who }), und die schuldige Partei gewinnt trotzdem: Das Spiel ist ungültig, niemandem wird etwas angeschrieben.
account-fault-counts = { $what } ({ $who }), und die eigene Partei verliert: Das Spiel zählt.
account-fault-lapsed = { $what } wird nicht bezahlt, weil die Karten falsch gezeigt wurden.
account-fines = Strafpunkte, neben der Abrechnung:
account-fine = { SIGNED($fine) } ({ $what })

index-fault = Fehler
index-fine = Strafpunkte
