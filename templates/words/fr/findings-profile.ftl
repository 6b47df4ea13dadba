# Ce que les règles et les exemples joints à un brouillon ne peuvent pas dire ; chaque phrase suit le nom de son champ.

finding-profile-lower-case = s’écrit en minuscules
finding-profile-since = les espaces de noms URN sont enregistrés depuis 1997
finding-profile-component = valeurs possibles : undefined, reserved, forbidden ou "used: …"
finding-profile-one-of = valeurs possibles : { $list }
finding-profile-topics = il en faut un à trois
finding-profile-none-of = { $word } ne fait pas partie de : { $list }
finding-profile-start = c’est le nom d’une règle
finding-profile-grammar = il faut une grammaire ; tout NSS est pchar *( pchar / "/" )
finding-profile-home = { $rule } est une règle du seul espace de noms { $nid }
finding-profile-check = { $word } n’est pas une règle de valeur ; il existe { $list }
finding-profile-begins = ne commence pas par urn:{ $nid }:
finding-profile-no-urn = est dit valable et n’est pas un URN
finding-profile-empty = est vide ; ce qui est inconnu s’omet
finding-profile-characters = compte au plus { $most } caractères
finding-profile-control = contient un caractère de commande
finding-profile-address = est une adresse qui commence par http:// ou https://, d’au plus { $most } octets
finding-profile-most = il y en a au plus { $most }
finding-profile-bytes = compte au plus { $most } octets
finding-profile-rules-bytes = Les règles et les exemples comptent ensemble au plus { $most } octets ; ceux-ci en comptent { $size }
finding-profile-issued = Au plus { $most } noms attribués, en { $bytes } octets ; en voici { $count }
finding-profile-line = ligne { $line } : { $why }
