# Ce que les règles et les exemples joints à un brouillon ne peuvent pas dire ; chaque phrase suit le nom de son champ.

finding-profile-lower-case = doit être en minuscules
finding-profile-since = doit être 1997 ou plus tard, début de l’enregistrement des espaces de noms URN
finding-profile-component = doit être undefined, reserved, forbidden ou "used: …"
finding-profile-one-of = doit être l’un de : { $list }
finding-profile-topics = doit contenir un à trois thèmes
finding-profile-none-of = { $word } n’est pas un thème connu. Utilisez l’un de : { $list }
finding-profile-start = doit être le nom d’une règle
finding-profile-grammar = doit contenir une grammaire ; pchar *( pchar / "/" ) admet tout NSS
finding-profile-home = { $rule } ne peut être utilisée que pour l’espace de noms { $nid }
finding-profile-check = { $word } n’est pas une règle de valeur connue. Utilisez l’une de : { $list }
finding-profile-begins = doit commencer par urn:{ $nid }:
finding-profile-no-urn = est donné comme valable, mais n’est pas un URN
finding-profile-empty = ne doit pas être vide ; omettez les valeurs inconnues
finding-profile-characters = doit compter au plus { $most } caractères
finding-profile-control = ne doit pas contenir de caractères de commande
finding-profile-address = doit être une adresse qui commence par http:// ou https:// et compte au plus { $most } octets
finding-profile-most = doit compter au plus { $most } entrées
finding-profile-bytes = doit compter au plus { $most } octets
finding-profile-line = ligne { $line } : { $why }
