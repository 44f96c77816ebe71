### Die Werkstatt: sagen, was zu prüfen ist.

studio-telling-text = Stelle unter „Notation“ zeigen
studio-telling-sieve = In der Liste suchen
studio-telling-late = Auf diesem Gerät dauert es zu lange, das PDF zu erstellen. Drucke das Regelheft stattdessen mit dem Browser.
