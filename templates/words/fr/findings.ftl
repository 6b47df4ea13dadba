# Ce que dit la vérification d’un identifiant d’espace de noms, et les remarques aux experts.

finding-nid-empty = Saisissez l’identifiant d’espace de noms (RFC 8141, 2)
finding-nid-too-short = L’identifiant d’espace de noms doit compter de 3 à 32 caractères (RFC 8141, 2)
finding-nid-too-long = L’identifiant d’espace de noms doit compter de 3 à 32 caractères ; celui-ci en a { $len } (RFC 8141, 2)
finding-nid-character = L’identifiant d’espace de noms ne doit contenir que des lettres de a à z, des chiffres et des traits d’union ; le caractère { $at } est { $found } (RFC 8141, 2)
finding-nid-starts-with-hyphen = L’identifiant d’espace de noms ne doit pas commencer par un trait d’union (RFC 8141, 2)
finding-nid-ends-with-hyphen = L’identifiant d’espace de noms ne doit pas finir par un trait d’union (RFC 8141, 2)
finding-nid-two-characters = L’identifiant d’espace de noms doit compter de 3 à 32 caractères (RFC 8141, 5.1)
finding-nid-urn-hyphen = Les noms en « urn- » sont attribués dans l’ordre ; choisissez la voie informelle pour obtenir le suivant (RFC 8141, 5.1)
finding-nid-country = L’identifiant d’espace de noms ne doit pas commencer par deux lettres et un trait d’union : ces noms sont gardés pour les codes de pays (RFC 8141, 5.1)
finding-nid-alabel = L’identifiant d’espace de noms ne doit pas commencer par deux lettres et deux traits d’union : ces noms sont gardés pour les étiquettes A telles que xn-- (RFC 8141, 5.1)
finding-nid-experimental = Les noms en « X- » ne s’emploient plus (RFC 8141, 5.1)
finding-nid-urn = « urn » est le nom du schéma lui-même et ne peut pas être un identifiant d’espace de noms (RFC 2141, 2.1)
finding-nid-reserved = { $nid } est réservé : { $reason }
finding-nid-taken = { $nid } est déjà enregistré (RFC 8141, 5.1)
finding-nid-taken-by = { $nid } est déjà enregistré, par { $by } (RFC 8141, 5.1)
finding-nid-informal = Un identifiant informel se compose de urn- et d’un nombre sans zéro initial
finding-nid-informal-clause = Un identifiant informel se compose de urn- et d’un nombre sans zéro initial (RFC 8141, 5.2)

finding-change-same-registrant = Indiquez le nouveau titulaire ; le texte nomme encore l’actuel
finding-change-more = La section « { $field } » change aussi ; demandez pour cela une nouvelle version

note-requested = Une autre demande en cours porte sur { $nid }
note-country-3 = { $nid } est le code alpha-3 de la norme ISO 3166-1 pour { $country }
note-country-2 = { $code } est le code alpha-2 de la norme ISO 3166-1 pour { $country }
note-country-prefix = { $nid } commence par { $code } et un trait d’union ; c’est le code alpha-3 de la norme ISO 3166-1 pour { $country }
note-uri-scheme = L’IANA répertorie un schéma d’URI nommé { $nid } : { $nid }: et urn:{ $nid }: sont deux choses différentes
note-like-hyphens = { $nid } ressemble à { $other } : seuls des traits d’union diffèrent
note-like-digits = { $nid } ressemble à { $other } : seuls diffèrent des chiffres semblables à des lettres
note-like-one-edit = { $nid } ressemble à { $other } : un caractère diffère
note-general-word = { $nid } est un mot courant que beaucoup pourraient revendiquer
note-in-use = { $nid } se trouve après « urn: » sans être enregistré ; où : { $place }, par exemple { $example }.

finding-must-fix = À corriger
finding-worth-a-look = À regarder
finding-good-to-know = Bon à savoir
finding-line = (ligne { $line })
finding-about = à propos de : { $what }

finding-status-statement = Saisissez la déclaration : pourquoi le statut change et ce que les utilisateurs doivent faire
finding-status-already = urn:{ $nid } est déjà { $status ->
    [active] actif
    [deprecated] déconseillé
    [obsolete] obsolète
   *[other] { $status }
}
finding-status-successor = { $nid } ne peut pas prendre sa place : ce n’est pas un autre espace de noms enregistré
