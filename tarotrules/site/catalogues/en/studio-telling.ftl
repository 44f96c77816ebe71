### The studio: telling what is to be looked at.

studio-telling-text = Show where, under “Notation”
studio-telling-sieve = Search the list
studio-telling-late = Laying out the pages takes too long on this device. Print the book from the browser instead.
