# Mots de toutes les pages, et de plusieurs.

page-title = { $title } - Registre des espaces de noms URN
page-title-error = Erreur : { $title }

day-written = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }

count-namespaces = { $count ->
    [one] { $count } espace de noms
   *[other] { $count } espaces de noms
}

foot-license-html = Données : <a rel="license" href="{ $href }">{ $name }</a>
