### Die Werkstatt: sagen, was zu prüfen ist.

studio-telling-text = Im Text ansehen
studio-telling-instead = Das hier statt „{ $titles }“ nehmen
studio-telling-keep = „{ $titles }“ behalten
studio-telling-without = „{ $title }“ weglassen
