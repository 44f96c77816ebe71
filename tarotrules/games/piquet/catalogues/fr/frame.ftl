### La page de titre, des donnes comptées, l’aide-mémoire et la feuille de marque.

## Donnes comptées

worked-title = Exemples de donnes
worked-intro = Dans les exemples qui suivent, les points sont donnés dans l’ordre où ils se comptent{ $see }.
worked-capot = Un capot
worked-hands = Après l’échange, le premier a en main { $elder }, et le dernier { $younger }.
worked-step = Motif
worked-elder = Premier
worked-younger = Dernier
worked-rule = Règle
worked-running = Score
worked-caption = Les points de cette donne
worked-total = Total
worked-tricks = Plis du premier : { $elder } ; plis du dernier : { $younger }.
worked-run =
    { $several ->
        [yes] { $first } à { $last }
       *[no] { $first }
    }
worked-none = aucun
worked-play =
    { $several ->
        [yes] Plis { $first } à { $last }
       *[no] Pli { $first }
    }

## Une donne entière

whole-title = Une donne du début à la fin
whole-dealt =
    { $who ->
        [elder] Le premier reçoit { $cards }.
       *[younger] Le dernier reçoit { $cards }.
    }
whole-exchange =
    { $who ->
        [elder] Le premier écarte { $discard } et prend { $drawn }.
       *[younger] Le dernier écarte { $discard } et prend { $drawn }.
    }
whole-call = { $title } : « { $talk } »
whole-then = { $left } – { $right }
whole-said =
    { $asks ->
        [yes] { $words }
        [number] { $tens ->
            [20] Vingt
            [30] Trente
            [40] Quarante
            [50] Cinquante
            [60] Soixante
           *[other] Soixante
        }{ $tens ->
            [70] { $ones ->
                [0] -dix
                [1] {" "}et onze
                [2] -douze
                [3] -treize
                [4] -quatorze
                [5] -quinze
                [6] -seize
                [7] -dix-sept
                [8] -dix-huit
               *[other] -dix-neuf
            }
           *[other] { $ones ->
                [0] {""}
                [1] {" "}et un
                [2] -deux
                [3] -trois
                [4] -quatre
                [5] -cinq
                [6] -six
                [7] -sept
                [8] -huit
               *[other] -neuf
            }
        }.
       *[no] { $words }.
    }
whole-rest = Le premier ajoute : { $calls }.
whole-no-call = { $title } : le premier n’annonce rien.
whole-younger = { $title }, { $when ->
        [after_lead] après
       *[before_lead] avant
    } l’entame : le dernier nomme et marque { $calls }.
whole-tricks = Les plis
whole-trick = Pli
whole-leader = Commencé par
whole-led = Première carte
whole-answered = Seconde carte
whole-winner = Remporté par
whole-who =
    { $who ->
        [elder] premier
       *[younger] dernier
    }

## L’aide-mémoire

cheat-subtitle = En un coup d’œil, à { NUMBER($players, gender: "m") } joueurs
cheat-steps = Une donne
cheat-calls = Les annonces
cheat-calls-caption = Ce que l’on annonce, et ce que cela vaut
cheat-call = Annonce
cheat-cards = Cartes
cheat-scores = Points
cheat-each-card = 1 par carte
cheat-as-told = voir { $rule }
cheat-play = Pendant le jeu
cheat-play-caption = Ce que l’on marque en jouant
cheat-for = Motif
cheat-capot = le capot, au lieu des cartes
cheat-cards-most = les cartes : plus de plis que l’autre
cheat-cards-most-many = les cartes : le plus de plis
cheat-cards-divided = les cartes : autant de plis que l’autre, pour chacun
cheat-cards-divided-many = les cartes : le plus de plis à égalité, pour chacun
cheat-none-won = un joueur sans aucun pli : pour chacun des autres
cheat-milestones = Aller loin avant l’autre
cheat-milestones-caption = Prime de celui qui va loin avant l’autre
cheat-milestone = Nom
cheat-reach = Dès
cheat-who = Qui
cheat-adds = Ajoute
cheat-who-name =
    { $who ->
        [anyone] chacun
        [elder] le premier
       *[younger] le dernier
    }
cheat-order = Ordre du compte : { $list }.
cheat-settling = À la fin de la partie

## La feuille de marque

score-subtitle = Feuille de marque d’une partie à { NUMBER($players, gender: "m") } joueurs
score-player = Joueur { $who }
score-caption = Une ligne par donne ; le premier en cartes est nommé
score-elder = Premier
score-hand = Main
score-play = Jeu
score-cards = Cartes
score-bonus = Prime
score-running = Total courant
score-example = p. ex.
score-reminder = Sous « prime » se note ce qui s’ajoute : { $titles }.

## Cartes en petit

face = { $rank ->
        [ace] A
        [king] R
        [queen] D
        [jack] V
       *[other] { $n }
    }{ $suit ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }

## Ce qui diffère de la base

