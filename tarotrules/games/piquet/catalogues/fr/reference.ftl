### Ce que la référence dit des fichiers du piquet, outre ce qu’elle dit de tous les jeux.

reference-settings-description = Ce qu’un fichier peut dire sous { $word }, et ce que disent les lois de 1882.
reference-other = Les lois de 1882 n’en disent rien. Dans { $where } :
reference-all-settings-intro = Chaque page montre ce que l’on peut dire sous un mot, et ce que disent les lois de 1882.

reference-exists-deck-dealer_chooses = { $packs } est { $two_in_turn }.
reference-exists-deal-packet_kept = { $packet } a plusieurs nombres.
reference-exists-deal-stock_laid = { $deal } { $stock } n’est pas 0.
reference-exists-fault-fine = { $remedy } est { $fine }.
reference-exists-fault-bars = { $remedy } est { $nothing_scored } ou { $lapses }.
reference-exists-match-deals = { $match } { $end } est { $deals }.
reference-exists-match-score = { $match } { $end } est { $score }.
reference-exists-match-reached = { $match } { $end } est { $score }.
reference-exists-match-games = { $match } { $end } est { $score }.
reference-exists-match-tie = { $match } { $end } est { $deals }, ou { $reached } est { $after_deal }.

reference-kind-formula = { $gives ->
        [number] un montant, qui peut être calculé
        [party] celui qui marque
       *[truth] une condition
    } ; on peut y parler de ce que l’on sait { $scope ->
        [claim] quand on annonce ce que vaut la main entière
        [combination] de la combinaison que l’on annonce
        [trick] quand un pli est fini
       *[match] quand on règle une partie
    }
reference-kind-cards = des cartes séparées par des virgules, soit toutes celles d’un rang comme { $king }, soit une seule comme SA ou HK, soit une suite comme S7..S10
reference-scope-claim = on annonce ce que vaut la main entière
reference-scope-combination = on annonce une combinaison
reference-scope-trick = un pli est fini
reference-scope-match = on règle la partie
reference-type = { $kind ->
        [card] une carte
        [count] un nombre entier
        [deal] la donne entière
        [dealt] la main telle qu’elle a été donnée
        [hand] la main après l’écart
        [player] un joueur
        [standing] un joueur à la fin de la partie
       *[trick] un pli
    }
reference-group-intro = { $group ->
        [features] Dans les conditions et les montants, souvent après un point.
        [names] Combinaisons, marques, paliers, classes de cartes et tout ce que déclarent les variantes et les options.
        [settings] Ce que l’on peut dire du jeu.
       *[values] Ce que peuvent valoir les réglages, et les mots qui se mettent entre les valeurs.
    }
