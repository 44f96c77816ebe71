## The referee

referee-fault =
    { $act ->
        [play] In trick { $trick }, { $who } was not allowed to play { $what }.
        [card] { $who } was not allowed to play { $what } at that moment.
        [bid] { $who } may not bid “{ $what }”.
        [pass] { $who } may not pass here.
        [parole] { $who } may not say “parole”.
        [call] { $who } may not call { $what }.
        [discard] { $who } may not discard these cards: { $what }.
        [claim] { $who } may not declare “{ $what }”.
        [announce] { $who } may not announce “{ $what }”.
        [call_off] { $who } may not have the deal annulled for “{ $what }”.
       *[found_late] { $who } did not have “{ $what }”.
    }
referee-could = { $cards } might have been played.
referee-so-far = So far everything was by the rules. It is the turn of { $who }.
referee-ending =
    { $ending ->
        [all_passed] Everybody has passed: nothing is scored.
        [called_off] The deal was annulled: nothing is scored.
        [annulled] The deal is annulled, because a hand has come to light that ought to have stopped it: nothing is scored.
       *[misdeal] The cards were dealt wrongly: nothing is scored.
    }
referee-next =
    { $silent ->
        [yes] { $who } deals again, but may not bid.
       *[no] { $who } deals next.
    }

### A deal that somebody types

referee-seats = A, B, C, D, E
referee-word-pass = pass, passes
referee-word-parole = parole
referee-word-excuse = excuse, fool, the fool
referee-word-petit = petit, the petit
referee-word-dealer = dealer, dealt, deals
referee-word-hand = hand
referee-word-chien = chien, dog
referee-word-discard = discard, discards
referee-word-call = call, calls
referee-word-misdeal = misdeal
referee-word-late = late, found late
referee-opening = The players are A to { $last }, in playing order. Type what is said and played; “help” tells how.
referee-status =
    { $what ->
        [bid] { $who } bids or passes.
        [call] { $who } calls a card.
        [lead] Trick { $trick }: { $who } leads.
       *[play] Trick { $trick }: { $cards }. { $who } plays.
    }
referee-taken = { $who } takes: { $what }.
referee-called = { $who } calls { $what }.
referee-trick = Trick { $trick }: { $cards }. { $who } wins it.
referee-stopped = The deal stops there. “undo” takes the line back.
referee-over = The deal is over. “undo” takes the last line back, “quit” ends.
referee-no-card = “{ $word }” is not a card. Trumps go from 1 to 21; in the suits the numbers go from 1 to 10.
referee-no-bid = “{ $word }” is not understood here. Contracts: { LIST($known) }.
referee-two-cards = “{ $word }” may mean { LIST($cards, joint: "or") }. Write the suit as a sign or a word.
referee-count = There must be { COUNTED($wanted, noun: "card") }; { $given } were given.
referee-who = Say whose: A, B, C …
referee-dealt = Say who dealt at the very start, before the first bid: “dealer C”.
referee-which = Say which hand came to light.
referee-never-late = These rules do not say what becomes of a deal when “{ $what }” comes to light late. The table decides.
referee-help-bid = pass, { $bid }: what the next player says; “C { $bid }” if those before C have passed
referee-help-cards = K♠ KS SK, 10♥ 10H H10, 21 T21, Excuse EX: the cards as they are played
referee-help-say = B { $claim } { $level }: what a player declares, perhaps followed by the cards shown
referee-help-known = hand B …, chien …, discard …: cards that you know; if not, a revoke shows when the card is played
referee-help-dealer = dealer C: who dealt; if nobody says so, A did
referee-help-late = misdeal: the cards were dealt wrongly; A late …: a hand came to light that ought to have stopped the deal
