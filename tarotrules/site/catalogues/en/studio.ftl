### The studio: the page on which people write their own rules.

studio-title = Your own rules
studio-motto = Choose, change, read, and print the rules of your table. Everything stays on this device.
studio-no-script = This page needs JavaScript. The books of the known variants can be read and printed without it.

## Beginning

studio-begin = How to begin
studio-begin-with = With rules that people play
studio-begin-file = With a file of your own
studio-begin-again = Your rules on this device
studio-untitled = No name yet
studio-delete = Delete
studio-delete-it = Delete “{ $title }”
studio-undo = Undo
studio-beginning = Setting up your rules…
studio-new-name = Name of your rules
studio-start = Begin
studio-new = My rules
studio-link-broken = The link cannot be read: it is cut off, or was not made here.
studio-too-long = That file is too large: at most { $most } bytes can be opened.
studio-not-text = That is not a text file.

## Parts of the page

studio-view-book = Rules
studio-view-score = Score
studio-view-options = Options
studio-view-text = Notation
studio-view-changes = What differs
studio-view-compare = Compare
studio-view-sheet = Quick reference
studio-view-take = Print and share
studio-views = Parts of the page

## What is going on

studio-loading = The program is loading. You can read in the meantime.
studio-ready = Ready
studio-lost = The program could not be loaded. Reload the page to try again.
studio-old-book = Your rules have a mistake. You see the rules as they were before.
studio-stopped = That took too long and was stopped.
studio-saved = Saved on this device
studio-not-saved = This device has no room left. Save the file of your rules, so that nothing is lost.

## Problems

studio-problems = To check: { $n }
studio-no-problem = No mistakes
studio-problem-at = Line { $line }: { $message }
studio-mend = Write { $written }
studio-divider = Line between book and notation
studio-tongue = Language of the notation
studio-tongue-not = There is a mistake in your rules. Correct it first, then change the language.
studio-complete = What can I write here?
studio-meaning = What this word means
studio-meaning-none = Choose a word to see what it means and where it comes from.

## Taking away

studio-take-file = Save the file of your rules
studio-take-book = Save the book as a web page
studio-take-epub = Save the book for an e-reader (EPUB)
studio-take-text = Save the book as plain text
studio-take-cheatsheet = Save the quick reference as a web page
studio-take-scoresheet = Save the score sheet as a web page
studio-take-config = Save the rules for other programs (JSON)
studio-nothing-to-take = There is a mistake in your rules. Correct it first.
studio-code-said = Point a phone’s camera here to open these rules.
studio-take-print = Print the book
studio-take-link = A link to your rules
studio-copy = Copy
studio-copied = Copied
studio-link-said = The rules are in the link itself. Nobody keeps them, and whoever has the link can open them.
studio-earlier = Earlier versions of your rules
studio-no-earlier = No earlier version is kept yet.

## Comparing

studio-compare-with = Compare with

## Options

studio-options-intro = Tick what your table plays.

## Scoring an evening

studio-score-who = Who plays?
studio-score-players = Players
studio-score-name = Player { $n }
studio-score-start = Begin the evening
studio-score-deal = Deal { $n }
studio-score-correcting = Correct deal { $n }
studio-score-way = Enter the result as
studio-score-write = Save this deal
studio-score-open = Still missing: { $fields }
studio-score-correct = Correct
studio-score-delete = Delete
studio-score-total = Total
studio-score-deals = The deals
studio-score-deal-column = Deal
studio-score-curve = The evening as a graph
studio-score-curve-said = After deal { $n }: { $totals }
studio-score-one = { $who } { $score }
studio-score-csv = Save as a spreadsheet (CSV)
studio-score-json = Save the evening
studio-score-print = Print
studio-score-new = New evening
studio-score-evenings = Evenings
studio-score-changed = The rules have changed since. This evening is still scored by the rules as they were.
studio-score-again = Score all of it by the new rules
studio-score-keep = Leave it as it is
studio-score-less = One less: { $what }
studio-score-more = One more: { $what }
studio-score-half = Half a point more: { $what }
studio-score-sign = Change the sign: { $what }
studio-score-rule = rule { $number }
studio-score-remove = Remove: { $what }
studio-score-full = This device has no room left. Save the evening, so that nothing is lost.
studio-score-not-so-many = These rules are not for that many players. The evening stays as it was.

## Changing a rule

studio-rule-change = Change
studio-rule-number = Change rule { $number }
studio-rule-heading = Rule { $number }
studio-rule-close = Close
studio-rule-own = Your own choice
studio-rule-from = From: { $layer }
studio-rule-source = Source: { $source }
studio-rule-assumed = No source says so; it is assumed
studio-rule-assumed-why = Assumed: { $why }
studio-rule-before = Instead of: { $value }
studio-rule-split = Different for each number of players
studio-rule-players = Players: { $list }
studio-rule-named = { $name } (players: { $list })
studio-rule-for = { $players } players: { $value }
studio-rule-written = Write it as under “Notation”
studio-rule-clash = This does not go together with the other rules:
studio-rule-leave = Leave it as it is
studio-rule-anyway = Do it anyway
studio-rule-impossible = This cannot be changed here without changing something else. Leave it as it is, or change both together under “Notation”.
studio-rule-drop = Remove “{ $title }”
studio-rule-dropped = No longer in your rules: { $title }
studio-rule-nothing = There is nothing to choose in this rule: it follows from others.
studio-unit-card = cards
studio-unit-deal = deals
studio-unit-player = players
studio-unit-point = points
studio-unit-share = parts
studio-unit-times = times
