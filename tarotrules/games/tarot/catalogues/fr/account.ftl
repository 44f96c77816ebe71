### Le compte d’une donne, pas à pas.

account-situation =
    { $partner ->
        [yes] À { COUNTED($players, noun: "player") }, le preneur, A, joue le contrat « { $contract } » avec B pour partenaire. L’attaque termine avec { COUNTED($points, noun: "point") } et { COUNTED($oudlers, noun: "oudler") }.
        [two] À { COUNTED($players, noun: "player") }, le preneur, A, joue le contrat « { $contract } » avec B et C pour partenaires. L’attaque termine avec { COUNTED($points, noun: "point") } et { COUNTED($oudlers, noun: "oudler") }.
        [always] À { COUNTED($players, noun: "player") }, le preneur, A, joue le contrat « { $contract } ». L’attaque termine avec { COUNTED($points, noun: "point") } et { COUNTED($oudlers, noun: "oudler") }.
       *[no] À { COUNTED($players, noun: "player") }, le preneur, A, joue seul le contrat « { $contract } ». L’attaque termine avec { COUNTED($points, noun: "point") } et { COUNTED($oudlers, noun: "oudler") }.
    }
account-all-passed =
    { $taker ->
        [nobody] À { COUNTED($players, noun: "player") }, chacun joue pour soi.
       *[highest_bidder] À { COUNTED($players, noun: "player") }, tout le monde passe.
    }
account-have =
    { $taker ->
        [nobody] Les joueurs finissent ainsi : { $list }.
       *[highest_bidder] Si l’on joue quand même, chacun pour soi, les joueurs finissent ainsi : { $list }.
    }
account-has = { $who } { COUNTED($n, noun: "card-point") } et { COUNTED($oudlers, noun: "oudler") }
account-bonus =
    { $side ->
        [attack] L’attaque marque { TITLE($title, form: "bonus") }.
       *[defence] La défense marque { TITLE($title, form: "bonus") }.
    }
account-claim = { $who } annonce { TITLE($title, form: "indefinite") }.

account-added = Les cartes de l’attaque valent { $cards } ; avec les { $added } que chaque camp ajoute à son compte, l’attaque a { $points }.
account-target =
    { $oudlers ->
        [0] Sans bout
       *[other] Avec { COUNTED($oudlers, noun: "oudler") }
    }, l’attaque doit faire { COUNTED($target, noun: "point") } ; elle en a { $points }.
account-result =
    { $result ->
        [made] Le contrat est réussi ; la différence est de { $margin }.
        [lost] Le contrat est chuté ; la différence est de { $margin }.
        [unscored] La donne est nulle : personne ne marque rien.
       *[drawn] La donne est nulle.
    }
account-decided =
    { $result ->
        [made] Le contrat est réussi.
        [lost] Le contrat est chuté.
        [unscored] La donne est nulle : personne ne marque rien.
       *[drawn] La donne est nulle.
    }
account-margin-paid = La différence passe ainsi de { $raw } à { $margin }.
account-margin-rounded =
    { $way ->
        [up] La différence, de { $raw }, s’arrondit vers le haut à { $margin }.
       *[down] La différence, de { $raw }, s’arrondit vers le bas à { $margin }.
    }
account-contract = le contrat ({ $title })
account-term = { $what } : { $amount } × { $multiplier } = { SIGNED($unit) }
account-add = { $less ->
        [yes] − { $margin }
       *[no] + { $margin }
    }
account-stake = { $what } : { $to ->
        [defence] −({ $worth } { $add })
       *[attack] { $multiplier ->
            [1] { $worth } { $add }
           *[other] ({ $worth } { $add })
        }
    }{ $multiplier ->
        [1] {""}
       *[other] {" "}× { $multiplier }
    } = { SIGNED($unit) }
account-term-plain = { $what } : { SIGNED($unit) }
account-term-nothing = { $what } : 0, puisque aucun camp n’en bénéficie
account-term-margin = { $what } : { SIGNED($margin) } à la différence
account-unit =
    { $to ->
        [attack] { $two ->
            [yes] Total : { $unit }. Le défenseur paie { COUNTED($unit, noun: "point") } à l’attaque.
           *[no] Total : { $unit }. Chaque défenseur paie { COUNTED($unit, noun: "point") } à l’attaque.
        }
        [defence] { $two ->
            [yes] Total : { SIGNED($signed) }. L’attaque paie { COUNTED($unit, noun: "point") } au défenseur.
           *[no] Total : { SIGNED($signed) }. L’attaque paie { COUNTED($unit, noun: "point") } à chaque défenseur.
        }
       *[nobody] Total : { $unit }. Personne ne paie rien.
    }
account-unit-rounded =
    { $way ->
        [up] Le total, de { $raw }, s’arrondit vers le haut à { $unit }.
       *[down] Le total, de { $raw }, s’arrondit vers le bas à { $unit }.
    }
account-between = Règlement entre joueurs ({ $what }) : { $list }.
account-between-nobody = { $what } : 0, car personne ne paie rien à un autre
account-seat = { $who } { SIGNED($score) }
pool-lies = Mouches sur la table : { LIST($list) }.
account-passed = Tout le monde a passé : on ne marque rien.
account-alone =
    { $taker ->
        [nobody] Chacun a joué pour soi : « { $title } ».
       *[highest_bidder] Tout le monde a passé, et la donne s’est jouée sans preneur : « { $title } ».
    }
account-place = { $who } : { $counted }, place { $place }.
account-points = { COUNTED($n, noun: "card-point") }
account-counted = { $n }
account-over = { $n } par rapport aux points à faire
account-place-paid =
    { $times ->
        [yes] La place { $place } rapporte { $pays } × { $worth } = { $score }.
       *[no] La place { $place } rapporte { $score }.
    }
account-place-shared =
    { $times ->
        [yes] Les places { $place } à { $last } sont partagées ; chacune rapporte { $pays } × { $worth } = { $score }.
       *[no] Les places { $place } à { $last } sont partagées ; chacune rapporte { $score }.
    }
account-scores = Scores
account-scores-below = Scores :
account-score = Score
account-role =
    { $role ->
        [taker] { $who } (preneur)
        [partner] { $who } (partenaire)
       *[defender] { $who }
    }
