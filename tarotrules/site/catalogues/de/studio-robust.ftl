### Die Werkstatt: eine Regel finden, und was geschehen ist.

studio-find = Regel suchen
studio-find-nothing = Keine Regel spricht von „{ $words }“.
studio-chapters = Inhalt
studio-tap = Tippen Sie auf eine Regel, um sie zu ändern.
studio-counted = { $what } ({ $n })
studio-just-changed = Eben geändert:
