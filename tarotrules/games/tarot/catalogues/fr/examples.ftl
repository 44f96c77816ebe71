### Les exemples du livret : la situation, le compte, ce que chacun reçoit.

example-deal =
    { $partner ->
        [yes] À { COUNTED($players, noun: "player") }, { $taker } joue en { $contract }, avec { $other } pour partenaire.
        [two] À { COUNTED($players, noun: "player") }, { $taker } joue en { $contract }, avec { $other } pour partenaires.
        [always] À { COUNTED($players, noun: "player") }, { $taker } joue en { $contract }.
       *[no] À { COUNTED($players, noun: "player") }, { $taker } joue seule en { $contract }.
    }
example-last-trick = { $who } remporte le dernier pli, qui contient { LIST($inside) }.
example-carried-home = { $who } remporte l’avant-dernier pli, qui contient { LIST($inside) }, et le dernier avec { $card }.
example-first-trick = { $who } remporte le premier pli, qui contient { $card }.
example-own-card = C’est ce même camp qui a joué cette carte.
example-bonus-of-player = { $who } marque { TITLE($title, form: "bonus") }.
example-bonus =
    { $side ->
        [attack] L’attaque marque { TITLE($title, form: "bonus") }.
       *[defence] La défense marque { TITLE($title, form: "bonus") }.
    }
example-claim =
    { $by ->
        [taker] Elle annonce { $what }.
       *[other] { $who } annonce { $what }.
    }
example-claimed = { TITLE($title, form: "indefinite") }
example-promise =
    { $outcome ->
        [announced] { $side ->
            [attack] Elle a annoncé { TITLE($title, form: "indefinite") } et le réussit.
           *[defence] { $who }, en défense, a annoncé { TITLE($title, form: "indefinite") }, et son camp le réussit.
        }
        [broken] { $side ->
            [attack] Elle a annoncé { TITLE($title, form: "indefinite") }, mais le manque.
           *[defence] { $who }, en défense, a annoncé { TITLE($title, form: "indefinite") }, mais son camp le manque.
        }
       *[unannounced] { $side ->
            [attack] L’attaque réussit { TITLE($title, form: "feat") } sans l’avoir annoncé.
           *[defence] La défense réussit { TITLE($title, form: "feat") }.
        }
    }
example-by =
    { $rounded ->
        [up] de { $raw }, arrondi à { $margin }
        [down] de { $raw }, arrondi à { $margin }
       *[no] de { $margin }
    }
example-result = L’attaque fait { COUNTED($points, noun: "point") } { $oudlers ->
        [0] sans bout
       *[other] avec { COUNTED($oudlers, noun: "oudler") }
    } ; il lui faut { COUNTED($target, noun: "point") } : { $result ->
        [exact] réussi tout juste.
        [made] réussi { example-by }.
        [lost] chuté { example-by }.
        [unscored] la donne est nulle : personne ne marque rien.
       *[drawn] la donne est nulle.
    }
example-contract = contrat
example-stake =
    { $owes ->
        [yes] −({ $worth } { account-add }){ example-times }
       *[no] { $multiplier ->
            [1] { $worth } { account-add }
           *[other] ({ $worth } { account-add }){ example-times }
        }
    }
example-times =
    { $multiplier ->
        [1] {""}
       *[other] {" "}× { $multiplier }
    }
example-product =
    { $owes ->
        [yes] −
       *[no] {""}
    }{ $amount } × { $multiplier }
example-into-difference = à la différence
example-total =
    { $two ->
        [yes] total de l’attaque
       *[no] total de l’attaque, par défenseur
    }
example-rounded = arrondi
example-score = { $who } { SIGNED($score) }
example-each = chaque défenseur { SIGNED($score) }
example-others = chacun des autres { SIGNED($score) }
example-comma = { $one }, { $two }
example-outcome =
    { $contrary ->
        [made] Le contrat est réussi, et pourtant l’attaque paie : { $scores }.
        [lost] Le contrat est chuté, et pourtant l’attaque est payée : { $scores }.
       *[no] { $scores }.
    }

## May this be played?

position-title = que peut-on jouer ?
position-trick = Déjà joué : { $cards }
position-first = Entame. Carte appelée : { $card }
position-hand =
    { $first ->
        [yes] En main, entre autres
       *[no] En main
    } : { $cards }
position-allowed = Permis : { $cards }
position-refused = Interdit : { LIST($reasons) }
position-reason = { $cards } ({ $rule })
