## The referee

referee-fault =
    { $act ->
        [play] In trick { $trick }, { $who } may not play { $what }.
        [bid] { $who } may not bid “{ $what }”.
        [pass] { $who } may not pass here.
        [parole] { $who } may not say “parole”.
        [call] { $who } may not call { $what }.
        [discard] { $who } may not discard these cards: { $what }.
        [claim] { $who } may not declare “{ $what }”.
        [announce] { $who } may not announce “{ $what }”.
        [call_off] { $who } may not call the deal off for “{ $what }”.
       *[found_late] { $who } did not have “{ $what }”.
    }
referee-could = { $cards } might have been played.
referee-fine = Everything was by the rules.
referee-so-far = So far everything was by the rules. It is the turn of { $who }.
referee-ending =
    { $ending ->
        [all_passed] Everybody has passed: nothing is scored.
        [called_off] The deal was called off: nothing is scored.
        [annulled] The deal is annulled, because it ought to have been called off: nothing is scored.
       *[misdeal] The cards were dealt wrongly: nothing is scored.
    }
referee-next =
    { $silent ->
        [yes] { $who } deals again, but may not bid.
       *[no] { $who } deals next.
    }
