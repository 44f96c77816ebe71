### Ce qui suit les règles.

open-seating-first-dealer = Comment désigne-t-on le premier donneur ?
open-deal-cut-least = Combien de cartes chaque tas de la coupe doit-il compter au moins ?
open-redeal-found-late =
    { $auction ->
        [yes] que se passe-t-il si l’on ne découvre une telle main qu’une fois les enchères commencées ?
       *[no] que se passe-t-il si l’on ne découvre une telle main qu’après l’entame ?
    }
open-claim-order = dans quel ordre les cartes sont-elles étalées ?
open-claim-unseen = peut-on l’annoncer quand on ne sait pas encore si l’on y a droit, par exemple avant d’avoir vu le chien ?
open-claim-proof = comment les autres joueurs vérifient-ils que l’annonce était juste ?
open-claim-if-false = que doit-on s’il apparaît que l’annonce était fausse ?
open-match-end = Combien de donnes joue-t-on, ou jusqu’à quelle heure ?
open-match-pool = Que deviennent les mouches qui restent à la fin de la partie ?
open-call-exempt-led = Si l’on a appelé un partenaire et si le premier pli commence par { NOUN($card, case: "definite") }, le joueur suivant peut-il jouer dans la couleur d’une carte appelée ?
open-fault-dealer = Que se passe-t-il si un joueur a donné hors de son tour ?
open-fault-misdeal = Jusqu’à quand peut-on faire constater une maldonne ?
open-fault-discard = Que se passe-t-il si l’on découvre après l’entame que l’écart est faux (mauvais nombre de cartes ou carte interdite) ?
open-fault-annulled = Qui donne après une donne annulée pour une faute ?
open-fault-play = Que se passe-t-il si un joueur { $cases }, et jusqu’à quand la faute peut-elle être réparée ?
open-fault-case =
    { $event ->
        [out_of_turn] joue hors tour
        [lead_out_of_turn] commence un pli hors tour
        [play_out_of_turn] joue hors tour
        [card_exposed] laisse voir une carte
       *[revoke] joue une carte que les règles interdisent (renonce)
    }

## Le glossaire

glossary-entry = ({ $note }) { $said }
glossary-french = fr. _{ $word }_
glossary-names = Contrats, annonces, chelems et primes
glossary-bid =
    { $chien ->
        [taker_hand] contrat où le preneur prend le chien en main et écarte
        [taker_tricks] contrat où l’on ne touche pas au chien, qui compte pour l’attaque
        [defence_tricks] contrat où l’on ne touche pas au chien, qui compte pour la défense
       *[none] contrat
    }
glossary-bid-worth = { $said } (× { $multiplier })
glossary-claim = annonce d’une main qui remplit certaines conditions
glossary-claim-who = annonce qu’un joueur qui { $has } peut faire
glossary-claim-of-many = annonce d’une main riche en { NOUN($noun, number: "other") }
glossary-count = { NUMBER($n, gender: "f") }
glossary-claim-of-few = annonce de { $list } { NOUN($noun, number: "other") }
glossary-promise =
    { $all ->
        [yes] le fait de remporter tous les plis, annoncé ou non
       *[no] exploit réussi si { $kept }
    }
glossary-bonus-judged = prime que la table accorde : « { $words } »
glossary-bonus-when = prime acquise si { $when }

## L’index

# Words and how they are read, where they are sorted by that.
index-readings = { "" }
index-pack = jeu de cartes
index-counting = compte des points
index-direction = sens du jeu
index-shuffle = battre les cartes
index-cut = couper le jeu
index-pile = piles sur la table
index-auction = déroulement des enchères
index-pass = passer
index-call = appel
index-scores = marque
index-match = partie
index-ranking = classement sans preneur
index-pool = mouches

## La dernière page

glance-title = En un coup d’œil

## Les conseils

advice-title = Conseils
advice-intro = Ces conseils n’obligent personne.
advice-hand = Jugez votre main à ses bouts, à ses atouts et à ses couleurs longues et bien pourvues en figures : les bouts abaissent le nombre de points à faire, et de nombreux atouts protègent le Petit.
advice-taker =
    { $two ->
        [yes] Preneur, revenez sans cesse dans votre longue : quand le défenseur n’en a plus, il doit y laisser ses atouts.
       *[no] Preneur, revenez sans cesse dans votre longue : les défenseurs qui n’en ont plus doivent y laisser leurs atouts.
    }
advice-defence =
    { $two ->
        [yes] Défenseur, jouez une couleur où le preneur doit couper : chaque atout qu’il y laisse lui manquera à la fin.
       *[no] Défenseur, jouez une couleur où le preneur doit couper : chaque atout qu’il y laisse lui manquera à la fin.
    }
advice-petit =
    { $two ->
        [yes] Si vous avez beaucoup d’atouts, gardez le Petit pour le dernier pli ; si vous en avez peu, coupez avec lui dès qu’il est sûr de remporter le pli.
       *[no] Si vous avez beaucoup d’atouts, gardez le Petit pour le dernier pli ; si vous en avez peu, placez-le dans un pli que votre camp est sûr de remporter.
    }
advice-excuse = Ne gardez pas l’Excuse pour le dernier pli, à moins d’être sur le point de remporter tous les plis.
advice-shown =
    { $two ->
        [yes] Ce que vous montrez, l’adversaire le voit aussi : mettez en balance ce qu’il apprend et ce que cela rapporte.
       *[no] Ce que vous montrez, l’adversaire le voit aussi : mettez en balance ce qu’il apprend et ce que cela rapporte.
    }
advice-signal-suit = Signalisation de la fédération : le défenseur qui attaque une couleur par une carte de l’as au 5 y promet le roi ou la dame ; du 6 au 10, il les dénie.
advice-signal-trump = De même, le défenseur qui attaque d’un atout impair demande aux autres défenseurs de rejouer atout.
