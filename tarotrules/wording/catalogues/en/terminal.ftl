## A table in the terminal

terminal-keys =
    { $asked ->
        [card] Arrow keys, Enter: choose, or learn why not · S keep · Q leave
        [pick] Arrow keys, Enter: pick cards up · 1 lay them down · S keep · Q leave
       *[choice] Arrow keys and Enter, or the number · S keep · Q leave
    }
terminal-keys-sheet = Enter: the next deal · S keep · Q leave
terminal-keys-end = Enter: leave the table
terminal-saved = Kept in { $file } from now on. To take it up again: { $command }
terminal-unsaved = The match would be lost. S keeps it; Q once more leaves.
