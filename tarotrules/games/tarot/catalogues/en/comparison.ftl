### Variants compared: what differs, in a sheet to be pinned to the wall.

comparison-title-several = Tarot: { $n } variants compared
nearest-measure = Whatever differs counts once (a contract, a payment, the levels of a declaration), times the weight of its chapter; what differs only with some numbers of players counts in part.

## Deals

comparison-promise =
    { $announced ->
        [attack] { $kept ->
            [attack] The attack has announced { TITLE($title, form: "indefinite") } and makes it.
            [defence] The attack has announced { TITLE($title, form: "indefinite") }, but it is the defence that makes one.
           *[nobody] The attack has announced { TITLE($title, form: "indefinite") } but does not make it.
        }
        [defence] { $kept ->
            [attack] The defence has announced { TITLE($title, form: "indefinite") }, but it is the attack that makes one.
            [defence] The defence has announced { TITLE($title, form: "indefinite") } and makes it.
           *[nobody] The defence has announced { TITLE($title, form: "indefinite") } but does not make it.
        }
       *[nobody] { $kept ->
            [attack] The attack makes { TITLE($title, form: "indefinite") } without having announced it.
            [defence] The defence makes { TITLE($title, form: "indefinite") } without having announced it.
           *[nobody] Nobody has announced { TITLE($title, form: "indefinite") }.
        }
    }

## Short names of rules

name-declaring = Declaring { TITLE($title, form: "indefinite") }
name-announcing = Announcing { TITLE($title, form: "indefinite") }
name-exempt =
    { $part ->
        [play] Playing the { NOUN($card) }
        [owner] Who keeps the { NOUN($card) }
       *[last] The { NOUN($card) } in the last trick
    }
name-payment = { $title }: payment
