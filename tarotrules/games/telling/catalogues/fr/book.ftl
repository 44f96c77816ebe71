### Le livret de règles, chapitre par chapitre.

chapter-game = Le jeu
chapter-deck = Les cartes
chapter-play = Le jeu de la carte
chapter-irregularities = Les irrégularités

see-rule = {" "}({ $rules })

## Le jeu

name-game-players = Nombre de joueurs
game-players = Les règles qui suivent sont celles du jeu à { $list } joueurs.
game-players-count = { NUMBER($n, gender: "m") }
name-game-aim = But du jeu

## Les cartes

name-deck-pack = Jeu de cartes
deck-classes-caption = Ce que désigne chaque nom
deck-classes-word = Nom
deck-classes-cards = Cartes
deck-class = { NOUN($noun, number: "other") }

## La distribution

name-deal-hands = Distribution
name-deal-misdeal = Maldonne

## Le jeu de la carte

name-play-follow = Fournir
