### The studio: finding rules, and other details.

studio-find-try = Try another word, or a single one; or look in the contents:
studio-evening-deleted = The evening was deleted.
