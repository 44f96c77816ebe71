### A deal is played against the computer

studio-view-play = Play

studio-play-begin = Play a deal
studio-play-intro = Play against the computer by your rules. To see why a card may not be played, choose it.
studio-play-deal = Deal
studio-play-back = Back to the match
studio-play-mistakes = These rules still have mistakes. Correct them first, then play.
studio-play-broken = This match cannot be continued.
studio-play-shortened = The program has changed since, so the match goes on from a little earlier.
studio-play-changed = The rules have changed since. This match goes on by the rules as they were.
studio-play-anew = New match by the new rules
studio-play-full = There is no room left on this device: the match is not saved.
studio-play-thinking = The others are thinking…
studio-play-hint = Hint
studio-play-hinted = In your place the computer would choose: { $what }.
studio-play-undo = Take back what I did last
studio-play-on = Let the computer play my hand to the end
studio-play-next = Next deal
studio-play-new = New match
studio-play-hand = Your hand
studio-play-table = The table
studio-play-news = What has happened
studio-play-rule = Read rule { $number }
studio-play-lies = { $who }: { $card }.
studio-play-not = Not allowed here: choose it to learn why.
studio-play-before = Last trick
studio-play-hint-short = Hint
studio-play-undo-short = Undo
studio-play-on-short = Play it out
studio-play-new-short = New match
studio-play-me = Which of them are you?
studio-play-me-first = Say first which of them you are.
studio-play-nobody = None of them
studio-play-dotted = not allowed: choose it to learn why
