### The studio: finding rules, and other details.

studio-find-try = Try another word, or fewer words, or look in the contents:
studio-evening-deleted = The evening was deleted.
