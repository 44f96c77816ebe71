### Ce qui peut être faux dans les règles et dans une donne de n’importe quel jeu.
###
### Le message dit ce qui ne va pas ; « .help » dit que faire ; les autres attributs légendent les endroits.
### « $hint » vaut near (il y a une $suggestion), list (il y a des mots connus : $known) ou none.
### Ce que chaque jeu dit par ses propres exemples se trouve près de son contrôle : card-code, value-wanted, reason, …-example.

## R : les règles

R001 = « { $word } » n’est rien que l’on puisse compter ou vérifier ici.
    .help = { $hint ->
        [near] Vouliez-vous écrire « { $suggestion } » ?
        [ways] Dites de qui ou de quoi : { LIST($ways, joint: "or") }.
        [meant] Une condition parle de classes de cartes. Déclarez-en une pour « { $instead } » : « { $declared } ». Écrivez ensuite ici : { $asked }
        [other] Ici, « { $first } » n’est pas la classe ou l’exploit de ce nom, mais un mot que toute condition connaît. Donnez un autre nom au vôtre.
        [list] Sont possibles ici : { LIST($known) }.
       *[none] Rien ne peut suivre ce point ; supprimez-le.
    }
R002 = On ne connaît pas encore « { $word } » au moment où cela se décide.
    .help = { $hint ->
        [near] Vouliez-vous écrire « { $suggestion } » ?
        [list] Le joueur ne connaît alors que : { LIST($known) }.
       *[none] Le joueur ne connaît alors rien des cartes.
    }
R003 = « { $word } » demande ici une condition : quelque chose qui soit vrai ou faux.
    .help = { $hint ->
        [meant] Écrivez : { $instead }
       *[none] Écrivez une condition, par exemple { condition-example }.
    }
R004 = « { $word } » demande ici un nombre ou un montant.
    .help = { $hint ->
        [meant] Écrivez à la place : { LIST($instead, joint: "or") }.
       *[none] Écrivez un nombre, ou une chose que l’on compte, par exemple { amount-example }.
    }
R005 = « { $word } » doit dire qui est payé ou qui paie.
    .help = Nommez un joueur ou un camp : { party-example }
R006 = Ces deux choses ne se comparent pas.
    .help = { $hint ->
        [meant] Écrivez : { $instead }
        [ways] Au lieu de « { $about } », écrivez : { LIST($ways, joint: "or") }.
       *[none] Sous « { $word } », comparez des nombres avec des nombres, des joueurs avec des joueurs, des camps avec des camps. Pour savoir si une carte est d’une certaine classe, écrivez « est ».
    }
R007 = Il n’y a pas de classe de cartes « { $word } ».
    .help = { $hint ->
        [near] Vouliez-vous écrire « { $suggestion } » ?
        [meant] Déclarez-en une pour « { $instead } » : « { $declared } ». Écrivez ensuite ici : { $asked }
        [list] Il y a : { LIST($known) }. Une nouvelle classe se déclare sous { "jeu_de_cartes" }.
       *[none] Déclarez-la d’abord sous { "jeu_de_cartes" }, par exemple : { class-example }
    }
R008 = « { $word } » n’est pas une carte.
    .help = { $hint ->
        [meant] Écrivez : { $instead }. Une carte s’écrit ainsi : { card-code }.
       *[none] Écrivez { cards-example }. Une carte seule s’écrit ainsi : { card-code }.
    }
R016 = Ceci renvoie à « { $word } », qui n’existe pas.
    .help = { $hint ->
        [near] Vouliez-vous écrire « { $suggestion } » ?
        [list] Il y a : { LIST($known) }. Pour l’ajouter, écrivez : { $declared }
       *[none] Déclarez-le d’abord.
    }
R020 = { $whom ->
        [all] Aucune main ne peut remplir cette condition.
       *[some] À { LIST($players) } joueurs, aucune main ne peut remplir cette condition.
    }
    .help = Comparez les nombres avec ce que peut contenir une main. Voici une main qui ne remplit pas la condition : { LIST($hand) }
R021 = { $whom ->
        [all] Toutes les mains remplissent cette condition.
       *[some] À { LIST($players) } joueurs, toutes les mains remplissent cette condition.
    }
    .help = Vérifiez les nombres. Même cette main remplit la condition : { LIST($hand) }
R025 = Ceci concerne « { $word } », mais il n’y a pas de classe de cartes de ce nom.
    .help = { $hint ->
        [near] Vouliez-vous écrire « { $suggestion } » ?
        [list] Il y a : { LIST($known) }. Une nouvelle classe se déclare sous { "jeu_de_cartes" }.
       *[none] Déclarez-la d’abord sous { "jeu_de_cartes" }, par exemple : { class-example }
    }
R031 = Ceci n’est pas une carte ; on ne peut pas en demander la classe.
    .help = Demandez-la pour la carte qui remporte un pli : { asked-example }. Pour compter des cartes, écrivez : { counted-example }
R046 = { $by ->
        [word] Dans les conditions, « { $name } » est un mot qui désigne autre chose.
       *[other] « { $name } » est le nom à la fois d’une classe de cartes et d’un exploit.
    }
    .other = l’autre du même nom
    .help = Choisissez un autre nom, afin que les conditions puissent le désigner.
R054 =
    { $why ->
        [elsewhere] Les règles sur « { $what } » ne peuvent pas porter ce numéro : dans ce chapitre, les règles propres à une table vont de { $first } à { $last }.
        [taken] Les règles sur « { $what } » auraient des numéros que d’autres règles portent déjà.
       *[fixed] « { $what } » a les mêmes numéros dans tous les livrets et les garde.
    }
    .other = le numéro qui les prend
    .help =
        { $why ->
            [elsewhere] Écrivez : { $instead }
            [taken] Écrivez : { $instead }
           *[fixed] Supprimez ce numéro.
        }
R065 = Deux choses s’appellent ici « { $title } ».
    .here = s’appelle ainsi
    .other = s’appelle ainsi elle aussi
    .help = Donnez un autre nom à l’une des deux : sinon, rien ne les distingue dans le livret ni sur la feuille de marque.
R070 = Aucune des cartes appelées « { $name } » n’est dans le jeu.
    .without = retirées ici
    .help = Retirez d’autres cartes du jeu, ou supprimez ce nom de cartes et tout ce qui s’y rapporte.

## P : une donne à compter

P002 = « { $word } » ne fait pas partie de ce que l’on indique d’une donne.
    .help = { $hint ->
        [near] Vouliez-vous écrire « { $suggestion } » ?
        [list] On peut indiquer : { LIST($known) }.
       *[none] Supprimez-le.
    }
P003 = { $hint ->
        [missing] « { $key } » manque.
       *[wrong] « { $value } » n’est pas possible pour « { $key } ».
    }
    .help = { $hint ->
        [missing] Ajoutez-le. { value-wanted }
       *[wrong] { value-wanted }
    }
P004 = La donne a été jouée à { $given ->
        [one] un joueur
       *[other] { $given } joueurs
    }, mais ces règles sont celles du jeu à { $players }.
    .help = Vérifiez « players », ou choisissez une variante pour ce nombre de joueurs.
P005 = Il n’y a pas de place numéro { $seat }.
    .help = Les places se comptent à partir de 0 dans le sens du jeu ; la dernière ici est { $last }.
P045 = « { $word } » répète « { $key } ».
    .help = Gardez l’un des deux.
P052 = « { $word } » n’est pas une carte.
    .help = { $hint ->
        [meant] Écrivez : { $instead }. Une carte s’écrit ainsi : { card-code }.
       *[none] Une carte s’écrit ainsi : { card-code }.
    }
P060 = { $card } est à deux endroits.
    .help = Chaque carte n’existe qu’une fois. Corrigez l’un des deux.
P061 = Au pli { $trick }, le joueur à la place { $seat } ne peut pas jouer { $card }. { reason }
    .help = { $told ->
        [no] Vérifiez les cartes de ce pli et des plis précédents.
       *[yes] C’est la règle { $rule }. Vérifiez les cartes de ce pli et celles que ce joueur pose ensuite.
    }
P062 = Le pli { $trick } compte { COUNTED($given, noun: "card") } au lieu de { $players }.
    .help = Chaque joueur joue une carte par pli.
P063 = { $given ->
        [one] { $given } pli est indiqué
       *[other] { $given } plis sont indiqués
    } au lieu de { $tricks }.
    .help = Indiquez tous les plis, dans l’ordre où ils ont été joués.
P066 = L’entrée { $number } du procès-verbal n’est pas permise au joueur à la place { $seat }. { reason }
    .help = { $told ->
        [no] Vérifiez les entrées jusque-là.
       *[yes] C’est la règle { $rule }. Vérifiez les entrées jusque-là.
    }
P075 = { $what ->
        [deals] Dans ces règles, une partie compte { $value } donnes.
        [score] Dans ces règles, une partie dure jusqu’à ce que quelqu’un ait { $value } points.
        [rules] Cette partie a été commencée avec d’autres règles.
       *[unreadable] Ce n’est pas une partie gardée, ou le fichier est abîmé (« { $value } »).
    }
    .help = { $what ->
        [deals] Choisissez l’un de ces nombres, ou n’en dites rien.
        [score] Ne donnez pas de nombre de donnes.
        [rules] Donnez la variante et les options avec lesquelles elle a été commencée.
       *[unreadable] Donnez le fichier que la table a écrit, ou commencez une partie sans fichier.
    }
P080 = La carte { $card } n’est pas dans le jeu de ces règles.
    .help = Corrigez la carte, ou choisissez des règles dont le jeu l’a.
