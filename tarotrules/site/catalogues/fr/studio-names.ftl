### L’atelier : la recherche de règles, les noms de fichiers et d’autres détails.

studio-find-try = Essayez un autre mot, ou un seul ; sinon, cherchez dans le sommaire :
studio-evening-deleted = Soirée supprimée.
