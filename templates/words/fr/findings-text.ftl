# Ce que la vérification dit du texte d’un modèle.

finding-part-fields = le contenu de chaque champ
finding-part-grammar = la grammaire et ses exemples
finding-part-characters = les caractères et la longueur des lignes
finding-part-wording = la rédaction
finding-part-changes = les modifications
finding-part-none = rien
finding-too-complex = Ce texte est trop complexe à vérifier ; vérifié : { $checked } ; non vérifié : { $left }
finding-listed = { $first }, { $next }
finding-listed-apart = { $first } ; { $next }

finding-required = Remplissez la section « { $field } » ({ $clause })
finding-required-registrant = Indiquez le titulaire et un moyen de joindre une personne (RFC 8141, annexe A)
finding-required-resolution = Dites si les noms peuvent être résolus, même si la réponse est non (RFC 8141, 6.4.6)
finding-required-interoperability = Dites si quelque chose fait obstacle à l’emploi des noms, même si ce n’est pas le cas (RFC 8141, 6.4.5)
finding-bare-none = La section « { $field } » dit seulement « { $text } »
finding-documentation = Aucun document n’est cité ; une spécification stable est recommandée (RFC 8141, 6.2)
finding-version-first = La version indiquée est { $number } et devrait être { $expected } : un premier enregistrement porte la version 1
finding-version-next = La version indiquée est { $number } et devrait être { $expected } : la version enregistrée est { $now }
finding-version-kept = La version indiquée est { $number } et devrait être { $expected } : une correction garde la version
finding-contact-unnamed = La section « Registrant » ne nomme personne ; dites quelle organisation ou quelle personne enregistre
finding-contact-no-email = { $word } n’est pas une adresse e‑mail, et aucun téléphone ni aucune adresse postale n’a été trouvé (RFC 8141, annexe A)
finding-contact-none = Aucun e‑mail, téléphone ni adresse postale d’une personne à contacter n’a été trouvé (RFC 8141, annexe A)
finding-fast-track = La section « Registrant » demande la procédure accélérée ; les opérateurs demanderont si l’IESG reconnaît l’organisation (RFC 8141, 6.3)
finding-fast-track-specification = Indiquez la spécification : la procédure accélérée en exige une (RFC 8141, 6.3)
finding-fast-track-elsewhere = La section « { $field } » parle de la procédure accélérée ; c’est dans « Registrant » qu’on la demande
finding-date-future = La date { $date } est dans l’avenir
finding-date-form = Écrivez la date sous la forme AAAA-MM-JJ, par exemple { $example }
finding-residue = La section « { $field } » dit encore « { $text } »
finding-placeholder-missing = Écrivez {"{{NID}}"} là où le numéro figurera, par exemple dans les URN donnés en exemple sous « Syntax » ; le registre l’inscrit
finding-placeholder = La section « { $field } » contient {"{{NID}}"}, qui ne remplace qu’un numéro informel
finding-pointer = La section « { $field } » dit seulement « { $text } »

finding-equivalence = La section « Syntax » ne dit pas quand deux noms sont identiques
finding-components = La section « Syntax » ne mentionne pas les q- et f-components ; leur sens n’est alors pas défini
finding-urns-first = Seuls les { $count } premiers des URN qui ne devraient pas figurer ici sont nommés
finding-other-namespace = { $urn } n’appartient pas à l’espace de noms { $nid }
finding-r-component = { $urn } emploie un r-component

finding-loose-equivalence = La section « Syntax » dit « { $text } », ce qui ne précise pas si deux graphies forment un seul nom ; dites si c’est le cas ou non
finding-reassigned = La section « { $field } » dit « { $text } » ; un nom n’est jamais attribué à autre chose
finding-personal = La section « { $field } » parle de « { $text } » ; « Security and Privacy » ne dit pas ce qu’un nom révèle d’une personne
finding-unstable-draft = Un Internet-Draft expire après six mois ; citez un document durable
finding-unstable-progress = Un travail en cours ne peut pas encore être lu ; citez un document durable
finding-unstable-repository = Une page d’un dépôt change à chaque commit ; citez un document durable
finding-unstable-shared = Un document partagé peut changer ou disparaître ; citez un document durable
finding-unstable-encyclopedia = Une encyclopédie décrit l’espace de noms sans le définir ; citez un document durable
finding-unstable-archived = Une page archivée n’est plus tenue à jour ; citez un document durable
finding-free-mail = Le contact est une boîte aux lettres chez { $name } ; une adresse de fonction à vous dure plus longtemps
finding-no-urns-first = { $field } : seuls les { $count } premiers mots qui ne sont pas des URN sont nommés
finding-no-urn = { $word } n’est pas un URN ; { $character } s’y écrit { $encoded }
finding-replaced = RFC { $old }, remplacée par la RFC { $now }
finding-obsolete = La section « { $field } » cite { $list }

finding-changes-form = La section « { $field } » change dans sa forme : { $what }
finding-changes-consent = La section « { $field } » dirait autre chose ({ $what }) ; deux opérateurs et un expert doivent y consentir
finding-changes-meaning = La section « { $field } » dirait autre chose ({ $what }) ; une correction garde le sens, demandez donc une nouvelle version ({ $clause })
finding-changes-registrant = La section « { $field } » dirait autre chose ({ $what }) ; une correction garde le sens, demandez donc un changement de titulaire ({ $clause })
finding-changes-nothing = Rien ne diffère du texte enregistré
finding-put-in = ajouté : « { $to } »
finding-taken-out = supprimé : « { $from } »
finding-is-now = « { $from } » devient « { $to } »
finding-is-now-kind = { $kind }, « { $from } » devient « { $to } »
finding-more = { $count } de plus
finding-kind-layout = mise en page
finding-kind-spelling = orthographe
finding-kind-reference = une référence
finding-kind-contact = coordonnées
finding-kind-words = autres mots
finding-kind-substance = contenu
finding-revision-nothing = Seule la section « Revision Information » diffère de la version enregistrée (RFC 8141, 6.2)
finding-revision-missing = Décrivez ce qui a changé depuis la version enregistrée (RFC 8141, 6.2)
finding-revision-old = La section « Revision Information » décrit encore la version enregistrée ; dites ce qui change maintenant (RFC 8141, 6.2)
finding-revision-drafted = La section « Revision Information » est encore la liste que nous avons préparée ; dites avec vos mots ce qui change et pourquoi (RFC 8141, 6.2)

finding-named-by = { $urn } les nomme aussi
finding-named-by-rfc = { $urn } les nomme aussi ({ $rfc })
finding-named-by-handles = le système Handle les nomme et les résout aussi
finding-named-by-ark = le schéma ark: les nomme aussi
finding-mac-addresses = adresses MAC
finding-overlap = La section « { $field } » forme des noms à partir d’identifiants qui existent ailleurs ({ $name }) ; { $elsewhere }, et « Interoperability » ne dit pas quel est leur rapport
finding-sub-delegation = La section « Assignment » dit « { $text }… », mais non selon quelles règles ceux qui reçoivent une partie en gardent les noms uniques, ni où ils sont répertoriés
finding-service = La section « Resolution » dit « { $text } », mais non par quel service, ni où il est décrit

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
finding-why-no-meaning = un point de code sans signification
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
finding-beyond-ascii = La section « { $field } » contient des lettres hors de l’ASCII, comme { $character }. Dans le texte, c’est permis ; dans un nom, elles sont encodées par pourcentage
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
