### What the game is called, and what tells its variants apart at a glance.

game-title = ピケ
game-marked = 宣言する役
