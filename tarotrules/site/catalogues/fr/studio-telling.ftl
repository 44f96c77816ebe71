### L’atelier : dire ce qui est à revoir.

studio-telling-text = Montrer l’endroit sous « Notation »
studio-telling-sieve = Chercher dans la liste
studio-telling-late = La mise en page dure trop longtemps sur cet appareil. Imprimez plutôt le livret avec le navigateur.
