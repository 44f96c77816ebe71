### The reference: the language, its words, every problem, the program from Python.
### An argument named like a word of the notation is that word, as a file in the reader's language writes it.

reference-name = ‹name›
reference-in-english = This page is written in English.

## Settings

reference-settings-title = { $word }
reference-settings-description = What a file may say about { $word }, and what the official rules say.
reference-fact-takes = Takes
reference-fact-word = Written
reference-fact-names = Names
reference-fact-exists = Only if
reference-fact-needed = Needed
reference-fact-synonyms = Also written
reference-bare = The value alone is enough, without a word before it.
reference-spared = The word { $word } may be left out.
reference-keys = Each name must have been declared under { $where }.
reference-optional = No, it may be left out.
reference-needed = Yes, unless the rules you build on already say it.
reference-unsaid = No file that comes with the program says anything about it.
reference-official = In { $where }:
reference-other = The official rules say nothing about it. In { $where }:
reference-elsewhere = No file that comes with the program says it here. The same word elsewhere, in { $where }:
reference-rule = Rule { $number }
reference-exists-deck-identical = { $packs } is more than 1.
reference-exists-deal-chien_cards = { $deal } { $chien } is not 0.
reference-exists-deal-chien_packet = { $deal } { $chien } is more than 1, and { $chien_cards } is not { $last_cards }.
reference-exists-deal-chien_apart = { $deal } { $chien } is more than 1, and the dealer chooses when cards go to it.
reference-exists-deal-pile_cards = { $piles } is said.
reference-exists-deal-piles_dealt = { $piles } is said.
reference-exists-auction-first_bidder = { $taker } is { $highest_bidder }.
reference-exists-auction-overcall = { $taker } is { $highest_bidder }.
reference-exists-auction-all_pass = { $taker } is { $highest_bidder }.
reference-exists-auction-plays = { $taker } is { $highest_bidder } or { $nobody }.
reference-exists-auction-rounds = { $overcall } is { $in_turn }.
reference-exists-redeal-found_late = the redeal says { $must }.
reference-exists-bonus-when = { $judged } is not said.
reference-exists-claim-order = { $show } is not { $nothing }.
reference-exists-claim-unseen = { $requires } asks about what is not seen yet.
reference-exists-seating-until = { $at_table } is said.
reference-exists-call-chain = { $partner } is not { $opposite }.
reference-exists-call-second_chain = { $partner } is not { $opposite }.
reference-exists-call-self_call = { $partner } is not { $opposite }.
reference-exists-call-moment = { $partner } is not { $opposite }.
reference-exists-call-first_lead = { $partner } is not { $opposite }.
reference-exists-call-barred_may_be_called = { $partner } is { $holder }.
reference-exists-call-silence = { $partner } is { $holder }.
reference-exists-claim-proof = { $show } is { $nothing }.
reference-exists-claim-if_false = { $show } is { $nothing }, or { $requires } asks about what is not seen yet.
reference-exists-exempt-owed_from = { $owed } is { $half_card }.
reference-exists-exempt-unpaid = { $owed } is { $half_card }.
reference-exists-fault-by = { $event } leaves open whose fault it is: only the taker discards, and { $taker_decides } is for faults of the defence.
reference-exists-fault-claim = { $event } is about cards shown for a declaration.
reference-exists-fault-charged = there is a { $fine }.
reference-exists-flow-into = { $payee } is a side.
reference-exists-flow-multiplied = { $payee } is a side, and { $into } is { $unit }.
reference-exists-flow-follows_result = { $payee } is a side, and { $into } is { $unit }.
reference-exists-flow-shared = { $payee } is a side, and { $into } is { $unit }.
reference-exists-flow-payer = { $payee } is one or more players.
reference-exists-flow-basis = { $payee } is one or more players.
reference-exists-match-deals = { $match } { $end } is { $deals }.
reference-exists-match-rounds = { $match } { $end } is { $rounds }.
reference-exists-match-score = { $match } { $end } is { $score }.
reference-exists-match-attack = { $rank } is { $topage }.
reference-exists-match-defence = { $rank } is { $topage }.
reference-exists-match-credit = { $rank } is { $root }.
reference-exists-match-tie = { $rank } is { $total }.

reference-kind-flag = nothing: the word alone means { $yes }, but { $yes } or { $no } may follow
reference-kind-whole = a whole number from { $least } to { $most } ({ $unit ->
        [card] cards
        [deal] deals
        [game] games
        [pack] packs
        [pile] piles
        [player] players
        [rank] ranks
        [round] rounds
        [share] parts
        [times] times
       *[point] points
    })
reference-kind-amount = a number from { $least } to { $most }, fractions allowed ({ $unit ->
        [point] points
        [share] shares
       *[times] times
    })
reference-kind-choice = one of these: { $words }
reference-kind-list-of = a list of { $n }, with commas between them; each is { $each }
reference-kind-list = a list of { $least } to { $most }, with commas between them; each is { $each }
reference-kind-name = a name declared under { $where }
reference-kind-texts = a text in quotation marks, of at most { $most } letters, in one language or several, as for a title
reference-kind-rounding = { $none }, or one of { $words } and a number from 1 to 100; { $made } and { $lost } give contracts made and lost a rounding each
reference-kind-formula = { $gives ->
        [number] an amount that may be calculated
        [party] somebody who pays or is paid
       *[truth] a condition
    }; it may use what is known { $scope ->
        [claim] when somebody declares
        [dealt] once the cards are dealt
        [end] at the end of the play
        [evaluation] when a hand is judged
        [rank] when players are ranked
        [places] when the places are paid
        [play] when a card is played
       *[settlement] when the deal is scored
    }
reference-kind-cards = cards, with commas between them: ranks such as { $king }, single cards such as T21 or HK, runs such as T1..T7

## The language by examples

reference-grammar-title = The language
reference-grammar-description = How a file of house rules is written, by examples.
reference-grammar-intro = A file says what your table does differently; whatever it does not mention comes from the rules it builds on. The program has read every example on this page, so you can copy them as they are. In other languages, this page shows the same examples in the words of those languages.
reference-header-title = A file
reference-header = The first line has { $variant } and a name, then { $extends } and the rules that yours build on, and then, if you take any options, { $with } and their names. A name is made of small letters, digits, and hyphens, and the file must have the same name. After { $players } come the numbers of players; the book explains the game for the first of them. Whatever follows # on a line is a remark.
reference-blocks-title = Blocks
reference-blocks = A line says one thing: a word, then its value. Braces hold what belongs together, and a name goes before the opening brace. A semicolon does the same as the end of a line; beyond that, spaces and line breaks mean nothing.
reference-values-title = Values
reference-values = Numbers may have fractions, written 1.5 or 1,5 or 1½. In a list, a comma and a space go between the values. A card is a letter, S, H, D, or C for the suit or T for trumps, and then a number or K, Q, N, or J; two dots mean all the cards from one to the other. Amounts are rounded { $up }, { $down }, to the { $nearest }, { $away } from zero, or { $toward } zero, to a multiple of the number that follows.
reference-texts-title = Titles and notes
reference-texts = { $title } is what readers see instead of the name, in as many languages as you like; { $note } is printed in the book in your own words; { $source } says what the whole file follows. Text goes in quotation marks of any kind.
reference-citations-title = Who says so
reference-citations = Square brackets after a value, or before the brace of a block, say where it comes from. If no source says so, write { $assumed } and why; a { $reason } with a name can be given in several languages and used more than once.
reference-guards-title = For some numbers of players
reference-guards = A block that begins with { $at }, the numbers, and { $players } holds only for deals with that many players; there it replaces what is said for all.
reference-remove-title = Taking away
reference-remove = { $remove } takes away something that has a name, or something a rule can do without.
reference-fixed-title = Fixed for good
reference-fixed = No file that builds on this one can change what { $fixed } is written before.
reference-own-title = Your own bids, bonuses, and declarations
reference-own = A new name declares something new. With { $like } it starts as a copy of something else, and you say only what is different.
reference-order-title = Which comes first
reference-order = Bids go from low to high, and so do the levels of a declaration. { $before } and { $after } say where a new one belongs.
reference-options-title = Options
reference-options = Other files take a file that begins with { $option } by naming it after { $with }. { $needs } names options that must be taken as well. Two options may not say different things about the same value.
reference-expressions-title = Conditions and amounts
reference-expressions = A condition may ask about the cards in a hand or about what happened in the deal; an amount may be calculated from the same things. A dot leads from a thing to something it has.
reference-operators-title = Signs and words
reference-column-written = Written
reference-column-means = Means
reference-does-calculate = plus, minus, times, divided by; parentheses as usual
reference-does-compare = equal, not equal, less, at most, more, at least
reference-operator-and = { $and }
reference-operator-or = { $or }
reference-operator-not = { $not }
reference-operator-is = { $is }
reference-operator-exists = { $exists }
reference-operator-if = { $if } … { $then } … { $else } …
reference-operator-rounded = { $rounded } { $nearest } { $to } 5
reference-does-and = both must be true
reference-does-or = one of them is enough
reference-does-not = it must not be true
reference-does-is = a card belongs to a class
reference-does-exists = there is such a player, side, or card in this deal
reference-does-if = one amount or the other, as the condition decides
reference-does-rounded = an amount rounded to a multiple; { $up }, { $down }, { $away }, and { $toward } are used in the same way
reference-features-title = What they may ask about
reference-features = Each setting can ask only about what is known at its moment. The columns of the table stand for these moments, in this order:
reference-scope-dealt = the cards have just been dealt
reference-scope-evaluation = a hand is judged
reference-scope-claim = somebody declares
reference-scope-play = a player is about to play a card
reference-scope-end = the play is over
reference-scope-settlement = the deal is scored
reference-scope-rank = players are ranked
reference-scope-places = the places are paid
reference-column-is = Is
reference-column-has = Has
reference-known = known
reference-any-class = the name of a class of cards
reference-any-promise = the name of an announcement
reference-type = { $kind ->
        [alone] a player who plays alone
        [ranking] the ranking
        [card] a card
        [class] a class of cards
        [contract] the contract
        [count] a whole number
        [deal] the whole deal
        [nobody] nobody
        [number] a number
        [place] cards in a place
        [player] a player
        [players] several players
        [promise] an announcement
        [side] a side
        [table] the cards on the table
        [trick] a trick
       *[truth] yes or no
    }
reference-members-title = What each has
reference-and-classes = { $list }; also the name of any class of cards, for the number of such cards
reference-of-game = { $game }: { $title }
reference-game-title = { $game }: what a file may say
reference-game-description = What a file about { $game } may say, and in which words.
reference-game-intro = A file about { $game } is written like any other, as { $where } shows. On this page is what belongs to this game alone: what conditions may ask about, all settings, and all words.
reference-all-settings = All settings
reference-all-settings-intro = Each page shows what can be said with one word, and what the official rules say.

## Words

reference-keywords-title = Words of files in five languages
reference-keywords-description = Every word a file may use, in every language.
reference-keywords-intro = The first word in each cell is the one the program writes; the others are read as well. Capitals and accents do not matter. English words are understood in every file.
reference-group = { $group ->
        [features] What conditions and amounts ask about
        [names] Names that come with the program
        [notation] The notation
        [settings] Settings
       *[values] Values
    }
reference-group-intro = { $group ->
        [features] Used in conditions and amounts, many of them after a dot.
        [names] Bids, bonuses, classes of cards, and the like that the official rules and the options declare.
        [notation] Words that mean the same in every file, whatever the game.
        [settings] What can be said about a game.
       *[values] What settings can be set to, and words that go between values.
    }
reference-language = { $language ->
        [de] German
        [en] English
        [fr] French
        [ja] Japanese
       *[ru] Russian
    }
reference-terms-title = Words of the game in five languages
reference-terms-description = What the books call things, in every language.
reference-terms-intro = These are the words the books use. Others are common too, but a book keeps to one word for each thing, so that no rule seems to be about something else.
reference-meanings = What they mean

## Problems

reference-problems-title = Problems by code
reference-problems-description = Every problem the program can find in a file, and what to do about it.
reference-problems-intro = Every message has a code. Its page shows an example, what the program says about it, and the example put right. An ellipsis stands for whatever the message takes from your file.
reference-room = { $room ->
        [C] C: commands
        [D] D: how files fit together
        [F] F: files
        [P] P: deals to be scored
        [R] R: the rules
       *[S] S: how a file is written
    }
reference-column-code = Code
reference-column-says = What it says
reference-column-severity = Kind
reference-severity = { $severity ->
        [warning] Warning
       *[error] Error
    }
reference-problem-title = { $code }: { $name }
reference-help = What to do:
reference-bad = An example
reference-output = What the program says
reference-good = Put right
reference-no-example = No small file shows this problem.

## For developers

reference-api-title = From Python
reference-api-description = The public functions, with examples.
reference-engine-config-title = Engine config and scores
reference-engine-config-description = The compiled JSON, deals and scores, for programs that play or keep score.
reference-commands-title = Commands
reference-commands-description = What the command line can do.
