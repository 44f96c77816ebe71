### At a table of bots, whatever is played.
### news-… is told of others, you-… of the player at this seat.

seat-you = You
# Those who play with the person, from the next one to the last.
seat-name =
    { $place ->
        [1] Emma
        [2] Jack
        [3] Lily
        [4] Tom
        [5] Kate
        [6] Sam
        [7] Nora
        [8] Max
       *[other] Ruth
    }
seat-column-tricks = Tricks
seat-column-now = Table
seat-deal = Deal { $deal }
seat-deal-of = Deal { $deal } of { $of }
seat-sheet = Deal { $deal }: the score

## What happens

news-dealer = { $who } deals
news-deals = { $who } deals.
news-next = { $who } deals next.
news-shows = { $who } shows { $cards }
news-card = { $who } { $card }
news-trick-won = { $who } wins it.

## What the player at this seat does

you-dealer = you deal
you-deals = You deal.
you-next = You deal next.
you-shows = You show { $cards }
you-trick-won = You win it.

## What is asked

ask-play =
    { $leads ->
        [yes] You lead to this trick.
       *[no] Your card.
    }
ask-next = The deal is over.
