### The studio: telling what is to be looked at.

studio-telling-text = See it in the text
