### Werkstatt: eine Regel finden, und anderes.

studio-find-try = Versuchen Sie ein anderes Wort oder nur ein einziges; sonst sehen Sie im Inhalt nach:
studio-evening-deleted = Der Abend wurde gelöscht.
