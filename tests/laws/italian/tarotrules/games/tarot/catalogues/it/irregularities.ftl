### Le irregolarità: le parole con cui si scrivono.

fault-event =
    .word-event = evento
fault-if =
    .word-by = di_chi
    .word-found = scoperto_quando
fault-remedy =
    .word-remedy = rimedio
fault-fine =
    .word-fine = ammenda
    .word-charged = addebitata
