### L’atelier : dire ce qui est à revoir.

studio-telling-text = Voir dans le texte
studio-telling-instead = Prendre cette option au lieu de « { $titles } »
studio-telling-keep = Garder « { $titles } »
studio-telling-without = Enlever « { $title } »
