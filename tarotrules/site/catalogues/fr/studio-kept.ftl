### Ce qui reste même quand autre chose se perd.

studio-evening-full = Une soirée compte { $most } noms au plus.
studio-evening-lost = Cette version de la page ne sait pas lire les règles de cette soirée, et ne peut pas la compter. Les donnes sont gardées telles qu’elles ont été saisies.
studio-kept-newer = Ce qui est conservé ici vient d’une version plus récente de cette page. Rechargez-la ; d’ici là, rien n’est enregistré.
