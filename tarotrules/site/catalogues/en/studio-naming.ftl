### The studio: answering questions, giving names, saying where rules come from.

## Beginning with questions

studio-begin-asked = With some questions
studio-ask = Answer questions
studio-ask-said = One question at a time, and you only choose the answer; then the book of your rules opens. You can skip a question, and stop whenever you like.
studio-ask-progress = Question { $n } of { $all }
studio-ask-rule = How do you play?
studio-ask-yes = Yes
studio-ask-no = No
studio-ask-skip = Skip
studio-ask-back = Previous question
studio-ask-enough = Show me the book
studio-ask-stop = Begin in another way
studio-ask-title = Our rules
studio-ask-left = What does not go with your other answers stays as it was in the rules you began with: { $list }

## Giving names, saying where rules come from

studio-naming-about = Title and sources
studio-naming-these = These rules
studio-naming = Names
studio-naming-order = Names and order
studio-naming-name = Name
studio-naming-title = Title
studio-naming-note = Note at the beginning of the book
studio-naming-source = What these rules follow
studio-naming-source-such = The club’s notebook, 2026
studio-naming-status = Whose rules they are
studio-naming-status-none = not said
studio-naming-region = Where they are played
studio-naming-region-such = france, quebec
studio-naming-people = Who plays like this
studio-naming-period = When it is or was played
studio-naming-cited = Where this rule comes from
studio-naming-cited-such = agreed 3 May at Claire’s
studio-naming-others = In other languages
studio-naming-back = Undo the change
studio-naming-back-of = Undo the change: { $what }, { $language }
studio-naming-earlier = Up
studio-naming-later = Down
studio-naming-earlier-of = Move up: { $title }
studio-naming-later-of = Move down: { $title }
