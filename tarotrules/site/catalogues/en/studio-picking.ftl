### What is chosen from long lists.

studio-picking-cards = Which cards
studio-picking-other = Something else…
studio-picking-none = Nothing in this list matches “{ $words }”. Try another word, or tap a topic.
studio-picking-own-card = Choose another card …
studio-picking-there = is there
studio-picking-not-there = is not there
studio-picking-compare = compare with something else…
studio-picking-missing = Still missing: { $what }
studio-picking-no-number = Not a possible number: { $what }
studio-picking-way-none = no rounding
studio-picking-way-up = always up
studio-picking-way-down = always down
studio-picking-way-nearest = to the nearest
studio-picking-way-away = gains and losses become larger
studio-picking-way-toward = gains and losses become smaller
studio-picking-such-up = 2.5 → 3; −2.5 → −2
studio-picking-such-down = 2.5 → 2; −2.5 → −3
studio-picking-such-nearest = 2.4 → 2; 2.5 → 3
studio-picking-such-away = 2.5 → 3; −2.5 → −3
studio-picking-such-toward = 2.5 → 2; −2.5 → −2
