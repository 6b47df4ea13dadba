# Ce que la vérification dit du texte d’un modèle.

finding-part-fields = le contenu exigé de chaque section
finding-part-grammar = la grammaire et ses exemples
finding-part-characters = les caractères et la longueur des lignes
finding-part-wording = la prose
finding-part-changes = les modifications
finding-part-none = rien
finding-too-complex = Ce texte est trop complexe à vérifier ; vérifié : { $checked } ; non vérifié : { $left }

finding-required = Remplissez la section « { $field } » ({ $clause })
finding-required-registrant = Indiquez le titulaire et un contact (RFC 8141, annexe A)
finding-required-resolution = Indiquez si les noms peuvent être résolus, même si la réponse est non (RFC 8141, 6.4.6)
finding-required-interoperability = Décrivez les problèmes d’interopérabilité, ou indiquez qu’il n’y en a pas (RFC 8141, 6.4.5)
finding-documentation = Aucun document n’est cité. Une spécification stable est recommandée (RFC 8141, 6.2)
finding-version-form = La version doit être un nombre entier (1, 2, 3 et ainsi de suite), et non { $text } (RFC 8141, annexe A)
finding-version-first = La version est { $number } mais doit être { $expected } : un premier enregistrement est la version 1
finding-version-next = La version est { $number } mais doit être { $expected } : la version enregistrée est { $now }
finding-version-kept = La version est { $number } mais doit être { $expected } : une correction ne change pas la version
finding-contact-unnamed = La section « Registrant » ne nomme ni organisation ni personne
finding-contact-no-email = { $word } n’est pas une adresse e‑mail valable, et aucun téléphone ni aucune adresse postale n’a été
    trouvé (RFC 8141, annexe A)
finding-contact-none = Aucune adresse e‑mail, aucun téléphone ni aucune adresse postale d’un contact n’a été trouvé (RFC 8141,
    annexe A)
finding-fast-track = La section « Registrant » demande la procédure accélérée, réservée aux organismes reconnus par l’IESG (RFC 8141, 6.3)
finding-fast-track-specification = Citez la spécification : la procédure accélérée en exige une (RFC 8141, 6.3)
finding-fast-track-elsewhere = La section « { $field } » mentionne la procédure accélérée, qui doit être demandée dans
    « Registrant »
finding-fast-track-not-chosen = La section « Registrant » demande la procédure accélérée, mais cette demande suit une autre procédure. Choisissez la
    procédure accélérée sous « Procédure », ou supprimez la phrase (RFC 8141, 6.3)
finding-fast-track-body = Indiquez sous « Procédure » l’organisme qui demande la procédure accélérée (RFC 8141, 6.3)
finding-fast-track-unlisted = { $body } ne figure pas dans la liste des organismes reconnus par l’IESG. Les opérateurs interrogeront l’IESG
    (RFC 8141, 6.3)
finding-fast-track-similar = { $body } ne figure pas dans la liste des organismes reconnus par l’IESG. La liste contient : { $similar }. Si c’est
    celui-ci, corrigez l’organisme sous « Procédure » (RFC 8141, 6.3)
finding-fast-track-unstated = La section « Registrant » n’indique pas que la procédure accélérée est demandée. Indiquez-le dans cette section
    (RFC 8141, annexe A)
finding-date-future = La date { $date } est dans l’avenir
finding-date-early = La date { $date } est antérieure à 1997, année de parution du premier document sur les espaces de noms d’URN
finding-date-form = Écrivez la date sous la forme AAAA-MM-JJ, par exemple { $example }
finding-residue = La section « { $field } » contient encore « { $text } »
finding-placeholder-missing = Écrivez {"{{NID}}"} là où le numéro sera inséré, par exemple dans les exemples d’URN de « Syntax ».
    Le registre l’inscrit
finding-placeholder = La section « { $field } » contient {"{{NID}}"}, qui ne remplace qu’un numéro informel
finding-pointer = La section « { $field } » contient seulement « { $text } »

finding-part-statements = ce que les phrases affirment
finding-no-content = La section « { $field } » dit seulement « { $text } ». Expliquez pourquoi en une phrase
finding-security-without-names = « Security and Privacy » ne parle pas des noms. Dites ce qu’un nom révèle, et ce qui peut arriver si des noms sont mal comparés
finding-grammar-component = La règle { $rule } contient « { $mark } », qui commence un composant. Un composant ne fait pas partie du nom
finding-bare-question-mark = { $word } n’est pas un URN valide : après un point d’interrogation, seuls « + » ou « = » peuvent suivre
finding-space-in-example = « { $text } » n’est pas un URN valide, car il contient une espace. Supprimez-la ou écrivez %20
finding-bar-in-example = « { $text } » n’est pas un URN valide, car il contient « { $character } ». Supprimez-le ou écrivez { $encoded }
finding-reassigned = La section « { $field } » dit « { $text } ». Un nom ne doit jamais être attribué à une autre ressource
finding-expiring = La section « { $field } » dit « { $text } ». Un nom doit rester valide, même s’il n’est plus utilisé
finding-renamed = La section « { $field } » dit « { $text } ». Un nom ne doit jamais changer
finding-not-unique = La section « { $field } » dit « { $text } ». Deux ressources ne doivent jamais avoir le même nom
finding-private-use = La section « { $field } » dit « { $text } ». Un espace de noms formel sert au-delà d’une organisation ou d’un réseau
finding-component-compared = La section « { $field } » dit « { $text } ». La RFC 8141 compare les noms sans les composants r, q et f et sans tenir compte de la casse de l’identifiant d’espace de noms
finding-promised = La section « { $field } » dit « { $text } ». Citez un document déjà public
finding-restricted = La section « { $field } » dit « { $text } ». Citez un document accessible au public
finding-personal = La section « { $field } » dit « { $text } », mais « Security and Privacy » ne dit pas ce que « { $words } » révèle
finding-contradiction = La section « { $field } » dit « { $one } », mais « { $second } » dit « { $other } ». Corrigez l’une des deux phrases, ou dites de quoi chacune parle
finding-case-of-literal = La section « Syntax » dit « { $text } », mais en ABNF « { $literal } » dans la règle { $rule } ne distingue pas la casse. Pour la distinguer, écrivez { $exact } (RFC 7405)
finding-equivalent-examples = { $one } et { $other } sont équivalents : les composants r, q et f sont ignorés lors de la comparaison. S’ils désignent des ressources différentes, la différence doit être dans le nom
finding-language = « { $field } » n’est pas en anglais. Un enregistrement doit être en anglais ; ses phrases n’ont pas été vérifiées
finding-grammar-minimum = ABNF : { $written } admet { $least } ou plus. Si exactement { $least } sont voulus, écrivez le nombre sans *
finding-domains = La section « { $field } » dit « { $text } », mais pas ce qui se passe si le nom de domaine expire ou change de titulaire
finding-contact-placeholder = « Registrant » contient « { $text } », qui ressemble à un exemple. Indiquez le vrai contact
finding-reference-title = Quelle version de « { $text } » est visée ? La section « Documentation » ne donne ni numéro, ni date, ni édition
finding-reference-undated = Quelle version de « { $text } » est visée ? La page peut changer
finding-grammar-none = « Syntax » n’a ni grammaire (ABNF) ni expression rationnelle ; la forme des noms ne peut pas être vérifiée
finding-grammar-prose = ABNF : contient de la prose et n’est donc pas vérifié : { $names }
finding-grammar-not-urn = La règle { $rule } admet { $name }, qui n’est pas un URN valide
finding-grammar-accepts-all = La règle { $rule } admet tout URN de l’espace de noms et ne dit donc rien de la forme des noms
finding-grammar-one-class = La règle { $rule } admet toute suite de ses caractères. Dites comment un nom est construit, s’il a des parties
finding-grammar-ambiguous = { $name } peut être divisé de deux façons par la règle { $rule } ; ses parties ne sont pas certaines
finding-names-lost = Des noms que la version actuelle admet ne correspondent plus, par exemple { $names }. Ils doivent rester valides
finding-names-not-compared = On n’a pas vérifié si tous les noms de la version actuelle restent valides, car { $why }
finding-no-old-text = le texte de la version actuelle n’est pas dans ce registre
finding-generated-form = La grammaire n’admet que des noms qui ont, après l’identifiant d’espace de noms, la forme de { $urn }. Dites pourquoi un nouvel espace de noms est nécessaire
finding-different-starts = une grammaire décrit les noms entiers et l’autre seulement la partie après l’identifiant d’espace de noms
finding-no-old-grammar = la version actuelle n’a pas de grammaire lisible par un programme
finding-no-new-grammar = ce texte n’a pas de grammaire lisible par un programme
finding-too-many-names = les grammaires sont trop complexes
finding-unknown-namespace = { $urn } n’appartient ni à cet espace de noms ni à un espace enregistré

finding-urns-first = Seuls les { $count } premiers URN inattendus sont énumérés
finding-other-namespace = { $urn } n’appartient pas à l’espace de noms { $nid }
finding-r-component = { $urn } emploie un r-component
finding-r-component-said = { $field } utilise un r-component : « { $text } »

finding-loose-equivalence = La section « Syntax » dit « { $text } », ce qui n’indique pas clairement si deux graphies sont
    équivalentes
finding-unstable-draft = Un Internet-Draft expire après six mois. Citez un document stable
finding-unstable-progress = Un travail en cours n’est pas encore publié. Citez un document stable
finding-unstable-repository = Une page d’un dépôt change à chaque commit. Citez un document stable
finding-unstable-shared = Un document partagé peut changer ou disparaître. Citez un document stable
finding-unstable-encyclopedia = Une encyclopédie décrit l’espace de noms sans le définir. Citez un document stable
finding-unstable-archived = Une page archivée n’est plus tenue à jour. Citez un document stable
finding-free-mail = La seule adresse électronique est une boîte chez { $name } : « { $text } ». Une adresse de fonction dans votre propre domaine dure plus longtemps
finding-no-urns-first = { $field } : seuls les { $count } premiers URN non valables sont énumérés
finding-no-urn = { $word } n’est pas un URN valable : { $character } doit s’écrire { $encoded }
finding-replaced = RFC { $old }, remplacée par la RFC { $now }
finding-obsolete = La section « { $field } » cite { $list }

finding-changes-form = La section « { $field } » a des modifications rédactionnelles : { $what }
finding-changes-meaning = La section « { $field } » change sur le fond ({ $what }). Une correction ne doit pas changer le sens.
    Demandez plutôt une nouvelle version ({ $clause })
finding-changes-nothing = Le texte est identique au texte enregistré
finding-put-in = ajouté : « { $to } »
finding-taken-out = supprimé : « { $from } »
finding-is-now = « { $from } » remplacé par « { $to } »
finding-is-now-kind = { $kind }, « { $from } » remplacé par « { $to } »
finding-kind-layout = mise en page
finding-kind-spelling = orthographe
finding-kind-reference = une référence
finding-kind-contact = coordonnées
finding-kind-words = formulation
finding-kind-substance = contenu
finding-revision-nothing = Seule la section « Revision Information » diffère de la version enregistrée (RFC 8141, 6.2)
finding-revision-unchanged = Rien ne diffère de la version enregistrée. Modifiez au moins une section (RFC 8141, 6.2)
finding-revision-first = Un premier enregistrement n’a pas de « Revision Information ». Supprimez le texte ou déplacez-le dans une autre section
finding-revision-unnamed = Modifié, mais non mentionné dans « Revision Information » : { $fields }. Décrivez ce qui a changé dans chacune de ces sections (RFC 8141, 6.2)
finding-revision-missing = Décrivez les modifications depuis la version enregistrée (RFC 8141, 6.2)
finding-revision-old = La section « Revision Information » décrit encore la version enregistrée. Décrivez les nouvelles
    modifications (RFC 8141, 6.2)
finding-revision-drafted = La section « Revision Information » est encore le texte préparé. Décrivez avec vos propres mots ce qui
    change et pourquoi (RFC 8141, 6.2)

finding-named-by = { $urn } peut aussi désigner ces ressources
finding-named-by-rfc = { $urn } peut aussi désigner ces ressources ({ $rfc })
finding-named-by-handles = le système Handle peut aussi désigner et résoudre ces ressources
finding-named-by-ark = les identifiants ark: peuvent aussi désigner ces ressources
finding-mac-addresses = adresses MAC
finding-overlap = La section « { $field } » forme des noms à partir de { $name } ; { $elsewhere }, et « Interoperability » ne
    décrit pas leur rapport
finding-person-only = La section « Registrant » ne nomme qu’une personne, « { $text } ». Indiquez qui maintient l’espace de noms quand
    cette personne ne le peut plus
finding-regex-example = L’expression régulière { $text } ne correspond pas à l’exemple { $name }. Corrigez l’un des deux
finding-regex-not-urn = L’expression régulière { $text } accepte aussi « { $name } ». N’autorisez que les caractères d’un nom (RFC 8141, 2), sans composants r, q ou f
finding-regex-grammar = L’expression régulière { $text } ne correspond pas à { $name }, que la grammaire permet. Corrigez l’une des deux
finding-prose-grammar = La section « Syntax » dit « { $text } », mais la grammaire permet { $name }. Corrigez l’une des deux

finding-character-named = { $shown } ({ $name ->
    [nul] NUL
    [bell] sonnerie
    [backspace] retour arrière
    [vertical-tab] tabulation verticale
    [form-feed] saut de page
    [escape] échappement
    [delete] suppression
    [next-line] ligne suivante
    [no-break-space] espace insécable
    [soft-hyphen] trait d’union conditionnel
    [zero-width-space] espace sans chasse
    [joiner] liant
    [direction-mark] marque de direction
    [no-break-hyphen] trait d’union insécable
    [dash] tiret
    [curly-quote] guillemet typographique
    [direction-control] commande de direction
    [word-joiner] gluon de mots
    [replacement-character] caractère de remplacement
    [byte-order-mark] indicateur d’ordre des octets
   *[other] { $name }
})
finding-why-control = un caractère de commande
finding-why-direction = qui change l’ordre dans lequel le texte s’affiche
finding-why-no-meaning = un point de code non attribué
finding-why-lost = qui remplace un caractère perdu lors d’une conversion
finding-why-line-end = une fin de ligne ou une tabulation
finding-bounded = { $character } à la colonne { $column }, { $why } ; retirez-le
finding-bounded-lines = { $character } à la ligne { $line }, colonne { $column }, { $why } ; retirez-le
finding-character-refused = La section « { $field } » contient { $character } à la ligne { $line }, colonne { $column }{ $more ->
    [0] {""}
    [1] {" "}et encore une fois
   *[other] {" "}et encore { $more } fois
}, { $why }
finding-character-looks = { $field } : { $character } figure dans une règle ou un exemple à la ligne { $line }, colonne { $column }{ $more ->
    [0] {""}
    [1] {" "}et encore une fois
   *[other] {" "}et encore { $more } fois
} ; { $advice }
finding-take-it-out = retirez-le
finding-write-blank = écrivez une espace à cet endroit
finding-write = écrivez { $ascii } à cet endroit
finding-beyond-ascii = La section « { $field } » contient des caractères hors de l’ASCII, comme { $character }. Dans le texte, c’est permis ; dans un nom, ils sont encodés par pourcentage
finding-long-code = { $field } : { $count ->
    [1] 1 ligne de grammaire, d’exemple ou de tableau dépasse { $width } colonnes et reste ainsi
   *[other] { $count } lignes de grammaire, d’exemples ou de tableau dépassent { $width } colonnes et restent ainsi
}
finding-long-indented = { $field } : { $count ->
    [1] 1 ligne de texte en retrait dépasse { $width } colonnes et reste ainsi
   *[other] { $count } lignes de texte en retrait dépassent { $width } colonnes et restent ainsi
}
finding-long-address = { $field } : { $count ->
    [1] 1 ligne d’une adresse ou d’un nom dépasse { $width } colonnes et reste ainsi
   *[other] { $count } lignes d’adresses ou de noms dépassent { $width } colonnes et restent ainsi
}
