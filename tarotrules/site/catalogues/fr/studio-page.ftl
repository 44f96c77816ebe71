### L’atelier : la page autour du livret.

studio-waiting = Vos règles s’ouvrent…
studio-waiting-for = « { $title } » s’ouvre…
studio-waiting-came = « { $title } », reçu avec le lien, s’ouvre…
studio-waiting-mistake = Il y a une erreur dans le texte. Corrigez-la pour voir le livret.
studio-link-came = Ces règles sont venues avec le lien : « { $title } ». Les vôtres sont restées telles quelles.
studio-sheet-print = Imprimer cette page
studio-find-option = Option, dans « Options »
studio-find-near = Le plus proche :
