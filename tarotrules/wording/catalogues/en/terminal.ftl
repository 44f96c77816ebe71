## A table in the terminal

terminal-keys =
    { $asked ->
        [small] Make the window larger: 80 columns, 24 lines · Q leave
        [card] Arrow keys, Enter: choose, or learn why not · S save · Q leave
        [pick] Arrow keys, Enter: choose cards · 1 done · S save · Q leave
       *[choice] Arrow keys and Enter, or the number · S save · Q leave
    }
terminal-more =
    { $above ->
        [0] ▼ { $below } more
       *[other] { $below ->
            [0] ▲ { $above } more
           *[other] ▲ { $above } more · ▼ { $below } more
        }
    }
terminal-read-on =
    { $above ->
        [0] ▼ Page down: the rest
       *[other] { $below ->
            [0] ▲ Page up: the beginning
           *[other] ▲ Page up · ▼ Page down
        }
    }
terminal-keys-sheet = Enter: the next deal · S save · Q leave
terminal-keys-end = Enter: leave the table
terminal-saved =
    Saved in { $file } from now on. To take it up again:
    { $command }
terminal-unsaved = The match would be lost. S saves it; Q again leaves.
