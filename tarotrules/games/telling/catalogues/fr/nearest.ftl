### De quelles règles connues celles d’une table sont les plus proches.

nearest-title = { $title } : les règles connues les plus proches
nearest-nothing = Il n’y a pas d’autres règles auxquelles comparer celles-ci.
nearest-with =
    { $n ->
        [one] { $title } avec l’option { $options }
       *[other] { $title } avec les options { $options }
    }
nearest-exceptions =
    { $n ->
        [0] Vos règles sont exactement celles de { $name }.
        [one] Vos règles sont celles de { $name }, à une exception près.
       *[other] Vos règles sont celles de { $name }, à { $n } exceptions près.
    }
nearest-far = Aucune règle connue n’est tout à fait la vôtre. Les plus proches sont celles de { $name } : { $n } règles les en séparent.
nearest-here =
    { $n ->
        [one] L’exception
       *[other] Les exceptions
    }
nearest-near = Les plus proches
nearest-rules = Règles
nearest-differing = Règles qui diffèrent
nearest-distance = Distance
nearest-measured = Comment se mesure la distance
nearest-costs = Pour chercher les plus proches, chaque option à nommer ajoute 1. Voici la distance, chapitre par chapitre.
nearest-chapter = Chapitre
nearest-weight = Poids
