### L’atelier : répondre à des questions, donner des noms, dire d’où viennent les règles.

## Pour commencer par des questions

studio-begin-asked = De quelques questions
studio-ask = Répondre à des questions
studio-ask-said = On vous demande d’abord ce qui change le plus d’une table à l’autre. Vous pouvez passer une question, et vous arrêter quand vous voulez.
studio-ask-progress = Question { $n } sur { $all }
studio-ask-rule = Comment jouez-vous ?
studio-ask-option = Cela se joue-t-il à votre table ?
studio-ask-yes = Oui
studio-ask-no = Non
studio-ask-who = On joue ainsi : { $who }
studio-ask-skip = Passer
studio-ask-back = Question précédente
studio-ask-enough = Voir le livret
studio-ask-stop = Commencer autrement
studio-ask-title = Nos règles
studio-ask-left = Ne va pas avec vos autres réponses et reste comme dans les règles de départ : { $list }
