chapter-game = Il gioco
chapter-deck = Le carte
chapter-play = Il gioco delle carte

## Il gioco delle carte

name-play-follow = Rispondere
