### L’atelier : retrouver une règle, et ce qui s’est passé.

studio-find = Trouver une règle
studio-find-nothing = Aucune règle ne parle de « { $words } ».
studio-chapters = Sommaire
studio-tap = Choisissez une règle pour la changer.
studio-counted = { $what } ({ $n })
studio-just-changed = Vient de changer :

studio-stop = Arrêter
studio-again = Réessayer
studio-long = Le calcul dure. On peut l’arrêter sans rien perdre.
studio-halted = Arrêté. Vos règles sont intactes.
studio-crashed = Le programme s’est interrompu et redémarre. Vos règles sont intactes.
studio-failed = Le programme n’a pas su répondre. Vos règles sont intactes.
studio-off = Le programme n’est pas venu à bout de cette notation. Changez-la, ou réessayez.
studio-back = Le programme a redémarré. Vos règles sont intactes.
studio-beginning-again = Nouvel essai…
studio-old-unread = La notation n’a pas pu être lue jusqu’au bout. Vous voyez les règles telles qu’elles étaient avant.
studio-nowhere = Ce navigateur ne garde rien ici (navigation privée ?). Enregistrez le fichier de vos règles pour ne rien perdre.
studio-newer = Vos règles ont été conservées par une version plus récente de cette page. Rechargez-la ; d’ici là, rien n’est enregistré ni effacé.
studio-renewed = Cette page a été mise à jour entre-temps. Rechargez-la ; si cela ne suffit pas, fermez-la et rouvrez-la dans quelques minutes. Vos règles sont intactes.
studio-both = Ces règles ont aussi été changées dans un autre onglet. L’autre version est conservée sous « Versions d’avant ».
studio-link-too-long = Vos règles sont trop longues pour un lien. Enregistrez-en le fichier.

studio-open-rule = Règle { $number }
studio-option-effect = Ce que cela change
studio-option-effect-off = Ce qui change si on l’enlève
studio-option-effect-of = Ce que change l’option « { $title } »
studio-option-clash = Ne va pas avec vos règles :
studio-option-unknown = Corrigez d’abord l’erreur dans vos règles, ou ce qui ne va pas ensemble.
studio-option-nothing = Aucune règle du livret ne change.
