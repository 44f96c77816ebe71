### Die Werkstatt: sagen, was zu prüfen ist.

studio-telling-text = Im Text ansehen
