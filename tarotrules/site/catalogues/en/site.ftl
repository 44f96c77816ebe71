### The short words of the site. Longer texts are in texts/.

site-language = English
site-motto = House rules for French tarot and Piquet, written down once
site-chooser = Languages
site-other-languages = Other languages
site-to-dark = Switch to dark mode
site-to-light = Switch to light mode
site-made-with = Made by { $name } from its own files. Nothing on this page is loaded from elsewhere.

## Parts of the site

section-home = Home
section-house-rules = House rules
section-play = Play
section-studio = Studio
section-variants = Variants
section-options = Options
section-comparisons = Comparisons
section-language = The language
section-diagnostics = Problems
section-developers = Developers

## Variants and their books

variants-title = The variants that come with the program
variants-intro = Each is a file like yours. Read its book, take it as your starting point, or compare it with another.
variants-name = Variant
variants-where = Where, and by whom
variants-players = Players
variants-source = Source
variants-as-parent = As “{ $title }”
book-description = “{ $title }”: the rulebook, to read and to print.
book-downloads = Downloads
book-source = The file this book is made from
book-lines = { $n ->
        [one] { $n } line
       *[other] { $n } lines
    }
book-compared = What differs from “{ $title }”
book-about = About this book

download-pdf = Rulebook (PDF)
download-booklet = Booklet to fold and staple (PDF; print on both sides, flip on the short edge)
download-epub = Rulebook for e-readers (EPUB)
download-html = Rulebook (one web page)
download-json = Engine config (JSON)
download-cheat = { $players ->
        [one] Quick reference for { $players } player (PDF)
       *[other] Quick reference for { $players } players (PDF)
    }
download-score = { $players ->
        [one] Score sheet for { $players } player (PDF)
       *[other] Score sheet for { $players } players (PDF)
    }
download-tarot = The file itself (.tarot)

## Options

options-title = The options that come with the program
options-title-of = Options: { $game }
options-intro = An option is a rule that some tables play by and others do not. To take one, write its name in the first line of your file: { $example }. Each is shown with what it changes in the official rules.
options-source = Its file
options-needs = Needs { $title }.
options-nothing = By itself, it changes no sentence of the rules.
options-added = New
options-changed = Changed
options-removed = Dropped
options-more = And { $n ->
        [one] { $n } more rule
       *[other] { $n } more rules
    }

## Comparisons

comparisons-title = The variants compared
comparisons-title-of = The variants compared: { $game }
comparisons-intro = How the variants that come with the program differ, rule by rule. What they all have in common is left out.
comparisons-pairs = Each variant beside the rules it is based on
kinship-title = Who plays alike
kinship-intro = Which variant is made from which, and how far they are from each other.
kinship-close = Who is close to whom
kinship-close-told = Whatever is joined near the names is close; where lines meet far to the left, much differs.
kinship-descent = Who builds on whom
kinship-descent-told = Each variant is listed below the rules it builds on, and indented.
kinship-map = All distances
kinship-map-told = Each number says how far two variants are from each other; the darker the cell, the closer they are. Columns are numbered like the rows.
kinship-measure = How distance is measured
rules-title = { $chapter }, wherever tarot is played
rules-intro = What every known variant says about each rule, and every option that brings one, with the number of players that its book explains. Those that say the same are listed together.
rules-most =
    { $all ->
        [yes] all
       *[no] all others
    }
region-title = Tarot in { $region }
region-intro = The known variants that are played there, and the rules in which each differs from those it is based on.
region-differs = What differs, rule by rule

## The tutorial: what is written in its files

tutorial-name = thursday
tutorial-title = Thursday tarot
tutorial-notebook = The Thursday notebook
tutorial-page = the notebook, p. 2
tutorial-reason = we have always done it that way
tutorial-bid = petite
tutorial-bid-title = Petite
tutorial-bonus = king-at-the-end
tutorial-bonus-title = King at the end
# The word for “players”, mistyped.
tutorial-mistyped = plaers
# Another language to show the file in.
tutorial-other = fr

## Listings

listing-label = What is in { $name }
listing-session = What to type, and the answer
listing-table = The table in the terminal
sample-file = A file of a few lines …
sample-page = … and a page of the book made from it
sample-answers = Ask it for a score, or ask who says so
