# Si un texte est un URN, et un nom de son espace de noms.

# Pourquoi un texte n’est pas un URN.

urn-scheme = Un URN commence par « urn: »
urn-nid-unclosed = Un second deux-points doit suivre l’identifiant d’espace de noms, comme dans urn:isbn:…
urn-nid-character = Un identifiant d’espace de noms ne doit contenir que des lettres de a à z, des chiffres et des traits d’union
urn-nid-too-short = L’identifiant d’espace de noms est trop court
urn-nid-too-long = Un identifiant d’espace de noms ne doit pas dépasser 32 caractères
urn-nid-hyphen = Un identifiant d’espace de noms ne doit ni commencer ni finir par un trait d’union
urn-nid-reserved = L’identifiant d’espace de noms « urn » est réservé
urn-nss-empty = Un nom doit suivre le second deux-points
urn-nss-slash-first = La chaîne propre à l’espace de noms ne doit pas commencer par « / »
urn-nss-character = Ce caractère n’est pas admis dans la chaîne propre à l’espace de noms
urn-percent = « % » doit être suivi de deux chiffres hexadécimaux
urn-nul = L’octet NUL ne doit pas être employé, pas même sous la forme %00
urn-question = « ? » doit être suivi ici de « + » ou de « = »
urn-component-empty = Quelque chose doit suivre « ?+ », « ?= » ou « ? »
urn-component-start = Un composant ne doit pas commencer par « / » ni par « ? »
urn-component-character = Ce caractère n’est pas admis ici
urn-directive = La requête doit être une liste de paires mot-clé=valeur, séparées par « & ». Un mot-clé se compose de lettres, de
    chiffres et de traits d’union isolés et commence par une lettre
urn-too-long = La ligne est plus longue que ce que ce programme peut lire
urn-at = { $why } ({ $clause }, octet { $at })
urn-said = { $why } ({ $clause }), à l’octet { $at }.
urn-profile-rfc8141 = RFC 8141 (en vigueur)
urn-profile-rfc2141 = RFC 2141 (1997)
urn-profile-bis = Projet de 2012
urn-no-profile = { $name } n’est pas un profil. Utilisez rfc8141, rfc2141 ou rfc2141bis-03
urn-class = { $class ->
    [formal] formel
    [informal] informel
    [urn] commence par urn- mais n’a pas de numéro valable
    [two] deux caractères, réservé
    [country] réservé aux codes de pays
    [a-label] réservé aux étiquettes A
    [x] autrefois expérimental
   *[old] un identifiant de la RFC 2141 seulement
}

# Verdicts.

verdict-one = nom { $called }
verdict-one-name = nom { $called }
verdict-yes = Un nom { $called } valable
verdict-yes-untested = Conforme à la syntaxe de { $called }. Non vérifié : { $untested }
verdict-untested-form = la syntaxe du nom, car ce registre n’a pas de grammaire de l’espace de noms lisible par une machine
verdict-untested-rest = la conformité du nom aux règles de l’espace de noms, car la vérification a pris trop de temps
verdict-untested-prose = les règles que l’enregistrement énonce en prose
verdict-yes-no-syntax = Un URN de { $nid }, dont l’enregistrement ne définit pas de syntaxe à vérifier
verdict-no = Un URN, mais pas un { $one } valable
verdict-no-why = Un URN, mais pas un { $one } valable : { $why }
verdict-undecided = Un URN de { $nid }, mais il n’a pas été possible de déterminer si c’est un { $one } valable
verdict-unregistered = A la syntaxe d’un URN, mais l’espace de noms n’est pas enregistré
verdict-unregistered-meant = A la syntaxe d’un URN, mais l’espace de noms n’est pas enregistré. Vouliez-vous dire { $nid } ?
verdict-unregistrable = A la syntaxe d’un URN, mais l’espace de noms ne peut pas être enregistré
verdict-unregistered-in-use = A la syntaxe d’un URN, mais l’espace de noms n’est pas enregistré. Il est utilisé sans enregistrement : { $place }
verdict-unregistered-sibling = A la syntaxe d’un URN, mais l’espace de noms n’est pas enregistré. De tels identifiants ont des URN dans { $known }
verdict-reserved = A la syntaxe d’un URN, mais « urn » est réservé et ne peut pas servir d’identifiant d’espace de noms
verdict-no-urn = Pas un URN : { $why }
verdict-offered = Pas un URN, mais { $what } ; écrit sous forme d’URN : { $urn }
verdict-spoilt = Pas un URN. Cela ressemble à { $what }, mais { $why }
verdict-repaired = Ce n’est pas un URN tel quel. En voici un, { $changes } : { $urn }
verdict-repaired-wrong = Ce n’est pas un URN tel quel, et { $urn } ({ $changes }) n’est pas un nom valable : { $why }
verdict-too-long = la vérification a pris trop de temps
repair-around = sans les caractères qui l’entourent
repair-invisible = sans caractères invisibles
repair-dashes = avec des traits d’union au lieu de tirets
repair-punctuation = avec « urn: » et des deux-points
repair-blanks = sans espaces
repair-as-urn = écrit comme URN
repair-other-namespace = dans un autre espace de noms
repair-capitals = en majuscules
repair-value = avec la valeur que sa règle attend
repair-blanks-hyphens = avec des traits d’union au lieu d’espaces
verdict-fault-unregistered = l’espace de noms { $nid } n’est pas enregistré
verdict-fault-meant = l’espace de noms { $nid } n’est pas enregistré ; vouliez-vous dire { $known } ?
verdict-fault-in-use = l’espace de noms { $nid } n’est pas enregistré ; il est utilisé sans enregistrement : { $place }
verdict-fault-sibling = l’espace de noms { $nid } n’est pas enregistré ; de tels identifiants ont des URN dans { $known }
verdict-fault-unregistrable = l’espace de noms { $nid } ne peut pas être enregistré
verdict-fault-reserved = « urn » est réservé et ne peut pas servir d’identifiant d’espace de noms
verdict-after = après « { $read } », { $should }
verdict-ends-early = le nom est incomplet
verdict-should-follow = le nom est incomplet ; est attendu ensuite : { $expected }
verdict-should-end = le nom devrait se terminer avant « { $rest } »
verdict-cannot-stand = « { $found } » n’est pas admis à l’octet { $at }
verdict-does-not-fit = la syntaxe n’admet pas « { $rest } » ici
verdict-should-stand = au lieu de « { $found } » est attendu : { $expected }
verdict-component = son enregistrement n’admet pas de { $name }-component
verdict-or = { $first } ou { $next }
verdict-or-else = { $first } ou autre chose
verdict-expected = { $word ->
    [the-end] la fin
    [a-letter] une lettre
    [a-digit] un chiffre
    [a-hexadecimal-digit] un chiffre hexadécimal
    [bit] 0 ou 1
    [a-letter-or-digit] une lettre ou un chiffre
    [ldh] une lettre, un chiffre ou un trait d’union
    [unreserved] une lettre, un chiffre, -, ., _ ou ~
    [sub-delims] l’un de !{"$"}&'()*+,;=
    [gen-delims] l’un de :/?#[]@
    [a-visible-character] un caractère visible
    [a-space] une espace
    [a-double-quote] un guillemet droit (")
    [an-ascii-character] un caractère ASCII
   *[any-octet] un octet quelconque
}

# Des identifiants sans URN autour.

bare-embedded = une adresse qui contient un URN
bare-name = un nom
bare-doi-address = l’adresse d’un DOI
bare-isni-address = l’adresse d’un ISNI
bare-issn-address = l’adresse d’un ISSN
bare-lei-address = l’adresse d’un LEI
bare-orcid-address = l’adresse d’un ORCID iD
bare-oid-address = l’adresse d’un identifiant d’objet (OID)
bare-rfc-address = l’adresse d’une RFC
bare-resolver-address = l’adresse d’un résolveur
bare-issn = un ISSN
bare-bar-code = le code à barres d’une publication en série
bare-doi = un DOI
bare-eidr = un identifiant EIDR
bare-lei = un LEI
bare-isni = un ISNI
bare-isan = un ISAN
bare-imei = un IMEI
bare-rfc = une RFC
bare-bcp = un BCP
bare-std = une norme de l’Internet
bare-fyi = un FYI
bare-eic = un Energy Identification Code
bare-isbn = un ISBN
bare-uuid = un UUID
bare-oid = un identifiant d’objet (OID)
bare-iso = le numéro d’une norme ISO

# Ce que les règles de valeur trouvent de faux.

wrong-check-digit = le chiffre de contrôle devrait être { $right }
wrong-check-digit-of = le chiffre de contrôle de { $stem } est { $right }
wrong-check-character = le caractère de contrôle devrait être { $right }
wrong-check-character-of = le caractère de contrôle de { $stem } est { $right }
wrong-check-digits = les chiffres de contrôle devraient être { $right }
wrong-check-digits-of = les chiffres de contrôle de { $stem } sont { $right }
wrong-hexadecimal-digit = un chiffre hexadécimal est attendu ici
wrong-isan-ends = un ISAN avec sa version se termine ici
wrong-isan = un ISAN a 16 chiffres hexadécimaux et un caractère de contrôle ; avec une version, 8 chiffres de plus et un autre
    caractère de contrôle
wrong-eidr-ends = un identifiant EIDR se termine ici
wrong-eidr = un identifiant EIDR a 20 chiffres hexadécimaux et un caractère de contrôle
wrong-month = le mois devrait être compris entre 01 et 12
wrong-no-month = il n’y a pas de mois { $month }
wrong-day = le jour ne doit pas dépasser { $last }
wrong-days = jours en { $month ->
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
} { $year } : { $last }
wrong-date-after-colon = une date est attendue après ce deux-points
wrong-time = une heure telle que 2016-01-22T10:08:23Z est attendue ici
wrong-second = la seconde ne doit pas dépasser 59
wrong-leap-second = une seconde intercalaire est toujours la dernière seconde d’un mois, à 23:59:60
wrong-eic = un Energy Identification Code a 16 caractères
wrong-eic-character = un chiffre, une majuscule ou un trait d’union est attendu ici
wrong-eic-hyphen = les codes dont le caractère de contrôle est un trait d’union ne sont pas attribués
wrong-eic-hyphen-of = le caractère de contrôle de { $stem } serait un trait d’union, et de tels codes ne sont pas attribués
wrong-isni = un ISNI a 16 caractères
wrong-digit = un chiffre est attendu ici
wrong-lei = un Legal Entity Identifier a 20 caractères
wrong-lei-character = un chiffre ou une majuscule est attendu ici
wrong-lei-digits = deux chiffres de contrôle sont attendus ici
wrong-oid-root = le premier nombre devrait être 0, 1 ou 2
wrong-oid-no-root = les racines de l’arbre sont 0, 1 et 2 ; il n’y a pas de racine { $root }
wrong-oid-second = le second nombre ne doit pas dépasser 39 sous la racine { $root }
wrong-oid-no-second = sous la racine { $root } les nombres s’arrêtent à 39 ; { $second } n’existe pas
wrong-number = un tel numéro n’a que des chiffres et des traits d’union, et peut finir par X
wrong-isbn = un ISBN a 13 chiffres ; les anciens en ont 10
wrong-issn = un ISSN a 8 caractères avec un trait d’union au milieu
wrong-nothing = la valeur manque
wrong-length = le nom ne doit pas dépasser { $most } caractères
wrong-length-is = le nom a { $length } caractères ; le maximum est { $most }
wrong-second-colon = un second deux-points et un nom sont attendus ici
wrong-utf-8 = le nom doit être en UTF-8 valable
wrong-utf-8-needs = le nom n’est pas en UTF-8 valable : un autre octet doit suivre l’octet { $octet }
wrong-utf-8-stands = le nom n’est pas en UTF-8 valable : l’octet { $octet } n’est pas admis ici
wrong-gs1-first = le premier Application Identifier devrait être une clé primaire
wrong-gs1-no-key = { $key } n’est pas une clé d’identification primaire
wrong-gs1-value = un Application Identifier devrait être suivi d’une valeur
wrong-gs1-digits = la valeur de { $key } doit commencer par { $count } chiffres
wrong-gs1-date = la valeur de { $key } devrait être une date de six chiffres : année, mois et jour
wrong-country = { $code } n’est pas un code de pays ISO 3166-1
wrong-country-own-use = l’ISO 3166-1 n’attribue { $code } à aucun pays
