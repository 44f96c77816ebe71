### The studio: finding a rule, and what went on.

studio-find = Find a rule
studio-find-nothing = No rule speaks of “{ $words }”.
studio-chapters = Contents
studio-tap = Tap a rule to change it.
studio-counted = { $what } ({ $n })
studio-just-changed = Just changed:
