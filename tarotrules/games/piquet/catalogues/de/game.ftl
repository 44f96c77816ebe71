### What the game is called, and what tells its variants apart at a glance.

game-title = Pikett
game-marked = Was angesagt wird
