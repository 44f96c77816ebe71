### Around the chapters: title page, differences, glossary.

frame-subtitle =
    { $n ->
        [one] The rules for { $list } players
       *[other] The rules for { $list } players
    }
frame-with = { $base }, with { $options }
frame-version = Version
frame-base = Based on
frame-options = Options
frame-option = “{ $title }”
frame-id = Rules ID
frame-sources = Sources
frame-notes = Note
frame-remark = Note: { $text }
about-numbers = Every rule has the same number in every rulebook of this series, whichever rules are in use, so some numbers are missing here.
frame-row = { $name } – { $cells }.
frame-cell = { WITHIN($head) }: { $cell }
frame-cells = { $left }; { $right }
frame-stop = { $text }.

origin =
    { $part ->
        [unchanged] { $source } (not for what has been changed)
       *[all] { $source }
    }
origin-none =
    { $part ->
        [some] none is given for part of this rule
       *[all] none is given
    }
origin-assumed-bare = no reason is given

own-rules = House rules
own-rules-numbered = In each chapter, the rules that this table has added are numbered from { $n } on.

sources-title = Sources
sources-work = { $name }: { $work }
sources-rule = Rule
sources-range = { $first }–{ $last }
sources-said = Source
sources-page = p. { $n }
sources-settled = Settled by the editors
sources-reason = Reason
sources-legend = { $mark } marks what no source says and the editors have settled.

colophon-rules = Rules { $identity } · edition { $edition }
colophon-unsourced = Rules for which no source is named: { $n } of { $all }.

changes-title = What differs from “{ $title }”
changes-intro = These rules differ from “{ $title }” in the following respects. In the chapters, a changed rule is followed by what is different in the base rules; whatever is not mentioned there is the same.
changes-name = Subject
changes-kind = Change
changes-without = There is no { $rows }.
changes-rows = { $lead } { $rows }.
changes-more = The same rule, but without the words “{ $said }{ $stop }”
changes-unsaid = Nothing is said about this.
changes-none = Nothing differs from “{ $title }”.
