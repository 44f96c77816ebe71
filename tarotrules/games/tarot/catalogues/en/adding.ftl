### What a table adds to its rules: patterns with blanks.

adding-bonus = Add a bonus
adding-claim = Add a declaration
adding-bid = Add a contract
adding-promise = Add an announcement
adding-redeal = Add a hand that annuls the deal
adding-above = Above { $title }
adding-below = Below { $title }
adding-cards-groups = Words for cards
adding-cards-suit =
    { $suit ->
        [S] Spades
        [H] Hearts
        [D] Diamonds
        [C] Clubs
       *[T] Trumps
    }
adding-level-single = single
adding-level-double = double
adding-level-triple = triple
adding-pattern-won-with = Winning the last or the first trick with a certain card
adding-pattern-found-in-trick = Winning certain cards in the last or the first trick
adding-pattern-cards-taken = Taking certain cards in the deal, such as all four queens
adding-pattern-in-first-trick = Taking a card in the first trick
adding-pattern-card-caught = Capturing a card, or bringing it home
adding-pattern-so-many = Taking a certain number of tricks, points, or oudlers
adding-pattern-by-far = Making or losing the contract by a certain number of points
adding-pattern-last-two = Winning the last two tricks
adding-pattern-judged = Something that the table decides
adding-pattern-written = Something else, with a condition of your own
adding-pattern-holding = Holding many cards of a kind
adding-pattern-lacking = Holding few cards of a kind, or none
adding-pattern-between = A contract between two others
adding-pattern-feat-announced = Announcing a certain number of tricks, points, or oudlers
adding-pattern-last-announced = Announcing the last trick, won with a certain card
adding-pattern-hand = A hand with few or many cards of a kind
adding-pattern-hand-written = Another hand, with a condition of your own
adding-name-so =
    { $comparison ->
        [least] at least { $number }
        [most] at most { $number }
       *[exactly] exactly { $number }
    }
adding-name-trick =
    { $trick ->
        [last] last trick
        [last-but-one] last trick but one
       *[first] first trick
    }
adding-name-at =
    { $trick ->
        [last] in the last trick
        [last-but-one] in the last trick but one
       *[first] in the first trick
    }
adding-name-counted =
    { $counted ->
        [tricks] tricks
        [points] card points
       *[oudlers] oudlers
    }
adding-name-won-with = { adding-name-trick } ({ $cards })
adding-name-found-in-trick = { $cards } { adding-name-at }
adding-name-cards-taken = { $cards }: { adding-name-so }
adding-name-in-first-trick = { $cards } in the first trick
adding-name-card-caught = { $cards } { $feat ->
        [caught] captured
       *[kept] brought home
    }
adding-name-so-many = { adding-name-so } { adding-name-counted }
adding-name-by-far = contract { $result ->
        [made] made
       *[lost] lost
    } by at least { $number } points
adding-name-last-two = last two tricks
adding-name-judged = decided by the table
adding-name-written = bonus of our own
adding-name-holding = { $cards } in hand
adding-name-lacking =
    { $number ->
        [0] hand without { $cards }
       *[other] { $cards } in hand: at most { $number }
    }
adding-name-between = contract of our own
adding-name-feat-announced = announced: { adding-name-so } { adding-name-counted }
adding-name-last-announced = announced last trick ({ $cards })
adding-name-hand = { $cards } in hand: { adding-name-so }
adding-name-hand-written = another annulled hand
adding-blank-cards = Cards
adding-blank-some-cards = Cards that count
adding-blank-card = Card
adding-blank-worth = Points
adding-blank-broken-worth = Points if it is not made
adding-blank-number = How many
adding-blank-stake = Value
adding-blank-multiplier = Multiplier
adding-blank-first = Lowest level: cards
adding-blank-first-worth = Lowest level: points
adding-blank-second = Second level: cards
adding-blank-second-worth = Second level: points
adding-blank-third = Third level: cards
adding-blank-third-worth = Third level: points
adding-blank-own-words = What the table decides, in your own words
adding-such-own-words = whoever sings when playing the Excuse
adding-blank-chosen-paid = { adding-blank-paid }
adding-blank-end-condition = Condition
adding-blank-dealt-condition = Condition
adding-blank-stands-after = Place in the auction
adding-blank-trick = Which trick
adding-blank-comparison = At least, at most
adding-blank-counted = What is counted
adding-blank-side = Which side can earn it
adding-blank-earner = Side that is paid
adding-blank-feat = What happens to it
adding-blank-result = Contract
adding-blank-paid = Who is paid
adding-blank-side-paid = Times the multiplier of the contract?
adding-blank-claim-paid = Who is paid
adding-blank-levels = How many levels
adding-blank-who = Who may announce it
adding-blank-duty = Must a player say so?
adding-blank-dealer = Who deals next
adding-blank-chien = The chien
adding-choice-trick-last = The last trick
adding-choice-trick-last-but-one = The last trick but one
adding-choice-trick-first = The first trick
adding-choice-comparison-least = At least
adding-choice-comparison-most = At most
adding-choice-comparison-exactly = Exactly
adding-choice-counted-tricks = Tricks
adding-choice-counted-points = Card points
adding-choice-counted-oudlers = Oudlers
adding-choice-side-either = Either: whichever side does it
adding-choice-side-attack = The attack
adding-choice-side-defence = The defence
adding-choice-earner-trick = The side that wins the trick in question, otherwise the last trick
adding-choice-earner-winners = The side that wins the deal
adding-choice-earner-either = Either: whichever side meets the condition
adding-choice-earner-attack = { adding-choice-side-attack }
adding-choice-earner-defence = { adding-choice-side-defence }
adding-choice-feat-caught = The other side wins it
adding-choice-feat-kept = The side that plays it wins it
adding-choice-result-made = Made by at least this many points
adding-choice-result-lost = Lost by at least this many points
adding-choice-paid-side = That player’s side: each defender pays these points, or is paid them
adding-choice-paid-side-multiplied = That player’s side, times the multiplier of the contract
adding-choice-paid-player = That player alone: each of the others pays these points
adding-choice-side-paid-side = No: each defender pays these points, or is paid them
adding-choice-side-paid-side-multiplied = Yes: these points times the multiplier
adding-choice-chosen-paid-player = { adding-choice-paid-player }
adding-choice-chosen-paid-side = { adding-choice-paid-side }
adding-choice-chosen-paid-side-multiplied = { adding-choice-paid-side-multiplied }
adding-choice-claim-paid-declarer-side = The side of whoever declares it
adding-choice-claim-paid-winners = The side that wins the deal
adding-choice-claim-paid-declarer = Whoever declares it: each other player pays
adding-choice-levels-one = One
adding-choice-levels-two = Two
adding-choice-levels-three = Three
adding-choice-who-taker = Only the taker
adding-choice-who-anyone = Anybody
adding-choice-duty-must = Yes, and the deal is annulled
adding-choice-duty-may = No, the player decides
adding-choice-dealer-next = The next player
adding-choice-dealer-same = The same dealer again
adding-choice-chien-taken = Shown, then picked up
adding-choice-chien-aside = Unseen, counts for the attack
adding-choice-chien-against = Unseen, counts for the defence
