### Ce que les règles interdisent et que des joueurs font, et ce qui s'ensuit.
### Une conséquence commence par une minuscule et n'a pas de point : elle fait une phrase, seule ou après « si … ».

name-irregularities-result = Profit d’une faute
fault-result = Ce qu’un camp a gagné par une faute revient à l’autre. Si le camp fautif gagne la donne malgré tout, elle est annulée ; s’il la perd, elle compte.
name-irregularities-fines = Amendes
fault-fines = Une amende ne frappe que le joueur fautif : on l’inscrit à part, et personne ne la reçoit.
fault-event =
    { $event ->
        [cut_card_seen] Carte vue à la coupe
        [deal_card_seen] Carte retournée par un autre que le donneur
        [wrong_dealer] Erreur de donneur
        [early_pickup] Jeu relevé trop tôt
        [wrong_count] Mauvais nombre de cartes
        [count_hidden] Mauvais nombre de cartes, caché par le donneur
        [discard_too_many] Écart trop grand
        [discard_too_few] Écart trop petit
        [chien_seen] Chien regardé à tort
        [card_exposed] Carte exposée
        [lead_out_of_turn] Pli commencé hors tour
        [play_out_of_turn] Carte jouée hors tour
        [revoke] Renonce
        [claim_disordered] { $titles } : cartes en désordre
        [claim_incomplete] { $titles } : trop peu de cartes montrées
        [claim_false] { $titles } : trop peu de cartes en main
        [claim_too_many] { $titles } : trop de cartes montrées
        [claim_early] { $titles } : présentation prématurée
        [claim_late] { $titles } : présentation tardive
        [claim_excuse] { $titles } : Excuse montrée, atout caché
       *[last_cards_claimed] Dernières cartes étalées à tort
    }
    .word-event = fait
fault-revoke =
    { $duties ->
        [all] Fait une renonce celui qui ne fournit pas, ne coupe pas ou ne monte pas alors qu’il le peut et le doit{ $see }.
        [trump] Fait une renonce celui qui ne fournit pas ou ne coupe pas alors qu’il le peut et le doit{ $see }.
        [overtrump] Fait une renonce celui qui ne fournit pas ou ne monte pas alors qu’il le peut et le doit{ $see }.
       *[follow] Fait une renonce celui qui ne fournit pas alors qu’il le peut{ $see }.
    }
fault-meant =
    { $event ->
        [count_hidden] Le donneur s’aperçoit que sa main et le chien n’ont pas le bon nombre de cartes, et n’en dit rien.
        [chien_seen] Quelqu’un a regardé un chien que le contrat laisse caché.
        [claim_incomplete] La main suffit à l’annonce, mais trop peu de cartes sont étalées.
        [claim_false] Trop peu de cartes sont étalées, et la main ne suffit pas à l’annonce.
       *[last_cards_claimed] Un joueur étale ses dernières cartes et s’attribue des plis qui n’étaient pas certains.
    }
fault-if =
    { $by ->
        [attack] Si l’attaque est fautive{ $found ->
            [any] {""}
            [in_deal] {" "}et la faute découverte avant la fin de la distribution
            [after_deal] {" "}et la faute découverte après la distribution
            [before_first_lead] {" "}et la faute découverte après les enchères, mais avant l’entame
            [in_play] {" "}et la faute découverte pendant le jeu de la carte
            [in_trick] {" "}et la faute découverte avant le pli suivant
           *[after_trick] {" "}et la faute découverte une fois le pli suivant commencé
        }
        [defence] Si la défense est fautive{ $found ->
            [any] {""}
            [in_deal] {" "}et la faute découverte avant la fin de la distribution
            [after_deal] {" "}et la faute découverte après la distribution
            [before_first_lead] {" "}et la faute découverte après les enchères, mais avant l’entame
            [in_play] {" "}et la faute découverte pendant le jeu de la carte
            [in_trick] {" "}et la faute découverte avant le pli suivant
           *[after_trick] {" "}et la faute découverte une fois le pli suivant commencé
        }
       *[anyone] Si la faute est découverte { $found ->
            [in_deal] avant la fin de la distribution
            [after_deal] après la distribution
            [before_first_lead] après les enchères, mais avant l’entame
            [in_play] pendant le jeu de la carte
            [in_trick] avant le pli suivant
           *[after_trick] une fois le pli suivant commencé
        }
    }
    .word-by = fautif
    .word-found = constaté, constatée
fault-then = { $if }, { $then }.
fault-and = { $one } ; { $two }
fault-alone = { $then }.
fault-remedy =
    { $remedy ->
        [taken_back] { $of ->
            [revoke] la carte est reprise et remplacée par une autre
            [claim] les cartes sont reprises en main
           *[card] la carte est reprise
        }
        [put_right] l’erreur est corrigée
        [cut_again] on coupe de nouveau
        [dealt_again] { $of ->
            [dealer] les cartes sont rendues et le bon donneur distribue
           *[card] le même donneur redonne
        }
        [dealt_again_silent] { $of ->
            [dealer] les cartes sont rendues et le bon donneur distribue ; le fautif n’a pas le droit d’enchérir
           *[card] le même donneur redonne, et le fautif n’a pas le droit d’enchérir
        }
        [silent_next] le fautif n’a pas le droit d’enchérir à la donne suivante
        [taker_decides] le preneur peut accepter la carte ; sinon, celui dont c’est le tour doit jouer dans la couleur de cette carte ou, si le preneur le préfère, dans une autre, que le preneur ne choisit pas
        [last_trick_lost] le dernier pli, auquel il manque une carte, va à la défense, avec la meilleure carte de l’écart
        [last_card_kept] le preneur garde la carte qui lui reste, comme un dernier pli qui ne donne droit à aucune prime
       *[least_favourable] les cartes restantes sont jouées de la façon la plus défavorable au fautif
    }
    .word-remedy = réparation
fault-exempt-card = { NOUN($card, case: "definite") }
fault-exempt = Celui qui joue alors { $cards } reporte cette obligation sur le joueur suivant.
fault-deal =
    { $deal ->
        [annulled] la donne est annulée
       *[annulled_if_won] la règle { $rule } s’applique{ $fine ->
            [none] , mais sans amende
           *[usual] {""}
        }
    }
fault-claim =
    { $claim ->
        [counts] l’annonce compte
        [lapses] l’annonce ne compte pas
       *[lapses_if_won] l’annonce ne compte que si le camp fautif perd la donne
    }
fault-fine =
    { $charged ->
        [always] l’amende est de { COUNTED($fine, noun: "point") }
        [after_warning] le fautif reçoit un avertissement la première fois, { COUNTED($fine, noun: "point") } d’amende les suivantes
       *[if_wished] le fautif encourt jusqu’à { COUNTED($fine, noun: "point") } d’amende
    }
    .word-fine = amende
    .word-charged = perçue, infligée
fault-nothing = la donne se poursuit

# Dans le décompte d'une donne.
account-fault-annulled = { $what }, faute commise par { $who } : la donne est annulée et personne ne marque rien.
account-fault-won = { $what }, faute commise par { $who }, dont le camp gagne malgré tout : la donne est annulée et personne ne marque rien.
account-fault-counts = { $what }, faute commise par { $who }, dont le camp perd : la donne compte.
account-fault-lapsed = { $what } : rien n’est payé, car la présentation était fautive.
account-fines = Amendes, hors marque :
account-fine = { SIGNED($fine) } ({ $what })

index-fault = faute
index-fine = amende
