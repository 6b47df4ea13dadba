# Ce que dit la vérification d’un identifiant d’espace de noms, et les remarques aux experts.

finding-nid-empty = Saisissez l’identifiant d’espace de noms (RFC 8141, 2)
finding-nid-too-short = L’identifiant d’espace de noms doit compter de 3 à 32 caractères (RFC 8141, 2)
finding-nid-too-long = L’identifiant d’espace de noms doit compter de 3 à 32 caractères ; celui-ci en a { $len } (RFC 8141, 2)
finding-nid-character = L’identifiant d’espace de noms ne doit contenir que des lettres de a à z, des chiffres et des traits d’union ; le caractère { $at } est { $found } (RFC 8141, 2)
finding-nid-starts-with-hyphen = L’identifiant d’espace de noms ne doit pas commencer par un trait d’union (RFC 8141, 2)
finding-nid-ends-with-hyphen = L’identifiant d’espace de noms ne doit pas finir par un trait d’union (RFC 8141, 2)
finding-nid-scheme = Saisissez l’identifiant d’espace de noms sans urn: (RFC 8141, 2)
finding-nid-spaces = Les espaces avant ou après l’identifiant d’espace de noms ont été ignorés
finding-nid-unknown = « { $text } » est un texte provisoire. Saisissez l’identifiant d’espace de noms que vous demandez
finding-nid-other-text = Saisissez seulement l’identifiant d’espace de noms ; il y a un autre texte au caractère { $at } (RFC 8141, 2)
finding-nid-meant = { $wrong }. Vouliez-vous dire { $nid } ? (RFC 8141, 2)
finding-nid-two-characters = L’identifiant d’espace de noms doit compter de 3 à 32 caractères (RFC 8141, 5.1)
finding-nid-urn-hyphen = Les noms en « urn- » sont attribués dans l’ordre. Demandez un espace de noms informel pour obtenir le
    suivant (RFC 8141, 5.1)
finding-nid-country = L’identifiant d’espace de noms ne doit pas commencer par deux lettres et un trait d’union, car ces noms sont
    réservés aux codes de pays (RFC 8141, 5.1)
finding-nid-alabel = L’identifiant d’espace de noms ne doit pas commencer par deux lettres et deux traits d’union, car ces noms
    sont réservés aux étiquettes A telles que xn-- (RFC 8141, 5.1)
finding-nid-experimental = Les noms en « X- » ne s’emploient plus (RFC 8141, 5.1)
finding-nid-urn = « urn » est le nom du schéma lui-même et ne peut pas être un identifiant d’espace de noms (RFC 2141, 2.1)
finding-nid-reserved = { $nid } est réservé : { $reason }
finding-nid-taken = { $nid } est déjà enregistré (RFC 8141, 5.1)
finding-nid-taken-by = { $nid } est déjà enregistré, par { $by } (RFC 8141, 5.1)
finding-nid-informal = Un identifiant informel se compose de urn- et d’un nombre sans zéro initial
finding-nid-informal-clause = Un identifiant informel se compose de urn- et d’un nombre sans zéro initial (RFC 8141, 5.2)

note-requested = { $nid } a été demandé dans une autre demande en cours
note-country-3 = { $nid } est le code alpha-3 de la norme ISO 3166-1 pour { $country }
note-country-2 = { $code } est le code alpha-2 de la norme ISO 3166-1 pour { $country }
note-country-prefix = { $nid } commence par { $code } et un trait d’union, le code ISO 3166-1 alpha-3 pour { $country }
note-uri-scheme = L’IANA répertorie un schéma d’URI nommé { $nid } : { $nid }: et urn:{ $nid }: sont deux choses différentes
note-like-hyphens = { $nid } est semblable à { $other } : seuls des traits d’union diffèrent
note-like-digits = { $nid } est semblable à { $other } : seuls diffèrent des chiffres qui ressemblent à des lettres
note-like-one-edit = { $nid } est semblable à { $other } : un caractère diffère
note-general-word = { $nid } est un mot courant que beaucoup d’organisations pourraient revendiquer
note-in-use = { $nid } est employé après « urn: » dans { $place }, par exemple { $example }, mais n’est pas enregistré.

finding-suggestion = Suggestion
finding-line = (ligne { $line })
finding-about = à propos de : { $what }

finding-status-statement = Saisissez une déclaration qui explique pourquoi le statut change et ce que les utilisateurs doivent
    faire
finding-status-already = urn:{ $nid } est déjà { $status ->
    [active] actif
    [deprecated] déconseillé
    [obsolete] obsolète
   *[other] { $status }
}
finding-status-successor = { $nid } ne peut pas remplacer cet espace de noms : ce n’est pas un autre espace de noms enregistré
