### L’atelier : retrouver une règle, et ce qui s’est passé.

studio-find = Trouver une règle
studio-find-nothing = Aucune règle ne parle de « { $words } ».
studio-chapters = Sommaire
studio-tap = Touchez une règle pour la changer.
studio-counted = { $what } ({ $n })
studio-just-changed = Vient de changer :
