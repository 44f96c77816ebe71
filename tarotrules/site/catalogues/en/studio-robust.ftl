### The studio: finding a rule, and what went on.

studio-find = Find a rule
studio-find-nothing = No rule mentions “{ $words }”.
studio-chapters = Contents
studio-tap = Choose a rule to change it.
studio-counted = { $what } ({ $n })
studio-just-changed = Just changed:

studio-stop = Stop
studio-again = Try again
studio-long = This is taking a while. You can stop it, and nothing is lost.
studio-halted = Stopped. Your rules are as they were.
studio-crashed = The program broke down and is starting again. Your rules are as they were.
studio-failed = The program could not answer that. Your rules are as they were.
studio-off = The program could not cope with this notation. Change it, or try again.
studio-back = The program has started again. Your rules are as they were.
studio-beginning-again = Trying again…
studio-old-unread = The notation could not be read to the end. You see the rules as they were before.
studio-nowhere = This browser keeps nothing here (a private window?). Save the file of your rules, so that nothing is lost.
studio-newer = Your rules were kept by a newer version of this page. Reload the page; until then nothing is saved and nothing is deleted.
studio-renewed = This page has been updated in the meantime. Reload it; if that is not enough, close it and open it again in a few minutes. Your rules are as they were.
studio-both = These rules were changed in another tab too. The other version is kept under “Earlier versions”.
studio-link-too-long = Your rules are too long for a link. Save the file instead.

studio-open-rule = Rule { $number }
studio-option-effect = What it changes
studio-option-effect-off = What changes without it
studio-option-effect-of = What the option “{ $title }” changes
studio-option-clash = Does not go with your rules:
studio-option-unknown = First correct the mistake in your rules, or what does not go together.
studio-option-nothing = No rule of the book changes.
