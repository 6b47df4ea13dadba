# Une section d’un brouillon : à quoi elle sert, ce que cherchent les experts.

field-label = { $field ->
    [namespace_id] Identifiant d’espace de noms (Namespace ID)
    [version] Version
    [date] Date
    [registrant] Titulaire (Registrant)
    [purpose] Objet (Purpose)
    [syntax] Syntaxe (Syntax)
    [assignment] Attribution (Assignment)
    [security_and_privacy] Sécurité et vie privée (Security and Privacy)
    [interoperability] Interopérabilité (Interoperability)
    [resolution] Résolution (Resolution)
    [documentation] Documentation
    [additional_information] Informations complémentaires (Additional Information)
   *[revision_information] Informations sur les modifications (Revision Information)
}
field-label-optional = { $label }, facultatif
field-appendix = RFC 8141, annexe A

details-legend = Votre organisation
details-about = La section Registrant est rédigée à partir de ces champs, sauf si vous la rédigez vous-même. Elle est publiée de façon permanente.
details-organization = Organisation
details-unit = Service
details-contact = Personne ou rôle à contacter
details-contact-hint = Un rôle reste valable quand les personnes changent
details-email = Adresse e‑mail pour les questions
details-email-hint = Cette adresse est publiée
details-postal = Adresse postale
details-web = Site web
details-web-form = Saisissez l’URL complète du site web, par exemple https://www.example.org/
details-as-text = Saisir plutôt la section sous forme de texte
details-both = La section et les champs sur votre organisation sont tous deux remplis. Videz l’un des deux
field-taken = La modification suggérée a été ajoutée à votre brouillon, mais pas encore soumise. Pour la soumettre, soumettez une
    nouvelle révision à la fin de cette page.
field-number-html = Écrivez <code>{"{{NID}}"}</code> là où le numéro sera inséré, par exemple <code>urn:{"{{NID}}"}:a1</code>. Le
    registre l’inscrira.
field-nothing-to-fix = Les vérifications automatiques n’ont trouvé aucun problème. Elles ne jugent pas le contenu.
field-insert-drafted = Insérer cette phrase
field-drafted = Sections modifiées : { $drafted } Remplacez ceci par votre propre description.
field-said = Commentaires des experts sur cette section
field-answer-there = Répondre sur la page de la demande
field-drawn = Diagramme de vos règles
field-rfc-asks = Conseils
field-say-each = { $clause }. Traitez chacun de ces points :
field-how-others = Exemples tirés d’autres enregistrements
field-answers = Exemples de réponses
field-answers-about = Tirés de douze modèles fictifs de domaines différents.
field-answer-poor = mauvais exemple
field-text-of = Texte de la version { $version }
field-stale-about = Cette section a été enregistrée depuis une autre fenêtre ou par un collaborateur après que vous l’avez
    ouverte. Rien n’a été écrasé. Les deux textes sont ici.
field-stale-yours = Votre texte

# À quoi servent les sections.

field-namespace-about = L’identifiant d’espace de noms suit urn: dans chaque nom. La casse ne compte pas, et il n’est jamais
    attribué à quelqu’un d’autre.
field-namespace-ask-1 = de 3 à 32 lettres, chiffres et traits d’union
field-namespace-ask-2 = ne doit commencer ni par deux lettres et un trait d’union, ni par urn-, ni par X-
field-namespace-ask-3 = devrait être associé à vous : un sigle que d’autres emploient aussi appelle des questions
field-registrant-hint = Titulaire, contact, adresse
field-registrant-about = Nommez la personne ou l’organisation qui enregistre l’espace de noms, et un contact. Tout cela est publié
    de façon permanente ; utilisez donc une adresse publique, qui peut différer de celle avec laquelle vous vous connectez.
field-registrant-ask-1 = nom et adresse postale de l’organisation
field-registrant-ask-2 = nom d’une personne à contacter ou, mieux, d’une fonction qui ne dépend pas d’une seule personne
field-registrant-ask-3 = adresse e‑mail, téléphone ou adresse postale du contact
field-registrant-ask-4 = si vous demandez la procédure accélérée en tant qu’organisme de normalisation reconnu (6.3)
field-purpose-hint = Ce qui est nommé, qui utilise les noms et pourquoi, en 200 mots environ
field-purpose-about = Décrivez ce que les noms identifient, qui les utilise et ce que l’on y gagne. Expliquez pourquoi cet espace
    de noms est nécessaire en plus de ceux qui existent.
field-purpose-ask-1 = quelles sortes de ressources les noms identifient
field-purpose-ask-2 = qui les utilisera : un pays, un secteur, une technologie, une seule organisation ; sur des réseaux publics ou privés
field-purpose-ask-3 = ce que cette communauté, et l’Internet en général, gagne à utiliser ou à résoudre les noms
field-purpose-ask-4 = comment l’espace de noms se situe par rapport aux autres espaces de noms URN, schémas d’URI et systèmes d’identifiants, et les complète
field-purpose-ask-5 = quelles sortes de logiciels peuvent utiliser ou résoudre les noms
field-purpose-ask-6 = s’il y a ou s’il y aura des services de résolution, et lesquels
field-purpose-ask-7 = s’il doit faire partie d’une norme de l’IETF ou d’un autre organisme
field-syntax-hint = Structure, encodage, équivalence, q‑component et f‑component
field-syntax-about = Décrivez comment un nom est formé, afin que l’on puisse distinguer un nom valable d’un nom qui ne l’est pas.
    Les lignes qui ressemblent à de l’ABNF sont vérifiées, et les exemples de noms y sont confrontés.
field-syntax-ask-1 = la structure : ABNF, un algorithme, une expression rationnelle, ou le fait qu’elle soit opaque
field-syntax-ask-2 = les règles particulières d’encodage des caractères
field-syntax-ask-3 = quand deux noms sont équivalents : casse, traits d’union, guillemets. Une comparaison ne doit pas traiter
    comme différents des noms équivalents
field-syntax-ask-4 = comment les noms d’un système existant sont encodés en URN, par exemple par encodage par pourcentage
field-syntax-ask-5 = le sens des q‑components et f‑components, le cas échéant
field-syntax-ask-6 = plusieurs exemples de noms
field-assignment-hint = Qui attribue les noms et comment ils restent uniques
field-assignment-about = Décrivez qui attribue les noms et ce qui empêche deux ressources de recevoir le même. Les noms sont
    permanents : indiquez comment leur réutilisation est empêchée.
field-assignment-ask-1 = si l’attribution est ouverte à tous, fermée ou déléguée
field-assignment-ask-2 = si elle est limitée, comment on devient attributeur ou comment on demande un nom
field-assignment-ask-3 = comment l’unicité est garantie : par une suite, par délégation ou par un algorithme
field-security-hint = Exigé, même s’il y a peu à dire
field-security-about = Décrivez ce qui pourrait mal tourner pour ceux qui attribuent, utilisent ou résolvent les noms. Si rien ne
    le peut, expliquez pourquoi.
field-security-ask-1 = les conséquences si deux noms sont traités à tort comme équivalents ou comme différents
field-security-ask-2 = si un nom révèle des informations privées quand il est utilisé sur l’Internet public
field-security-ask-3 = si un attaquant pourrait énumérer les noms et moissonner un annuaire
field-security-ask-4 = les questions des RFC 3552 et 6973
field-interoperability-hint = Exigé, même si aucun problème n’est connu
field-interoperability-about = Décrivez les problèmes possibles quand les noms sont utilisés avec d’autres systèmes. La RFC 8141
    exige cette section.
field-interoperability-ask-1 = si les noms peuvent être confondus avec d’autres espaces de noms URN, systèmes d’identifiants ou schémas d’URI
field-interoperability-ask-2 = si des caractères à encoder par pourcentage posent des problèmes
field-interoperability-ask-3 = si le domaine recoupe celui d’un autre espace de noms
field-resolution-hint = Exigé, même si la réponse est non
field-resolution-about = Indiquez si les noms peuvent être résolus, maintenant ou plus tard. Si oui, indiquez qui exploite le
    service.
field-resolution-ask-1 = si la résolution est prévue ou attendue
field-resolution-ask-2 = si vous tenez ou recommandez un service de résolution
field-resolution-ask-3 = les exigences envers les services que vous annoncez
field-resolution-ask-4 = comment traiter les r‑components une fois qu’ils seront normalisés
field-documentation-hint = Une spécification stable ; exigée pour la procédure accélérée
field-documentation-about = Citez un document qui donne plus d’informations : une RFC, une norme ou un autre document stable.
field-documentation-ask-1 = une RFC, une spécification d’un organisme de normalisation ou un autre document stable
field-documentation-ask-2 = une adresse qui restera stable
field-additional-hint = Tout ce qui n’entre dans aucune autre section
field-additional-about = Tout ce qui aide à comprendre cet enregistrement, par exemple une comparaison avec des espaces de noms qui semblent se recouper.
field-additional-ask-1 = les liens avec d’autres enregistrements
field-revision-hint = Avec vos propres mots
field-revision-about = Décrivez les différences avec la version enregistrée et leurs motifs. Une phrase est préparée pour
    chaque section modifiée. Complétez ces phrases et ajoutez les motifs.
field-revision-ask-1 = toute différence qui compte pour les utilisateurs des noms
field-revision-ask-2 = les changements de q‑, r‑ ou f‑component, du contact ou de la technique exigent une note particulière (6.2)
field-example-system = le nom d’un système
field-example-organization = le nom d’une organisation
field-example-role = une organisation avec une adresse de fonction
field-example-fast-track = demande la procédure accélérée
field-example-short = court
field-example-long = long
field-example-abnf = avec de l’ABNF
field-example-equivalence = long, avec l’équivalence
field-example-standard = une norme
field-example-specification = une spécification
field-example-relations = des liens
field-example-documents = d’autres documents

# À quoi prendre garde.

field-mind-stability = L’organisation est-elle stable et capable de maintenir l’espace de noms longtemps ?
field-mind-after-the-end = Existe-t-il un plan pour les noms si l’organisation disparaît ?
field-mind-successor = Y a-t-il une organisation qui succéderait au titulaire ?
field-mind-competence = L’organisation est-elle capable d’attribuer des noms uniques ?
field-mind-never-reassign = L’organisation s’engage-t-elle à ne jamais réattribuer un nom et à laisser valables les anciens noms ?
field-mind-special = Décrivez quels caractères ont une signification particulière dans vos noms.
field-mind-colon = Si des deux-points divisent vos noms en parties, indiquez-le. Sinon, ils n’ont pas de sens.
field-mind-non-ascii = Tenez-vous à l’ASCII si possible. Sinon, limitez le répertoire et précisez comment les caractères sont
    encodés.
field-mind-relative = Si « / » est admis dans les noms, excluez « . » et « .. » entre deux barres obliques.
field-mind-q-component = Ne faites pas dépendre la résolution d’un q‑component. Décrivez ce que fait votre résolveur quand une
    adresse a sa propre requête.
field-mind-f-component = Indiquez si des fragments peuvent être employés avec vos noms, et pour quelles sortes de ressources.
field-mind-kinds = Décrivez ce que donne la résolution : des adresses, seulement des descriptions, seulement pour les utilisateurs
    autorisés, ou rien.
field-mind-slots = Décrivez où vos noms seront utilisés. Les attributs href et src ont besoin d’une ressource à récupérer ; xmlns
    n’a besoin que d’un nom.

# Ce que chaque réponse à lire apprend ; les textes sont dans crates/urn-registry/src/template/answers.

answer-lighthouse-trade = feux d’une côte
answer-seedbank-trade = échantillons de banques de gènes
answer-herbarium-trade = spécimens d’herbiers
answer-tidegauge-trade = marégraphes et leurs séries
answer-codelist-trade = listes de codes d’un organisme de normalisation
answer-packet-loss-trade = profils de mesure pour réseaux
answer-stop-place-trade = arrêts de transports publics
answer-folk-tune-trade = airs d’archives sonores
answer-bridge-trade = ponts et leurs inspections
answer-misc-things-trade = ressources de toutes sortes
answer-sundial-trade = cadrans solaires d’une liste
answer-widget-parts-trade = pièces détachées d’une entreprise
answer-lighthouse-registrant = Nomme une fonction qui ne dépend pas d’une seule personne, avec une adresse de fonction et une
    adresse postale (RFC 8141, annexe A).
answer-codelist-registrant = Indique dans ce champ qu’un organisme reconnu demande la procédure accélérée, et quel comité il
    représente (RFC 8141, 6.3).
answer-sundial-registrant = Donne une boîte personnelle et aucun nom : si cette personne part, plus personne n’est joignable pour
    l’espace de noms (RFC 8141, annexe A).
answer-seedbank-purpose = Dit ce qui est nommé, qui s’en sert, pourquoi une adresse web ne tiendrait pas, et ce que d’autres y gagnent (RFC 8141, 6.4.1).
answer-tidegauge-purpose = Montre par un exemple quelle confusion les noms évitent, et où les numéros existants ne suffisent pas (RFC 8141, 6.4.1).
answer-misc-things-purpose = Nomme tout pour tous : on ne voit ni sorte de ressource, ni communauté, ni bénéfice (RFC 8141, 6.4.1).
answer-bridge-syntax = Donne la règle du chiffre de contrôle, une équivalence au-delà de la RFC 8141, et le sens des q‑ et f‑components (6.4.2).
answer-stop-place-syntax = Dit ce que divisent les deux-points, que les numéros ne commencent pas par zéro, et qu’un arrêt n’est pas son quai (RFC 8141, 6.4.2).
answer-misc-things-syntax = Admet toute chaîne et n’indique pas si la casse compte : il est impossible de savoir quand deux noms
    sont équivalents (RFC 8141, 6.4.2).
answer-lighthouse-assignment = Dit qui attribue, qu’aucun numéro n’est donné deux fois, et qui continue si l’autorité disparaît (RFC 8141, 6.4.3).
answer-folk-tune-assignment = Dit comment une archive adhère, comment les numéros restent uniques, et que les noms
    d’enregistrements perdus ne sont pas modifiés (RFC 8141, 6.4.3).
answer-sundial-assignment = Réattribue le numéro d’un cadran perdu : un nom attribué ne doit jamais désigner une autre ressource
    (RFC 8141, 6.4.3).
answer-herbarium-security-and-privacy = Examine ce qu’un nom révèle des plantes rares et des collecteurs, et l’effet d’un zéro
    perdu (RFC 8141, 6.4.4).
answer-stop-place-security-and-privacy = Reconnaît qu’un nom seul est anodin mais qu’une suite de noms révèle le trajet d’une
    personne, et dit ce que conserve le résolveur (6.4.4).
answer-widget-parts-security-and-privacy = Dit « None » : rien sur les comparaisons fausses, et un pare-feu n’empêche pas des numéros de changer de sens (RFC 8141, 6.4.4).
answer-seedbank-interoperability = Décrit le rapport des noms avec les DOI, et quels logiciels ont des problèmes avec l’encodage
    par pourcentage (RFC 8141, 6.4.5).
answer-bridge-interoperability = Décrit ce que fera mal un logiciel qui ignore la règle de casse, et ce qu’il faut lui donner à la
    place (RFC 8141, 6.4.5).
answer-widget-parts-interoperability = Parle de pièces qui s’ajustent, non d’identifiants que l’on pourrait confondre avec ces
    noms (RFC 8141, 6.4.5).
answer-packet-loss-resolution = Indique que les noms ne sont pas résolus, pourquoi, où l’on trouve le sens à la place, et que les
    r‑components n’ont pas d’effet (RFC 8141, 6.4.6).
answer-herbarium-resolution = Ne s’engage qu’à ce qu’il peut fournir, et dit quand un service est ajouté au tableau (RFC 8141,
    6.4.6).
answer-misc-things-resolution = N’indique pas si les noms sont résolus, ni par qui, ce que cette section doit faire (RFC 8141,
    6.4.6).
answer-codelist-documentation = Nomme une version publiée d’une norme : la spécification qu’exige la procédure accélérée (RFC 8141, 6.3).
answer-tidegauge-documentation = Renvoie à une instruction numérotée et datée, qui reste à son adresse quand une autre la remplace (RFC 8141, 6.2).
answer-widget-parts-documentation = Cite un catalogue de vente remplacé chaque année ; or une spécification doit être stable (RFC
    8141, 6.2).
answer-herbarium-additional-information = Décrit en quoi les noms diffèrent de ceux de collections voisines, et indique que leurs
    sociétés ont été consultées (RFC 8141, 6.4.7).
answer-codelist-additional-information = Répète la demande de procédure accélérée avec sa spécification, et indique qui décide
    après les conseils (RFC 8141, 6.3).
