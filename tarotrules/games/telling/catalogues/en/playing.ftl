### What is said of deals of any game: by a referee, by a simulation.

## What may be done in a deal, and why not

legal-cards = May be played: { LIST($cards) }.
legal-none = There is no card to play.
legal-not = { $card } may not be played: rule { $rule }. { $says }
why-allowed = It is allowed.
why-rule = Rule { $rule }: { $text }

## A deal that somebody types

referee-fine = Everything was by the rules.
referee-word-undo = undo, back
referee-word-help = help
referee-word-quit = quit, exit, end
referee-word-score = score
referee-undone = Taken back: { $line }
referee-nothing = There is nothing to take back.
referee-unread = “{ $word }” is not understood here. “help” tells what can be typed.
referee-help = One thing after the other, on one line or on several:
referee-help-undo = undo: takes the last line back
referee-help-quit = quit: ends

## What became of many deals that programs played

simulation-title = { $title }: a simulation
simulation-share = { $value } ({ $low }–{ $high })
simulation-mean = { SIGNED($value) } ± { $half }
simulation-amount = { $value } ± { $half }
simulation-unknown = –
simulation-column-what = What
simulation-column-who = Who
