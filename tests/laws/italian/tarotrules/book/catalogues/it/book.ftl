book-contents = Indice
book-skip = Vai alle regole
book-example = Esempio
book-page = p. #
