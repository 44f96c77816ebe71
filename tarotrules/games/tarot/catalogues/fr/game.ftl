### What the game is called, and what tells its variants apart at a glance.

game-title = Tarot
game-marked = Contrats
