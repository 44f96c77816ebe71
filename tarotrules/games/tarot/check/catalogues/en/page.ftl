### What is wrong with rules of French tarot, for people who change them on a page without seeing how they are written.

page-r007 = The rules have no word “{ $word }” for cards.
page-r012 = There is no contract left to bid.
    .help = Keep or add at least one.
page-r016 = There is no “{ $word }” any more, but another rule needs it.
page-r017 = These rules do not say how the taker and the partner share what they win or lose.
page-r020 = { $whom ->
        [all] No hand can ever fulfil this condition.
       *[some] With { LIST($players) } players no hand can ever fulfil this condition.
    }
    .help = Check the numbers against the size of a hand.
page-r021 = { $whom ->
        [all] Every hand fulfils this condition.
       *[some] With { LIST($players) } players every hand fulfils this condition.
    }
    .help = Check the numbers.
page-r025 = This rule is about “{ $word }”, but there is no word for cards of that name.
page-r026 = “{ $name }” can be declared, but has no level.
    .help = Add a level, or take out the declaration.
page-r066 = { R066 }
    .help = Have the side paid that wins the trick, for example; or say in the condition what that side must do.
