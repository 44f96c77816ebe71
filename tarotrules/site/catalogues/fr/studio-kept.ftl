### Ce qui reste même quand autre chose se perd.

studio-evening-full = Une soirée compte { $most } noms au plus.
studio-evening-lost = Cette version de la page ne sait pas lire les règles de cette soirée, et ne peut pas la compter. Les donnes sont gardées telles qu’elles ont été saisies.
studio-kept-newer = Ce qui est conservé ici vient d’une version plus récente de cette page. Rechargez-la ; d’ici là, rien n’est enregistré.
studio-evening-own = Cette soirée est comptée selon les règles avec lesquelles elle a été enregistrée, « { $title } ». Les règles ouvertes sont différentes.
studio-evening-own-rules = Ouvrir ses règles
studio-evening-own-again = Tout recompter selon les règles ouvertes
studio-deleted-it = « { $title } » a été supprimé.
studio-none-kept = Il n’y a pas encore de règles sur cet appareil. Commencez ci-dessous.
studio-twin-same = Les mêmes règles que les plus récentes de ce nom
studio-twin-rules = Règles qui diffèrent des plus récentes de ce nom ({ $n }) : { $rules }
studio-link-came-alone = Ces règles viennent d’un lien : « { $title } ». Elles sont maintenant sur cet appareil.
studio-link-known = Vous avez déjà ces règles : « { $title } ».

## Ce que les règles étaient avant.

studio-versions = Versions d’avant
studio-versions-of = Versions d’avant de « { $title } »
studio-versions-close = Revenir aux règles
studio-versions-said = Ouvrez une version pour voir ce qui y est différent. Si vous en reprenez une, ce que vous avez maintenant reste dans cette liste.
studio-version-asking = Recherche des différences…
studio-version-mistake = Il y a une erreur dans la notation de cette version.
studio-version-unread = La notation actuelle contient une erreur ; ouvrez cette version pour voir quelles lignes diffèrent.
studio-version-same = Les mêmes règles ; seuls des noms, des notes ou l’écriture diffèrent.
studio-version-rules = Règles qui sont autres maintenant ({ $n }) : { $rules }
studio-version-then = Dans cette version
studio-version-now = Maintenant
studio-version-nothing = rien à ce sujet
studio-version-more = D’autres lignes diffèrent.
studio-version-ask = Reprendre cette version ? Ce que vous avez maintenant reste dans la liste.
studio-version-bring = Reprendre cette version
studio-version-leave = Non, garder ce que j’ai
studio-version-brought = La version du { $when } est de retour.
studio-version-brought-whole = La dernière version sans erreur est de retour.
studio-version-undone = Annulé : vos règles sont comme elles étaient.
studio-lost-mistake = Il y a une erreur dans la notation, et donc pas de livret à montrer.
studio-lost-bring = Reprendre la dernière version sans erreur
studio-lost-when = C’est la version du { $when }. Ce qui diffère :
studio-lost-look = Voir l’erreur
studio-lost-stale = Il y a une erreur dans la notation, et rien ne peut s’afficher ici.
studio-lost-out = Que faire ?
