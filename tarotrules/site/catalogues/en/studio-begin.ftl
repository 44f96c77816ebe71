### The studio: beginning well.

studio-option-now = Your rules now:
studio-naming-about-short = Title
studio-building-means-when = Means: { $text }
