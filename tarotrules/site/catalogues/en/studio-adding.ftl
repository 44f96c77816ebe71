### What is added to the rules.

studio-add-intro = Add something of your own
studio-add-known = Played elsewhere
studio-add-own = Make your own
studio-add-do = Add
studio-add-who = As in: { $who }
studio-add-said = The rulebook will say
studio-add-name = Name
studio-add-back = Back to the list
studio-add-done = Added: { $title }
studio-add-impossible = This cannot be added here without changing something else. Leave it out, or add both together under “Notation”.
studio-add-wait = One moment…
studio-add-unread = This condition was not understood. Choose it from the lists, or write it like this: { $example }
