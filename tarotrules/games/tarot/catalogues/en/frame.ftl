### Around the chapters: title page, differences, glossary.

glossary-title = Glossary
# The terms as they are sorted; none: by their spelling.
glossary-order = { "" }
term-attack = attack
    .definition =
        { $partner ->
            [never] the taker
            [always] the taker and the partner
            [several] the taker, with any partners
           *[perhaps] the taker, with the partner if there is one
        }
    .note = Fr. _attaque_
term-chien = chien
    .definition = the cards dealt to the middle of the table
    .note = Fr. for “dog”
term-contract = contract
    .definition = what a bid commits the taker to; it decides how much the deal is worth
    .appointed = what the taker has to do; it decides how much the deal is worth
    .note = Fr. _contrat_
term-court = court card
    .definition = a king, queen, knight, or jack
    .note = Fr. _figure_
term-defence = defence
    .definition =
        { $two ->
            [yes] the player who is not the taker
           *[no] all the players who are not in the attack
        }
    .note = Fr. _défense_
term-difference = difference
    .definition = how far the attack’s card points are above or below the points it needed
    .note = Fr. _différence_
term-discard = discard
    .definition = the cards the taker lays aside after picking up the chien
    .note = Fr. _écart_
term-excuse = Excuse
    .definition = the card with the star, which may be played to any trick
    .note = Fr. _l’Excuse_
term-lead = lead
    .definition = to play the first card to a trick
    .note = Fr. _entamer_
term-oudler = oudler
    .definition =
        { $target ->
            [no] one of three cards: the 21, the Petit, and the Excuse
           *[yes] one of the three cards that lower the number of points needed: the 21, the Petit, and the Excuse (the _bout_ in _petit au bout_ means “end”)
        }
    .note = Fr. _bout_
term-petit = Petit
    .definition = trump 1, the lowest trump
    .note = Fr. for “little one”
term-taker = taker
    .definition = the player who made the highest bid
    .appointed = the player who must play the contract in a deal
    .note = Fr. _preneur_
term-trick = trick
    .definition = one card from each player, all taken by one of them
    .note = Fr. _pli_
term-trump = trump
    .definition = one of the 21 numbered cards that beat every suit card
    .note = Fr. _atout_
term-partner = partner
    .definition = a player who plays together with the taker
    .note = Fr. _partenaire_
term-declaration = declaration
    .definition = a statement about the cards in one’s hand, such as a handful
    .note = Fr. _annonce_
term-announcement = announcement
    .definition = an undertaking to achieve something in the play, such as a slam
    .note = Fr. _exploit annoncé_
term-bonus = bonus
    .definition = points for a feat in the play that cannot be announced
    .note = Fr. _prime_
term-bid = bid
    .definition = a contract that a player offers to play
    .note = Fr. _enchère_
term-card-points = card points
    .definition = the value of the cards that have been won, as opposed to the points that are paid
    .note = Fr. _points_
term-follow = follow
    .definition = to play a card of the suit led, or a trump if trumps were led
    .note = Fr. _fournir_
term-multiplier = multiplier
    .definition = the number that multiplies what a contract pays
    .note = Fr. _coefficient_
term-overtrump = overtrump
    .definition = to play a trump higher than any already in the trick
    .note = Fr. _monter_
term-parole = parole
    .definition = what a player says to keep the right to bid in a second round
    .note = Fr. for “word”
term-ruff = trump (verb)
    .definition = to play a trump when a suit was led
    .note = Fr. _couper_
term-throw = throw away
    .definition = to play a card that is neither of the suit led nor a trump
    .note = Fr. _se défausser_
term-dealer = dealer
    .definition = the player who deals the cards
    .note = Fr. _donneur_
term-misdeal = misdeal
    .definition = a mistake in dealing, after which the cards are dealt again
    .note = Fr. _maldonne_
term-low-card = low card
    .definition = a card that is neither a court card nor an oudler; it counts half a point
    .note = Fr. _petite carte_
term-target = points needed
    .definition = the card points with which the attack makes its contract; the number depends on its oudlers
    .note = Fr. _points à faire_
term-opening = first lead
    .definition = the lead to the first trick of a deal
    .note = Fr. _entame_
term-one-deal = deal
    .definition = everything from dealing the cards to writing down the scores
    .note = Fr. _donne_
term-unit = total
    .definition =
        { $two ->
            [yes] the sum that the defender pays to the attack or receives from it
           *[no] the sum that each defender pays to the attack or receives from it
        }
    .note = Fr. _total_
term-value = value
    .definition = the points that a contract is worth before anything is added or multiplied
    .note = Fr. _valeur_
term-suit = suit
    .definition = spades, hearts, diamonds, or clubs; trumps are not a suit
    .note = Fr. _couleur_
term-half-point = half point
    .definition = the smallest unit when cards are counted
    .note = Fr. _demi-point_
