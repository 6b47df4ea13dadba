# Pourquoi une chose n’a pas été faite : cases.
refusal-no-decision = Il n’y a pas de décision dont vous puissiez faire appel : aucune n’a été prise depuis deux mois, ou vous en avez déjà fait appel
refusal-no-appeal = Il n’y a pas d’appel en cours
refusal-body-unlisted = { $body } ne figure pas dans la liste des organismes reconnus par l’IESG (RFC 8141, 6.3)
refusal-no-specification = La demande ne cite pas de spécification (RFC 8141, 6.3, point 2)
refusal-notice-unsent = Un avis à un contact de l’espace de noms n’a pas encore été remis. Les opérateurs le voient dans la liste des e‑mails
refusal-objected = Un contact de la version actuelle s’est opposé. Il faut d’abord répondre à l’opposition
refusal-contacts-silent = Aucun contact de la version actuelle n’a répondu dans le délai. Il faut consigner pourquoi la décision ne dépend pas d’eux
refusal-contacts-lead = Seul le responsable de cette demande peut le consigner
refusal-contacts-agree = Cette demande ne dépend pas des contacts de l’enregistrement, ou elle est close
refusal-contact-closed = La demande est close, une réponse n’a donc pas d’effet
refusal-contact-same = C’est la même réponse que la précédente
refusal-contact-reason = Saisissez un motif. Il sera public avec la demande
refusal-notice-runs = Le délai d’avis public prend fin le { $day }
thing-text = Le texte
refusal-draft-saved = Le brouillon a été enregistré après que vous avez ouvert cette page. Relisez-le avant de le soumettre
refusal-verify-first = Confirmez d’abord votre adresse e‑mail. Le lien se trouve dans l’e‑mail que nous vous avons envoyé
refusal-account-closed = Ce compte est fermé
refusal-name-body = Saisissez l’organisme qui demande la procédure accélérée (RFC 8141, 6.3)
refusal-same-words = Le brouillon est identique à la dernière révision soumise. Enregistrez d’abord une modification
refusal-not-reported = Les experts n’ont pas fait rapport sur la révision actuelle
refusal-no-direction = Saisissez l’instruction de l’organisme de normalisation, avec l’expéditeur et la date
refusal-no-copy = Saisissez la copie du rapport des experts jointe à l’instruction
refusal-not-directed = L’organisme de normalisation n’a pas donné l’instruction d’enregistrer la révision actuelle (RFC 8141, 6.2)
refusal-new-text = Le titulaire a soumis la révision { $current } après que vous avez ouvert cette page avec la révision { $seen }
refusal-text-of-another = La révision { $number } porte sur autre chose que cette demande. Le titulaire doit d’abord soumettre une
    nouvelle révision
refusal-only-registrant-text = Seul le titulaire de cette demande peut en modifier le texte
refusal-text-fixed = Le texte ne peut pas être modifié tant que la demande est à l’état « { $state } »
refusal-body-keeps-fast-track = { $body } est un organisme reconnu et a demandé la procédure accélérée. Seul son représentant peut choisir une
    autre procédure (RFC 8141, 6.3)
refusal-report-copy-differs = La copie doit contenir le rapport envoyé à l’organisme le { $day }. Elle en diffère à partir de la phrase :
    { $from }
refusal-procedure-once = La procédure a déjà été changée une fois et ne peut plus l’être
refusal-procedure-unchanged = La procédure de cette demande n’a pas été changée ; il n’y a rien à annuler
refusal-same-procedure = La demande suit déjà cette procédure
refusal-one-line = Saisissez au plus { $most } caractères sur une seule ligne
refusal-name-standards-body = Saisissez l’organisme de normalisation, par exemple IESG
refusal-name-asking-body = Saisissez l’organisme de normalisation
refusal-reason-published = Saisissez un motif. Il sera public
refusal-max-bytes = Le texte ne doit pas dépasser { $most } octets
refusal-only-owner-withdraws = Seul le propriétaire de cette demande peut la retirer. Vous pouvez la quitter sur la page de ses
    collaborateurs
refusal-only-owner-reopens = Seul le propriétaire de cette demande peut la rouvrir
refusal-other-number = Saisissez le numéro de l’autre demande, par exemple R-2026-0001
refusal-not-this-number = Saisissez le numéro de l’autre demande, pas de celle-ci
refusal-no-request = La demande { $of } n’existe pas
refusal-is-duplicate = { $of } a elle-même été close comme doublon
refusal-never-sent = Ce brouillon n’a jamais été soumis et ne peut pas être rouvert. Commencez un nouveau brouillon
refusal-ended-long-ago = La demande a été close il y a plus de 12 mois, le { $ended }. Commencez une nouvelle demande
refusal-not-in-procedure = Cette action n’est pas possible dans cette procédure : { $act }. Procédure : { $procedure }
refusal-not-now = Ce n’est pas possible maintenant : { $act }. La demande est à l’état « { $state } »
refusal-not-now-holder = Ce n’est pas possible maintenant : { $act }. La demande est à l’état « { $state } » et { $holder }
refusal-held = Ce n’est pas possible maintenant : { $act }. Motif : { $why }
refusal-wish-letters = L’identifiant d’espace de noms ne peut contenir que des lettres de a à z, des chiffres et des traits d’union (RFC 8141, 2)
refusal-wish-long = L’identifiant d’espace de noms doit compter de 3 à 32 caractères ; celui-ci en a plus de { $most } (RFC 8141, 2)
refusal-nid-differs = Le texte nomme l’identifiant { $found }, mais la demande porte sur { $nid }. Indiquez le même identifiant dans les deux
refusal-text-held = Le texte enregistré est disponible dans ce registre, et la demande part de lui
refusal-text-of = C’est le texte de { $other }, pas de { $nid }
refusal-not-held = Le texte de cet espace de noms n’est pas disponible dans ce registre ; une correction ne peut donc pas lui être
    comparée. Un opérateur doit d’abord importer le texte. Vous pouvez plutôt proposer une nouvelle version, et coller le texte
    enregistré comme point de départ
refusal-successor = { $word } : { $why }
refusal-successor-circle = { $successor } a lui-même été remplacé par cet espace de noms
refusal-note-first = Une première soumission n’a pas de note. Omettez la note
refusal-not-another = { $successor } n’est pas un autre espace de noms enregistré
refusal-most-successors = Saisissez au plus { $most } espaces de noms
refusal-drafts-max = Vos brouillons peuvent compter { $mib } Mio ensemble. Supprimez un brouillon inutile ou raccourcissez celui-ci
refusal-template-max = Le modèle ne doit pas dépasser { $most } octets
refusal-template-lines = Le modèle ne doit pas dépasser { $most } lignes
refusal-character = { $label } contient { $found } à la ligne { $line }, colonne { $column }, { $why }
thing-request = La demande { $number }
thing-question = Cette question
thing-thread = Ce fil
refusal-other-ended = { $of } est close ({ $ended }). Indiquez une demande ouverte ou enregistrée
refusal-question = Saisissez la question
refusal-your-answer = Saisissez votre réponse
refusal-say-changed = Décrivez ce qui a changé
refusal-body-words = Saisissez la déclaration de l’organisme
refusal-grounds = Saisissez les motifs de votre appel, et en quoi la décision vous concerne
refusal-state-lower = { $state ->
    [registered] enregistrée
    [declined] refusée
    [withdrawn] retirée
    [lapsed] caduque
    [duplicate] doublon
   *[obsolete] sans objet
}
refusal-only-parties = Cette action est réservée : { $act }. Peut la faire sur cette demande : { $who }
refusal-or = { $before }, ou bien { $next }
refusal-holder = { $state ->
    [draft] attend le titulaire
    [with_requester] attend le titulaire
    [ready] attend les opérateurs
   *[ended] est close
}
refusal-party = { $party ->
    [registrant] le titulaire
    [expert] un expert
    [lead] le responsable des experts
    [operator] un opérateur
    [representative] le représentant de l’organisme
    [clock] le système
    [conflicted] un expert en conflit d’intérêts
   *[other] le public
}
refusal-condition = { $condition ->
    [name_conflict] une demande antérieure pour le même identifiant est ouverte (RFC 8141, 6.2)
    [on_hold] la demande est suspendue
    [under_appeal] un appel est en cours
   *[escalated] transmise à l’échelon supérieur
}
refusal-act-submit = soumettre la demande
refusal-act-ask = demander des informations
refusal-act-answer = répondre
refusal-act-send-revision = soumettre une nouvelle révision
refusal-act-direct = consigner l’instruction de l’organisme
refusal-act-body-asks = consigner que l’organisme demande des modifications
refusal-act-body-declines = consigner que l’organisme refuse
refusal-act-complete = demander l’achèvement
refusal-act-close = clore la demande
refusal-act-reopen = rouvrir la demande
refusal-act-change-procedure = changer la procédure
refusal-act-appeal = faire appel
refusal-reopen-name-taken = urn:{ $nid } a été enregistré entre-temps par une autre demande ; cette demande ne peut pas être rouverte. Commencez une nouvelle demande pour un autre identifiant
refusal-name-taken = L’identifiant a été enregistré par une autre demande. Le titulaire doit d’abord en choisir un autre sur la page de la demande (RFC 8141, 6.2)
