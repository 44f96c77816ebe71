### What the game is called, and what tells its variants apart at a glance.

game-title = Piquet
game-marked = What is called
