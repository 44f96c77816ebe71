### L’atelier : bien commencer.

studio-option-now = Vos règles aujourd’hui :
studio-naming-about-short = Titre
studio-building-means-when = Cela veut dire : { $text }
