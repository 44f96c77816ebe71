### Werkstatt: eine Regel finden, und anderes.

studio-find-try = Versuche ein anderes Wort oder nur ein einziges; sonst sieh im Inhalt nach:
studio-evening-deleted = Der Abend wurde gelöscht.
