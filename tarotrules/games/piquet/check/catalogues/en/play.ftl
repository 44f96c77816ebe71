### What can be wrong with a position or a record

reason-who = { $by ->
        [two] { $who ->
            [1] the elder
           *[other] the younger
        }
        [several] { $who ->
            [1] the elder
           *[other] hand { $who }
        }
       *[number] seat { $who }
    }
reason-awaited =
    { $awaited ->
        [claim] It is the turn of { reason-who } to tell what the hand scores by itself, or to say nothing.
        [discard] First { reason-who } has to exchange cards.
        [call] It is the turn of { reason-who } to call.
        [answer] First { reason-who } has to answer.
        [show] First { reason-who } has to show what was called.
        [look] First { reason-who } has to say whether to look at the cards left over.
        [play] It is the turn of { reason-who } to play a card.
       *[nothing] It is not this player’s turn, or something else has to be done first.
    }
reason =
    { $reason ->
        [must-follow] A player who has the suit led must follow it.
        [exchange-number] So many cards may not be exchanged.
        [claim-not-held] The hand does not have what this asks for.
        [call-not-so] That is not in the hand, or is nothing that can be called here.
        [call-too-low] What is called must be better than what was called before.
        [call-sunk] Nothing that is good may be kept back.
        [call-raised] After the answer no more may be called, unless nothing could beat it.
        [call-order] The calls have their order: something else is called first.
        [answer-better] This hand has something better, so the call is not good.
        [answer-worse] This hand has nothing better, so the call is good.
        [answer-equal] Both have the same here, so they are equal.
        [answer-ask] That need not be asked: what was said decides it.
        [answer-first] Both have as many here, so it has to be asked first how much it makes.
        [not-held] The player does not have this card.
        [not-now] { reason-awaited }
        [no-such-thing] These rules have nothing of that name.
       *[deal-is-over] The deal is over.
    }
P001 = This does not describe what was dealt and done.
    .help = A record of a deal is written in braces, such as: { "{" }"record": 1, "dealer": 0, "hands": [["SA", …], ["S9", …]], "stock": ["H8", …], "acts": [[1, { "{" }"discard": ["S7"]{ "}" }], …]{ "}" }
P067 = { $what ->
        [unfinished] The record ends before the deal does.
        [cards] The cards of this record cannot have been dealt so.
        [rules] This record was played by other rules.
        [misdealt] The cards of this record were dealt wrongly ("misdeal"), so entry { $number } cannot have been done.
       *[unreadable] Entry { $number } of the record cannot be read: “{ $value }”.
    }
    .help = { $what ->
        [unfinished] Ask what may be done next, or add the entries that are missing.
        [cards] Every card of the pack is dealt once, and each player gets as many as the rules say.
        [rules] Take the variant that it was played by. To try it by these rules, leave "ruleset" out.
        [misdealt] Leave "acts" out, or "misdeal".
       *[unreadable] Write it as a program that keeps records does: a card such as "SA", "pass", or an object such as { "{" }"discard": ["S7"]{ "}" }
    }
