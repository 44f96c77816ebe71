## L’arbitre

referee-fault =
    { $act ->
        [play] Au pli { $trick }, { $who } n’avait pas le droit de jouer { $what }.
        [card] { $who } n’avait pas le droit de jouer { $what } à ce moment.
        [bid] { $who } n’a pas le droit d’enchérir « { $what } ».
        [pass] { $who } ne peut pas passer ici.
        [parole] { $who } n’a pas le droit de dire « parole ».
        [call] { $who } n’a pas le droit d’appeler { $what }.
        [discard] { $who } n’a pas le droit d’écarter ces cartes : { $what }.
        [claim] { $who } n’a pas le droit de présenter « { $what } ».
        [announce] { $who } n’a pas le droit d’annoncer « { $what } ».
        [call_off] { $who } n’a pas le droit de faire annuler la donne pour « { $what } ».
       *[found_late] { $who } n’avait pas « { $what } ».
    }
referee-could = On pouvait jouer : { $cards }.
referee-so-far = Jusqu’ici, tout a été joué selon les règles. C’est à { $who }.
referee-ending =
    { $ending ->
        [all_passed] Tout le monde a passé : on ne marque rien.
        [called_off] La donne a été annulée avant les enchères : on ne marque rien.
        [annulled] La donne est annulée, car elle n’aurait pas dû être jouée : on ne marque rien.
       *[misdeal] Les cartes ont été mal distribuées : on ne marque rien.
    }
referee-next =
    { $silent ->
        [yes] { $who } redonne, mais ne peut pas enchérir.
       *[no] { $who } donne ensuite.
    }

### A deal that somebody types

referee-seats = A, B, C, D, E
referee-word-pass = passe, je passe
referee-word-parole = parole
referee-word-excuse = excuse, fou, l’excuse
referee-word-petit = petit, le petit
referee-word-dealer = donneur, donne
referee-word-hand = main, jeu
referee-word-chien = chien
referee-word-discard = écart, écarte
referee-word-call = appel, appelle
referee-word-misdeal = maldonne, fausse donne
referee-word-late = trop tard, tard
referee-opening = Les joueurs sont A à { $last }, dans l’ordre du jeu. Écrivez ce qui se dit et se joue ; « aide » explique comment.
referee-status =
    { $what ->
        [bid] { $who } enchérit ou passe.
        [call] { $who } appelle une carte.
        [lead] Pli { $trick } : { $who } joue en premier.
       *[play] Pli { $trick } : { $cards }. À { $who } de jouer.
    }
referee-taken = { $who } prend : { $what }.
referee-called = { $who } appelle { $what }.
referee-trick = Pli { $trick } : { $cards }. { $who } le remporte.
referee-stopped = La donne s’arrête là. « annuler » reprend la ligne.
referee-over = La donne est finie. « annuler » reprend la dernière ligne, « quitter » arrête.
referee-no-card = « { $word } » n’est pas une carte. Les atouts vont de 1 à 21 ; dans les couleurs, les nombres vont de 1 à 10.
referee-no-bid = « { $word } » n’est pas compris ici. Contrats : { LIST($known) }.
referee-two-cards = « { $word } » peut être { LIST($cards, joint: "or") }. Écrivez la couleur par son signe ou son nom.
referee-count = Il faut { COUNTED($wanted, noun: "card") } ; il y en a { $given }.
referee-who = Dites de qui : A, B, C …
referee-dealt = Dites qui a donné tout au début, avant la première enchère : « donneur C ».
referee-which = Dites quelle main est apparue.
referee-never-late = Ces règles ne disent pas ce que devient la donne quand « { $what } » apparaît trop tard. À la table d’en décider.
referee-help-bid = passe, { $bid } : ce que dit le joueur suivant ; « C { $bid } » si ceux d’avant ont passé
referee-help-cards = R♠ RP, 10♥ 10C, D♦ « dame de carreau », 21, Excuse : les cartes comme elles se jouent ; les codes SK, T21, EX aussi
referee-help-say = B { $claim } { $level } : ce qu’un joueur annonce, suivi si l’on veut des cartes montrées
referee-help-known = main B …, chien …, écart … : les cartes connues ; sinon, une renonce se voit quand la carte est jouée
referee-help-dealer = donneur C : qui a donné ; si personne ne le dit, c’est A
referee-help-late = maldonne : les cartes ont été mal distribuées ; A tard … : une main est apparue qui aurait dû annuler la donne
