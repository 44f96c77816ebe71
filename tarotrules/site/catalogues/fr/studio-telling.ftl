### L’atelier : dire ce qui est à revoir.

studio-telling-text = Voir dans le texte
