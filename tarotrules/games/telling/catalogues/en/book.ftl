### The rulebook, chapter by chapter.

chapter-game = The game
chapter-deck = The cards
chapter-play = The play
chapter-irregularities = Irregularities

see-rule = {" "}({ $rules })

## The game

name-game-players = Number of players
game-players = These are the rules for { $list } players.
game-players-count = { NUMBER($n) }
name-game-aim = Aim

## The cards

name-deck-pack = The pack
deck-classes-caption = What each word means
deck-classes-word = Word
deck-classes-cards = Cards
deck-class = { NOUN($noun, number: "other") }

## The deal

name-deal-hands = Hands
name-deal-misdeal = Misdeal

## The play

name-play-follow = Following suit
