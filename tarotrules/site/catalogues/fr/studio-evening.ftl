### Qui est à la table d’une soirée, et les soirées enregistrées.

studio-evening-people = À la table
studio-evening-leaves = S’en va
studio-evening-leaves-who = { $who } s’en va
studio-evening-back = Revient
studio-evening-back-who = { $who } revient
studio-evening-up = { $who } s’assoit une place avant
studio-evening-new = Nouveau joueur
studio-evening-add = Ajouter
studio-evening-more = Un joueur de plus
studio-evening-more-said = S’il y a plus de monde que de places, le donneur fait le mort.
studio-evening-count = Joueurs par donne
studio-evening-out = Fait le mort
studio-evening-few = Il n’y a pas assez de joueurs pour ces règles.
studio-evening-open = Ouvrir une soirée enregistrée (JSON)
studio-evening-opened = La soirée est ouverte avec ses règles, à côté de ce que vous avez.
studio-evening-mistake = Il y a une faute dans le texte des règles. Corrigez-la pour commencer la soirée.
studio-evening-sound = Commencer avec les règles d’avant
studio-evening-wrong-long = Ce fichier est trop long pour une soirée.
studio-evening-wrong-unreadable = Impossible de lire une soirée dans ce fichier. Il est peut-être abîmé.
studio-evening-wrong-other = Ce fichier n’est pas une soirée enregistrée ici.
studio-evening-wrong-newer = Cette soirée vient d’une version plus récente de cette page. Rechargez la page quand vous serez en ligne.
studio-evening-wrong-rules = Les règles de ce fichier manquent ou contiennent une faute : impossible de compter la soirée.
studio-evening-wrong-people = Les noms ou les places de ce fichier ne sont pas possibles.
studio-evening-wrong-deal = La donne { $deal } de ce fichier n’est pas possible.

studio-compare-yours = Les vôtres
studio-compare-deals = Les donnes qui se comptent autrement
studio-compare-file = Comparer avec un fichier
studio-compare-broken = Ces autres règles contiennent une faute : on ne peut pas les comparer.
