### L’atelier : la page autour du livret.

studio-waiting = Vos règles s’ouvrent…
studio-waiting-for = « { $title } » s’ouvre…
studio-waiting-came = Les règles du lien, « { $title } », s’ouvrent…
studio-waiting-mistake = Il y a une erreur dans vos règles. Corrigez-la pour voir le livret.
studio-link-came = Ces règles viennent d’un lien : « { $title } ». Les vôtres n’ont pas changé.
studio-sheet-print = Imprimer cette page
studio-find-option = Option, dans « Options »
studio-find-near = Le plus proche :
