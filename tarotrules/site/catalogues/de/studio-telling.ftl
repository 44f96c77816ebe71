### Die Werkstatt: sagen, was zu prüfen ist.

studio-telling-text = Im Text ansehen
studio-telling-instead = Das hier statt „{ $titles }“ nehmen
studio-telling-keep = „{ $titles }“ behalten
studio-telling-without = „{ $title }“ weglassen
studio-telling-sieve = In der Liste suchen
studio-telling-late = Das Setzen der Seiten dauert auf diesem Gerät zu lange. Besser das Regelheft mit dem Browser drucken.
