### The studio: the panel of a rule, the options, what is to be looked at.

studio-panel-brings = Entraîne aussi : { $titles }
studio-panel-through = Cochée parce que vous jouez : { $titles }
studio-panel-brought = Cochée aussi, car cette option en a besoin : { $titles }
studio-panel-needed = Sans cette option, ceci ne se joue pas non plus : { $titles }
studio-panel-untick-both = Décocher les deux
studio-panel-untick-all = Tout décocher
studio-panel-rests = Reste cochée : { $titles }
studio-panel-untick = La décocher aussi
studio-panel-way-alone = Seulement « { $one } »
studio-panel-way-others = Seulement « { $others } »
studio-panel-way-ours = Les deux, et ici c’est « { $one } » qui décide
studio-panel-way-theirs = Les deux, et ici c’est « { $others } » qui décide
studio-panel-apart = Ne va pas avec : { $titles }
studio-panel-apart-asked = Que joue votre table ?
studio-panel-back = Revenir à : { $value }
studio-panel-back-unsaid = Ne plus rien dire là-dessus
studio-panel-fixed = Règle { $number } : pourquoi il n’y a rien à changer
studio-panel-follows = Ce qui peut changer ici se trouve dans d’autres règles :
studio-panel-same = Il en va ainsi à toutes les tables de tarot : rien à changer ici.
studio-panel-most-cards = { $most } cartes au plus
studio-panel-keep = Garder : { $value }
studio-panel-number = Un nombre de { $least } à { $most }.
studio-panel-whole = Un nombre entier de { $least } à { $most }.
