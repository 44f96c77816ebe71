### The studio: the panel of a rule, the options, what is to be looked at.

studio-panel-brings = Also brings: { $titles }
studio-panel-through = Ticked because you play: { $titles }
studio-panel-brought = Ticked as well, because this option builds on it: { $titles }
studio-panel-needed = Without this option, this cannot be played either: { $titles }
studio-panel-untick-both = Untick both
studio-panel-untick-all = Untick all of them
studio-panel-rests = Still ticked: { $titles }
studio-panel-untick = Untick that too
studio-panel-way-alone = Only “{ $one }”
studio-panel-way-others = Only “{ $others }”
studio-panel-way-ours = Both, and here “{ $one }” decides
studio-panel-way-theirs = Both, and here “{ $others }” decides
studio-panel-apart = Does not go together with: { $titles }
studio-panel-apart-asked = What does your table play?
studio-panel-back = Back to: { $value }
studio-panel-back-unsaid = Go back to saying nothing about this
studio-panel-fixed = Rule { $number }: why there is nothing to change
studio-panel-follows = What can be changed here is in other rules:
studio-panel-same = This is the same at every table of tarot: there is nothing to change.
studio-panel-most-cards = At most { $most } cards
studio-panel-keep = Keep: { $value }
studio-panel-number = A number from { $least } to { $most }.
studio-panel-whole = A whole number from { $least } to { $most }.
