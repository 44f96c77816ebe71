### What the command line says of itself: its commands, what they take, and what can be wrong with how they are asked.
###
### `.word` is what stands for an argument in a line that shows how a command is written.

## What can be wrong

C001 = There is no command called “{ $word }”.
    .help = { $hint ->
        [near] Did you mean “{ $suggestion }”?
       *[list] These are the commands: { LIST($known) }.
    }
C002 = “{ $command }” does not know “{ $word }”.
    .help = { $hint ->
        [elsewhere] Leave it out here: “{ $suggestion }” goes only with { LIST($commands, joint: "or") }.
        [near] Did you mean “{ $suggestion }”?
       *[list] It knows these: { LIST($known) }.
    }
C003 = Nothing follows “{ $option }”.
    .help = Write its value after it, or leave out “{ $option }”.
C004 = “{ $word }” is not possible for “{ $option }”.
    .help = { $hint ->
        [near] Did you mean “{ $suggestion }”?
       *[list] Choose one of these: { LIST($known, joint: "or") }.
    }
C005 = “{ $option }” needs a whole number; “{ $word }” is not one.
    .help = Write it in figures, such as: { $option } 4
C006 = “{ $option }” is complete by itself: no equals sign goes after it.
    .help = Write only “{ $option }”.
C007 = “{ $word }” is one word too many.
    .help = The command is written like this: { $usage }
C008 = “{ $what }” is missing.
    .help = The command is written like this: { $usage }
C009 = “{ $name }” already exists, and would be lost.
    .help = Choose another name, or delete the file first.
C011 = “{ $option }” is { $least } or more; “{ $word }” is less.
    .help = Write a number such as: { $option } { $least }
C013 = “{ $option }” says nothing without “{ $other }”.
    .help = Add “{ $other }”, or leave “{ $option }” out.
C014 = This is not a condition: { $what ->
        [left] there is nothing before the sign
        [right] there is nothing after the sign
       *[twice] there is a second sign
    }.
    .help = Write one such as: "handful.single.worth = 10". Several are written one after the other, each in quotation marks.
C015 = “{ $word }” is not a number, and { $sign } compares numbers only.
    .help = Write a number, or “=” instead.
C016 = No deal is given.
    .help = Name a file with the deal, such as: tarotrules score fft deal.json – or type the command in a terminal: it then asks you. “tarotrules help score” shows such a file.
C012 = { $what ->
        [unreadable] “{ $name }” is no note of a simulation.
        [more] “{ $name }” already has { $deals } deals, more than were asked for.
       *[other] “{ $name }” is the note of another simulation: other rules, players, or another seed.
    }
    .help = { $what ->
        [more] Ask for at least as many deals, or name another file.
        [unreadable] Name another file, or leave out “{ $option }”.
       *[other] Name another file, or leave out “{ $option }”.
    }

## How help is laid out

usage-line = Usage: { $usage }
usage-words = What to write after the command
usage-options = What may be added, anywhere
usage-examples = Examples
usage-house = thursday
usage-choices = { $text }: { LIST($choices, joint: "or") }
usage-usual = { $text } (usually { $usual })
overview = House rules of French tarot and Piquet, from one file: the rulebook, the scores, and what differs from other rules.
overview-more = To read more about a command: tarotrules help score
help-word = “{ $word }” is not a command. These rules speak of it: { LIST($rules) }. To read more, type:
commands-rules = Rules
commands-table = At the table
commands-differences = What differs
commands-programs = For the web and for programs
commands-help = Help

## Commands

command-check = Say what is wrong in files, all at once
command-list = List the variants that come with the program, one to a line
command-explain = Say what a value is and where it comes from
command-convert = Write a file in the other notation, or with another language’s words
command-new = Begin a file of house rules, by answering questions
command-score = Work out what a deal is worth
command-evaluate = Judge a hand by the scale of the rules, before bidding
command-legal = Say which cards may be played, and why the others may not
command-replay = Play a recorded deal again, and count it
command-referee = Referee a deal: the first thing that was not allowed, or the score
command-why = Say whether something is allowed, and which rule forbids it
command-simulate = Let programs play many deals, and say how often what happens
command-play = Play against bots at a table in the terminal
command-rulebook = Write the rulebook of a variant
command-cheatsheet = Write a page to look things up at the table
command-scoresheet = Write a form to print and to write the scores on
command-changes = Say what differs from the variant it builds on
command-compare = Say what differs between variants, rule by rule
command-nearest = Say which known rules a table’s are closest to, and where they differ
command-find = Say which variants and options have a rule
command-compile = Write the engine config of a variant as JSON
command-site = Build the books and guides as a site, or show them on this computer
command-help = Explain a command, a code such as D012, or a word of the rules

## What they take

argument-command =
    .word = COMMAND
argument-variant = a name, a path, JSON, or “-” for input
    .word = VARIANT
argument-variants = two or more: names, paths, JSON
    .word = VARIANT
argument-files = a file, or the name of a variant that comes with the program
    .word = FILE
argument-name = what your rules are called: small letters, digits, and hyphens
    .word = NAME
argument-extends = the variant your rules build on
    .word = VARIANT
argument-blank = your file begins with examples to fill in; nothing is asked
argument-ask = ask, even if the answers come from another program
argument-deal = a file with the deal, or “-” for input
    .word = DEAL.json
argument-deal-or-asked = a file with the deal, or “-” for input; without it you are asked
argument-save = also write the deal to this file, for you to keep or correct
    .word = DEAL.json
argument-cards = the cards of the hand, such as SK T21 EX
    .word = CARD
argument-position = a file with the position, or “-” for input
    .word = POSITION.json
argument-record = a file with the record, or “-” for input
    .word = RECORD.json
argument-record-typed = a file with the record, or “-” for input; without it, type what is played
    .word = RECORD.json
argument-situation = a file with the position or the record, or “-” for input
    .word = SITUATION.json
argument-act = a card, “pass”, or what else a record has
    .word = ACT
argument-path = the words of a setting, such as scoring.target
    .word = WORD
argument-topic = the name of a command, a code, or a word of the rules
    .word = WORD
argument-action = into a folder, or on this computer
    .word = ACTION
argument-options = take options as well
    .word = OPTION,…
argument-players = for this number of players
    .word = N
argument-deals = how many deals
    .word = N
argument-seats = how many players, and which: club (common sense), random (anything allowed)
    .word = N,WHO,…
argument-seed = with the same number come the same deals
    .word = N
argument-jobs = so many processes (else one for each core)
    .word = N
argument-state = note in this file how far it has come, and go on from there
    .word = FILE
argument-simulate = let programs play so many deals under each variant
    .word = N
argument-resume = take up a match that was kept in a file
    .word = FILE
argument-paper = for PDF
    .word = PAPER
argument-paper-of-book = for PDF (booklet: A5 pages on A4, printed on both sides, flipped on the short edge, to fold and staple)
argument-sources = where the book says who says so: at its end, beside each rule, or nowhere
    .word = PLACE
argument-format = form of the answer
    .word = FORMAT
argument-format-of-file = notation to write
argument-format-of-book = kind of file
argument-lang = language to answer in
    .word = LANG
argument-lang-written = language to write in
argument-out = write to a file
    .word = FILE
argument-shipped-options = list the options instead
argument-sought = what it is about, or conditions such as "handful.single.worth = 10"
    .word = WORDS
argument-all = all variants that come with the program
argument-brief = leave out values and sources
argument-to-language = whose words to use
    .word = LANG
argument-languages = only these languages
    .word = LANG
argument-url = the address it will have, for search engines
    .word = URL
argument-port = the port that serve uses
    .word = N
argument-studio = the folder in which the studio was built
    .word = FOLDER
argument-folder = where to build it
    .word = FOLDER

## A file that is written

written =
    { $file } is written ({ $kind ->
        [pages] { COUNTED($size, noun: "page") }
       *[bytes] { $size } KB
    }{ $language ->
        [none] {""}
        [de] , in German
        [en] , in English
        [fr] , in French
        [ja] , in Japanese
       *[ru] , in Russian
    }).
written-book = For the rulebook, type:
written-command = tarotrules rulebook { $file } -o rulebook.pdf{ $lang }

## A new file

new-remark = Whatever follows # on a line is a remark, which the program skips.
new-commands = What you can do with this file:
new-examples = Rules that some tables play. Take away the # before those you play, and put in your own numbers.
new-written = { $written } Open it in an editor, then type: tarotrules check { $file }
new-our-rules = Our rules
new-title = What do you call your rules? Enter alone: { $usual }
new-players = How many of you play? Type one number or several, such as 4 or 4, 5. Enter alone: { LIST($players, joint: "or") }
new-players-again = Type { LIST($players, joint: "or") }, or several of these numbers. Enter alone takes them all.
new-how = You begin with the official rules. For each question type the number of what you play, then Enter. Enter alone keeps 1, the official rule; { $back } goes back one question; { $enough } ends the questions, and your file is written with the answers so far.
new-question = Question { $number } of { $of }: { $asks }
new-yes = Yes
new-no = No
new-answer =
    { $kind ->
        [both] { $name }. { $text }
        [name] { $name }.
       *[text] { $text }
    }
new-not-an-answer = Type a number from 1 to { $choices }, or Enter alone for 1. { $back } goes back, { $enough } ends the questions.
new-in-force =
    { $found ->
        [0] You play by “{ $base }” in everything.
       *[other] You play by “{ $base }”, except for this:
    }
new-rule = { $name } ({ $number }): { $text }
new-left = What you answered about “{ $title }” does not go with your other answers. It was left as in the official rules.
new-stopped = Nothing was written.

## A deal told by answers

telling-how = Tell the deal. Type a number, or what stands beside it, then Enter. Enter alone takes what is offered; “{ $back }” goes back one question; “{ $enough }” takes what is offered for all that is left. The keys Ctrl and C together stop.
telling-players = How many play: { LIST($known, joint: "or") }?
telling-names = What are the { $players } players called, in the order of play? Write commas between the names.
telling-way = What do you write down of the result?
telling-number = { $label } ({ $least } to { $most })
telling-of = { $of }: { $label }
telling-thing = { $label }: was there anything?
telling-thing-more = { $label }: was there anything else?
telling-offered = Enter alone: { $usual }
telling-nothing = Enter alone: nothing
telling-nothing-more = Enter alone: nothing more
telling-not-choice = Type a number from 1 to { $choices }, or what stands beside it. “{ $back }” goes back one question.
telling-not-number = Type a number, such as 49 or 49.5. “{ $back }” goes back one question.
telling-not-whole = Type a whole number from { $least } to { $most }. “{ $back }” goes back one question.
telling-not-names = Type { $players } names, with commas between them, or Enter alone.
telling-not-players = Type one of these numbers: { LIST($known, joint: "or") }.
telling-otherwise = Answer otherwise, or “{ $back }” to change an earlier answer.
telling-file = A deal in a file:
telling-may-be = What may stand in it, by “{ $rules }”; seats count from 0:
telling-as-file = The same deal as a file:
telling-no-score = The deal is not told to its end, so there is no score yet.
telling-so-far = What you have said, as a file:
telling-keep = To keep it, type a name for the file, such as deal.json. Enter alone: it is not kept.
telling-kept = { $file } is written. To score it again, perhaps after correcting it, type:

## A deal that is typed

referee-not-taken =
    { $how ->
        [read] Line { $number } was not taken, nor anything after it: “{ $line }”. Correct it, and give all the lines again.
        [pasted] Nothing of this line was taken, nor of what was pasted after it: type it again, then the rest.
       *[typed] Nothing of this line was taken: type all of it again.
    }
