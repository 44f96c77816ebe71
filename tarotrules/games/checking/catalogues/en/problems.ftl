### What can be wrong with the rules of any game, and with a deal of any.
###
### The message says what is wrong; `.help` says what to do; the other attributes caption the places.
### `$hint` is `near` (there is a `$suggestion`), `list` (there are `$known` words) or `none`.
### What a game says with examples of its own stands beside its check: card-code, value-wanted, reason, …-example.

## R: the rules

R001 = There is nothing called “{ $word }” to count or ask about here.
    .help = { $hint ->
        [near] Did you mean “{ $suggestion }”?
        [ways] Say whose, or of what: { LIST($ways, joint: "or") }.
        [meant] Conditions ask about classes of cards. Declare one for “{ $instead }”: “{ $declared }”. Then write here: { $asked }
        [other] Here “{ $first }” is not the class of cards or promise of that name, but a word that conditions have anyway. Give yours another name.
        [list] These are possible here: { LIST($known) }.
       *[none] Nothing can follow this dot; leave it out.
    }
R002 = “{ $word }” is not known yet when this is decided.
    .help = { $hint ->
        [near] Did you mean “{ $suggestion }”?
        [list] At that moment a player knows only: { LIST($known) }.
       *[none] At that moment a player knows nothing of the cards, so leave this out.
    }
R003 = “{ $word }” needs something that is true or false here.
    .help = { $hint ->
        [meant] Write: { $instead }
       *[none] Write a condition, such as { condition-example }.
    }
R004 = “{ $word }” needs a number or an amount here.
    .help = { $hint ->
        [meant] Write one of these in its place: { LIST($instead, joint: "or") }.
       *[none] Write a number, or something that is counted, such as { amount-example }.
    }
R005 = “{ $word }” needs to say who is paid or who pays.
    .help = Name a player or a side, such as { party-example }.
R006 = These two things cannot be compared.
    .help = { $hint ->
        [meant] Write: { $instead }
        [ways] Instead of “{ $about }”, write one of these: { LIST($ways, joint: "or") }.
       *[none] Under “{ $word }”, compare numbers with numbers, players with players, and sides with sides. To ask whether a card belongs to a class, use “is”.
    }
R007 = There is no class of cards called “{ $word }”.
    .help = { $hint ->
        [near] Did you mean “{ $suggestion }”?
        [meant] Declare one for “{ $instead }”: “{ $declared }”. Then write here: { $asked }
        [list] Choose one of these: { LIST($known, joint: "or") }. A new one is declared under deck.
       *[none] Declare it under deck first, such as: { class-example }
    }
R008 = “{ $word }” is not a card.
    .help = { $hint ->
        [meant] Write: { $instead }. A card is written like this: { card-code }.
       *[none] Write { cards-example }. A single card is written like this: { card-code }.
    }
R016 = There is no “{ $word }” for this to refer to.
    .help = { $hint ->
        [near] Did you mean “{ $suggestion }”?
        [list] It can refer to: { LIST($known) }. To add one of that name, write: { $declared }
       *[none] Declare it first.
    }
R020 = { $whom ->
        [all] No hand can ever fulfil this condition.
       *[some] With { LIST($players) } players no hand can ever fulfil this condition.
    }
    .help = Check the numbers against the size of a hand. To see where it fails, try it on this hand: { LIST($hand) }
R021 = { $whom ->
        [all] Every hand fulfils this condition.
       *[some] With { LIST($players) } players every hand fulfils this condition.
    }
    .help = Check the numbers; even this hand fulfils it: { LIST($hand) }
R025 = This rule is about “{ $word }”, but there is no class of cards of that name.
    .help = { $hint ->
        [near] Did you mean “{ $suggestion }”?
        [list] Choose one of these: { LIST($known, joint: "or") }. A new one is declared under deck.
       *[none] Declare it under deck first, such as: { class-example }
    }
R031 = There is no single card here that could belong to a class.
    .help = Ask about the card that wins a trick: { asked-example }. To count cards, write: { counted-example }
R046 = { $by ->
        [word] In conditions, “{ $name }” is a word that means something else.
       *[other] “{ $name }” is the name of a class of cards and of a promise.
    }
    .other = the other of that name
    .help = Choose another name for yours, so that conditions can ask about it.
R054 =
    { $why ->
        [elsewhere] The rules about “{ $what }” cannot have this number: in this chapter, a table’s own rules have numbers from { $first } to { $last }.
        [taken] The rules about “{ $what }” would have numbers that other rules have.
       *[fixed] “{ $what }” has the same numbers in all books and keeps them.
    }
    .other = the number that takes them
    .help =
        { $why ->
            [elsewhere] Write: { $instead }
            [taken] Write: { $instead }
           *[fixed] Leave the number out.
        }
R065 = Two things here are called “{ $title }”.
    .here = this one
    .other = and this one
    .help = Give one of the two another title. Otherwise nobody can tell them apart in the book and on the score sheet.
R070 = None of the cards called “{ $name }” is in the pack.
    .without = left out here
    .help = Leave other cards out of the pack, or remove this word for cards and whatever is said of it.

## P: a deal that is to be scored

P002 = “{ $word }” is not something that can be said about a deal.
    .help = { $hint ->
        [near] Did you mean “{ $suggestion }”?
        [list] These can be given: { LIST($known) }.
       *[none] Leave it out.
    }
P003 = { $hint ->
        [missing] “{ $key }” is missing.
       *[wrong] “{ $value }” is not possible for “{ $key }”.
    }
    .help = { $hint ->
        [missing] Add it. { value-wanted }
       *[wrong] { value-wanted }
    }
P004 = The deal was played by { $given ->
        [one] one player
       *[other] { $given } players
    }, but these rules are for { $players }.
    .help = Check “players”, or choose a variant for that many players.
P005 = There is no seat { $seat }.
    .help = Seats are counted from 0 in playing order; the last one here is { $last }.
P045 = “{ $word }” says “{ $key }” a second time.
    .help = Keep one of the two.
P052 = “{ $word }” is not a card.
    .help = { $hint ->
        [meant] Write: { $instead }. A card is written like this: { card-code }.
       *[none] A card is written like this: { card-code }.
    }
P060 = { $card } is in two places.
    .help = Every card is there once. Correct one of the two.
P061 = In trick { $trick }, seat { $seat } may not play { $card }. { reason }
    .help = { $told ->
        [no] Check the cards of this trick, and those of the tricks before it.
       *[yes] This is rule { $rule }. Check the cards of this trick, and those that this player plays later.
    }
P062 = Trick { $trick } has { COUNTED($given, noun: "card") } instead of { $players }.
    .help = Each player plays one card to a trick.
P063 = { $given ->
        [one] One trick is told
       *[other] { $given } tricks are told
    } instead of { $tricks }.
    .help = Tell every trick in the order of play.
P066 = The record’s entry { $number } is not allowed for seat { $seat }. { reason }
    .help = { $told ->
        [no] Check the entries up to there.
       *[yes] This is rule { $rule }. Check the entries up to there.
    }
P075 = { $what ->
        [deals] A match of these rules has { $value } deals.
        [score] A match of these rules goes on until somebody has { $value } points.
        [rules] This match was begun with other rules.
       *[unreadable] This is not a match that was kept, or it is damaged (“{ $value }”).
    }
    .help = { $what ->
        [deals] Choose one of these numbers, or leave it out.
        [score] Leave the number of deals out.
        [rules] Name the variant and the options that it was begun with.
       *[unreadable] Name the file that the table wrote, or begin a new match without a file.
    }
P080 = The card { $card } is not in the pack these rules are played with.
    .help = Correct the card, or choose rules whose pack has it.
