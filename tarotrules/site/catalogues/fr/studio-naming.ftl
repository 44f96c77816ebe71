### L’atelier : répondre à des questions, donner des noms, dire d’où viennent les règles.

## Pour commencer par des questions

studio-begin-asked = De quelques questions
studio-ask = Répondre à des questions
studio-ask-said = Une question par écran, il suffit de choisir la réponse ; à la fin, le livret de vos règles s’ouvre. On peut passer une question, et s’arrêter quand on veut.
studio-ask-progress = Question { $n } sur { $all }
studio-ask-rule = Comment jouez-vous ?
studio-ask-yes = Oui
studio-ask-no = Non
studio-ask-skip = Passer
studio-ask-back = Question précédente
studio-ask-enough = Voir le livret
studio-ask-stop = Commencer autrement
studio-ask-title = Nos règles
studio-ask-left = Cela ne va pas avec vos autres réponses, et reste comme dans les règles de départ : { $list }

## Donner des noms, dire d’où viennent les règles

studio-naming-about = Titre et sources
studio-naming-these = Ces règles
studio-naming = Noms
studio-naming-order = Noms et ordre
studio-naming-name = Nom
studio-naming-title = Titre
studio-naming-note = Remarque en tête du livret
studio-naming-source = D’où viennent ces règles
studio-naming-source-such = Cahier du club, 2026
studio-naming-status = De qui sont ces règles
studio-naming-status-none = non précisé
studio-naming-region = Où l’on y joue
studio-naming-region-such = france, quebec
studio-naming-people = Qui joue ainsi
studio-naming-period = Depuis quand, ou à quelle époque
studio-naming-cited = D’où vient cette règle
studio-naming-cited-such = décidé le 3 mai chez Claire
studio-naming-others = Dans d’autres langues
studio-naming-back = Rétablir
studio-naming-back-of = Rétablir : { $what }, { $language }
studio-naming-earlier = Plus haut
studio-naming-later = Plus bas
studio-naming-earlier-of = Placer plus haut : { $title }
studio-naming-later-of = Placer plus bas : { $title }
