### Um die Kapitel herum: Titelseite, Unterschiede, Begriffe.

frame-subtitle =
    { $n ->
        [one] Die Regeln für { $list } Spieler
       *[other] Die Regeln für { $list } Spieler
    }
frame-with = { $base } (Optionen: { $options })
frame-version = Version
frame-base = Grundlage
frame-options = Optionen
frame-option = „{ $title }“
frame-id = Kennung der Regeln
frame-sources = Quellen
frame-notes = Hinweis
frame-remark = Hinweis: { $text }
about-numbers = Eine Regel hat in allen Heften dieser Reihe dieselbe Nummer. Nummern, die hier fehlen, gehören zu Regeln anderer Hefte.
frame-row = { $name } – { $cells }.
frame-cell = { $head }: { $cell }
frame-cells = { $left }; { $right }
frame-stop = { $text }.

origin =
    { $part ->
        [unchanged] { $source } (nicht für das Geänderte)
       *[all] { $source }
    }
origin-none =
    { $part ->
        [some] für einen Teil dieser Regel nicht angegeben
       *[all] nicht angegeben
    }
origin-assumed-bare = ohne Angabe von Gründen

own-rules = Hausregeln
own-rules-numbered = In jedem Kapitel sind die Regeln, die dieser Tisch hinzugefügt hat, ab { $n } nummeriert.

sources-title = Quellen
sources-work = { $name }: { $work }
sources-rule = Regel
sources-range = { $first }–{ $last }
sources-said = Quelle
sources-page = S. { $n }
sources-settled = Von der Redaktion festgelegt
sources-reason = Grund
sources-legend = { $mark } kennzeichnet, was keine Quelle sagt und die Redaktion festgelegt hat.

colophon-rules = Regeln { $identity } · Ausgabe { $edition }
colophon-unsourced = Regeln, zu denen keine Quelle angegeben ist: { $n } von { $all }.

changes-title = Unterschiede zu „{ $title }“
changes-intro = Diese Regeln weichen von den Grundregeln, „{ $title }“, in den folgenden Punkten ab. Bei jeder geänderten Regel steht, was in den Grundregeln anders ist; das Übrige gilt dort ebenso.
changes-name = Titel
changes-kind = Änderung
changes-without = { $rows } gibt es nicht.
changes-rows = { $lead } { $rows }.
changes-more = Dasselbe ohne den Zusatz „{ $said }{ $stop }“
changes-unsaid = Dazu wird nichts gesagt.
changes-none = Zu „{ $title }“ gibt es keine Unterschiede.
