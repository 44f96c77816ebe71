### A deal is played against the computer

studio-view-play = Play

studio-play-begin = Play a deal
studio-play-intro = Play by your rules against the computer. If a card may not be played, tap it: the rule tells why.
studio-play-deal = Deal
studio-play-back = Back to the game
studio-play-mistakes = These rules still have mistakes. Mend them first, then play.
studio-play-broken = This game cannot be taken up again.
studio-play-shortened = The program has changed since, so the game goes on from a little earlier.
studio-play-changed = The rules have changed since. This game goes on by the rules as they were.
studio-play-anew = New game by the new rules
studio-play-full = There is no room left on this device: the game is not saved.
studio-play-thinking = The others are thinking…
studio-play-hint = Hint
studio-play-hinted = In your place the computer would choose: { $what }.
studio-play-undo = Take my move back
studio-play-on = Let the computer play my hand to the end
studio-play-next = Next deal
studio-play-new = New game
studio-play-hand = Your hand
studio-play-table = The table
studio-play-news = What has happened
studio-play-rule = Read rule { $number }
studio-play-lies = { $who }: { $card }.
studio-play-not = Not allowed here: tap to learn why.
studio-play-before = Last trick
studio-play-hint-short = Hint
studio-play-undo-short = Undo
studio-play-on-short = Play it out
studio-play-new-short = New game
studio-play-me = Which of them are you?
studio-play-nobody = None of them
studio-play-dotted = not allowed: tap to learn why
