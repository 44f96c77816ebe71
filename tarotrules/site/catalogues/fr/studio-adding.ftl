### Ce que l’on ajoute à ses règles.

studio-add-intro = Ajouter quelque chose à vos règles
studio-add-known = Ce qui se joue ailleurs
studio-add-own = À votre façon
studio-add-do = Ajouter
studio-add-who = Se joue ainsi dans : { $who }
studio-add-said = Le livret dira
studio-add-name = Nom
studio-add-back = Revenir à la liste
studio-add-done = Ajouté : { $title }
studio-add-impossible = On ne peut pas l’ajouter ici sans changer autre chose. Laissez-le de côté, ou ajoutez les deux ensemble sous « Notation ».
studio-add-wait = Un instant…
studio-add-unread = Cette condition n’a pas été comprise. Composez-la en touchant, ou écrivez-la ainsi : { $example }
