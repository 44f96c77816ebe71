### Sheets: to look things up at the table, to write the scores on, and what differs from the base.

## Cards as small figures

faces-gap = { " " }

## The cheat sheet

cheat-nothing = –
cheat-players = { COUNTED($players, noun: "player") }

## The score sheet

score-place = Place
score-date = Date
score-deals = The deals
score-number = No.
score-total = Total

## What differs from the base

changes-no-base = These rules are based on no others, so there is nothing to compare them with.
changes-options = What each option changes
changes-option = Option
changes-rules = Rules
