# Pourquoi une chose n’a pas été faite : cases.
refusal-no-decision = Il n’y a pas de décision dont on puisse faire appel, ou deux mois se sont écoulés
refusal-no-appeal = Aucun appel n’est en cours
refusal-own-appeal = Vous avez fait appel ; personne ne décide de son propre appel
refusal-only-correction = Seule une correction est publiée sans examen
refusal-cite = Citez ce sur quoi repose le motif, par exemple RFC 8141, 6.4.2
refusal-no-rfc = La RFC { $rfc } ne figure pas dans la liste des RFC tenue ici. Corrigez le numéro, ou donnez l’adresse du document
refusal-body-unlisted = { $body } ne figure pas dans la liste des organismes reconnus par l’IESG (RFC 8141, 6.3)
refusal-no-specification = La demande ne renvoie à aucune spécification (RFC 8141, 6.3, point 2)
refusal-heir-waits = Le nouveau titulaire n’a pas encore accepté ; un e‑mail a été envoyé à { $heir }
refusal-notice-runs = L’avis public court jusqu’au { $day }
refusal-two-experts = Lorsque le titulaire actuel est injoignable, deux experts doivent n’avoir aucune objection
refusal-only-its-operator = Seul l’opérateur de cette demande peut le faire
refusal-only-operator = Seul un opérateur peut le faire
refusal-type-to-confirm = Saisissez { $wanted } pour confirmer
refusal-you-decided = Vous avez décidé de cette demande ; un autre opérateur l’enregistre
refusal-you-reviewed = Vous avez examiné cette demande ; un autre opérateur l’enregistre
refusal-not-approved = Le responsable n’a pas approuvé le texte actuel ; renvoyez la demande en examen
refusal-not-completed = L’organisme demandeur n’a pas demandé l’achèvement pour le texte actuel ; renvoyez la demande
thing-text = Le texte
refusal-draft-saved = Le brouillon a été enregistré depuis que vous avez ouvert cette page ; relisez-le avant de le soumettre
refusal-verify-first = Confirmez d’abord votre adresse ; le lien se trouve dans l’e‑mail que nous vous avons envoyé
refusal-account-closed = Ce compte est fermé
refusal-name-body = Nommez l’organisme qui demande la procédure accélérée (RFC 8141, 6.3)
refusal-same-words = Le brouillon a les mêmes mots que le dernier texte envoyé ; enregistrez d’abord une modification
refusal-correction-no-review = Une correction ne demande pas d’examen : publiez-la, ou demandez au titulaire d’en faire une nouvelle version
refusal-needs-specification = La procédure accélérée exige un renvoi à la spécification ; demandez-le au titulaire (RFC 8141, 6.3, point 2)
refusal-file-evidence = Versez d’abord au dossier ce qui a été tenté pour joindre le titulaire actuel
refusal-choose-expert = Choisissez au moins un expert
refusal-choose-from-experts = Choisissez dans la liste des experts
refusal-not-reported = Les experts n’ont pas rendu de rapport sur le texte actuel
refusal-no-copy = L’instruction est au dossier, mais pas la copie du rapport des experts ; il faut les deux (RFC 8141, 6.2)
refusal-no-direction = La copie du rapport est au dossier, mais pas l’instruction ; il faut les deux (RFC 8141, 6.2)
refusal-neither = Ni l’instruction de l’organisme ni une copie du rapport des experts n’est au dossier (RFC 8141, 6.2)
refusal-new-text = Le texte { $current } est arrivé depuis que vous avez ouvert cette page ; vous regardiez le texte { $seen }
refusal-text-of-another = Le texte { $number } a été envoyé pour autre chose que ce que la demande vise à présent ; le titulaire envoie d’abord un nouveau texte
refusal-not-in-review = Les avis s’écrivent pendant l’examen des experts ; la demande est à l’état « { $state } »
refusal-only-registrant-text = Seul le titulaire de cette demande peut en modifier le texte
refusal-text-fixed = Le texte ne peut pas être modifié tant que la demande est à l’état « { $state } »
refusal-track-once = La procédure a déjà été changée une fois ; elle ne peut l’être qu’une fois
refusal-track-unchanged = La procédure de cette demande n’a pas été changée
refusal-on-this-track = La demande suit déjà cette procédure
refusal-one-line = Au plus { $most } caractères sur une seule ligne
refusal-name-standards-body = Nommez l’organisme de normalisation, par exemple IESG
refusal-name-asking-body = Nommez l’organisme qui demande
refusal-reason-published = Saisissez le motif ; il est publié
refusal-type-number = Saisissez le numéro affiché dans l’aperçu, par exemple urn-10
refusal-another-number = { $typed } n’est plus le prochain numéro. Le prochain est { $next }. Vérifiez de nouveau l’aperçu, puis saisissez { $next }
refusal-despite-appeal = Expliquez en au moins une phrase pourquoi vous publiez malgré un recours ouvert ; le motif est public
refusal-reasons-sentence = Motivez la décision par au moins une phrase ; les motifs sont publiés avec elle
refusal-reasons = Saisissez les motifs de la décision
refusal-max-bytes = Le texte ne doit pas dépasser { $most } octets
refusal-you-proposed = Vous l’avez proposé ; un second expert doit donner son accord
refusal-not-proposed = Le responsable n’a pas proposé de refuser le texte actuel
refusal-proposer-left = La personne qui l’a proposé n’est plus responsable de cette demande ; un responsable le propose à nouveau
refusal-unsent-comments = Vous avez des commentaires non envoyés ; envoyez-les ou supprimez-les d’abord
refusal-lead-by-name = Vous répondez sans votre nom sur cette demande ; un responsable qui décide le fait sous son nom
refusal-disclose-first = Dites d’abord si vous avez un conflit d’intérêts
refusal-only-owner-withdraws = Seule la personne qui a commencé cette demande la retire ; vous pouvez la quitter sur la page de son équipe
refusal-only-owner-goes-on = Seule la personne qui a commencé cette demande peut revenir sur son retrait
refusal-other-number = Saisissez le numéro de l’autre demande, par exemple R-2026-0001
refusal-not-this-number = Saisissez le numéro de l’autre demande, pas de celle-ci
refusal-no-request = Il n’y a pas de demande { $of }
refusal-is-duplicate = { $of } est elle-même un doublon
refusal-lapsed-long-ago = La demande est caduque depuis plus de 12 mois, depuis le { $since } ; commencez-en une nouvelle
refusal-never-sent = Elle n’a jamais été soumise ; reprenez son texte dans un nouveau brouillon
refusal-ended-long-ago = Elle a pris fin il y a plus de 12 mois, le { $ended } ; commencez-en une nouvelle
refusal-body-decides = Un organisme de normalisation décide de cette demande ; les experts lui envoient leur rapport (RFC 8141, 6.2)
refusal-experts-comment = Dans la procédure accélérée, une question d’expert n’arrête pas la demande. Posez-la dans un commentaire
refusal-experts-advise = Dans la procédure accélérée, les experts conseillent et ne décident pas ; l’organisme demandeur demande l’achèvement (RFC 8141, 6.3)
refusal-not-on-track = Cette action n’est pas prévue dans cette procédure : { $act }. Procédure : { $way }
refusal-not-now = Ce n’est pas possible maintenant : { $act }. La demande est à l’état « { $state } », { $turn }
refusal-held = Ce n’est pas possible maintenant : { $act }. Motif : { $why }
refusal-needs-consent = La correction change ce que dit le texte ; elle peut être publiée quand { $words }
refusal-wish-letters = L’identifiant d’espace de noms ne peut contenir que des lettres de a à z, des chiffres et des traits d’union (RFC 8141, 2)
refusal-wish-long = L’identifiant d’espace de noms doit compter de 3 à 32 caractères ; celui-ci en a plus de { $most } (RFC 8141, 2)
refusal-nid-unknown = Aucun espace de noms { $nid } n’est enregistré
refusal-text-held = Le texte enregistré est conservé ici ; la demande part de lui
refusal-text-of = C’est le texte de { $other }, pas de { $nid }
refusal-not-held = Le texte de cet espace de noms n’est pas conservé ici, et rien ne peut donc lui être comparé : un opérateur doit d’abord le reprendre. Vous pouvez proposer plutôt une nouvelle version, et coller le texte enregistré comme point de départ
refusal-not-held-heir = Le texte de cet espace de noms n’est pas conservé ici. Collez-le : la demande part de lui, et les nouvelles indications sur le titulaire y sont écrites
refusal-heir-email = Saisissez l’adresse e‑mail du nouveau titulaire, sous la forme nom@example.org
refusal-no-nid-word = { $word } n’est pas un identifiant d’espace de noms
refusal-not-another = { $successor } n’est pas un autre espace de noms enregistré
refusal-most-successors = Au plus { $most } espaces de noms peuvent prendre sa place
refusal-template-max = Le modèle ne doit pas dépasser { $most } octets
refusal-character = { $label } contient { $found } à la ligne { $line }, colonne { $column }, { $why }
thing-request = La demande { $number }
thing-thread = Ce fil
thing-section = Cette section
refusal-decides-appeal = { $stage ->
    [iesg] L’IESG décide d’un appel qui lui est adressé ;
   *[lead] Le responsable des experts décide d’un appel qui lui est adressé ;
} seul peut consigner la décision : { $party }
refusal-every-point = Dites de chaque point s’il est rempli, ou d’aucun : { $point }
refusal-not-met = Vous approuvez la demande, et dites ici que ce point n’est pas rempli
refusal-report = Saisissez le rapport
refusal-part-empty = « { $part } » est encore vide
refusal-say-met = Dites si ce point est rempli : { $point }
refusal-only-experts = Seuls des experts désignés, nommés et sans conflit d’intérêts, examinent une demande
refusal-conflict = Vous avez déclaré un conflit d’intérêts. { $why }
refusal-name-stands = Votre nom ou votre adresse figure dans ce texte, et vous répondez sans votre nom sur cette demande. Publiez-le tel quel, ou modifiez-le ; ce qui est envoyé reste public pour toujours
refusal-other-ended = { $of } est terminée ({ $ended }) ; nommez-en une qui se poursuit, ou qui est enregistrée
refusal-not-confirmed = Personne n’a encore confirmé que le demandeur parle au nom de cet espace de noms. Son contact le confirme par le lien reçu, ou un opérateur consigne la preuve
refusal-denied = Un contact publié de cet espace de noms dit que le demandeur ne parle pas en son nom. Son contact le confirme par le lien reçu, ou un opérateur consigne la preuve
refusal-question = Saisissez la question
refusal-your-answer = Saisissez votre réponse
refusal-say-changed = Dites ce qui a changé
refusal-body-words = Saisissez le texte de l’organisme
refusal-defect = Nommez le défaut
refusal-correction-reason = Saisissez le motif ; il est publié avec la correction
refusal-grounds = Dites pourquoi la décision devrait être différente, et en quoi elle vous concerne
refusal-appeal-reasons = Saisissez les motifs de la décision
refusal-state = { $state ->
    [draft] Brouillon
    [intake] Vérification à la réception
    [review] Examen par les experts
    [with_requester] En attente du demandeur
    [ready] Prête à être enregistrée
    [registered] Enregistrée
    [declined] Refusée
    [withdrawn] Retirée
    [with_body] Auprès de l’organisme de normalisation
    [lapsed] Caduque
   *[duplicate] Doublon
}
refusal-advisory-review = Examen consultatif
refusal-state-lower = { $state ->
    [registered] enregistrée
    [declined] refusée
    [withdrawn] retirée
    [lapsed] caduque
   *[duplicate] doublon
}
refusal-only-parties = Cette action est réservée : { $act }. Peut la faire sur cette demande : { $who }
refusal-or = { $before }, ou bien { $next }
refusal-turn = { $state ->
    [draft] c’est au titulaire d’agir
    [with_requester] c’est au titulaire d’agir
    [intake] c’est aux opérateurs d’agir
    [ready] c’est aux opérateurs d’agir
    [review] c’est aux experts d’agir
    [with_body] c’est à l’organisme de normalisation d’agir
   *[ended] elle est terminée
}
refusal-party = { $party ->
    [registrant] le titulaire
    [expert] un expert
    [lead] le responsable des experts
    [operator] un opérateur
    [representative] le représentant de l’organisme
    [clock] l’horloge
    [conflicted] un expert en conflit d’intérêts
   *[other] le public
}
refusal-way = { $way ->
    [community] Communauté (RFC 8141, 6.2)
    [standards] Organisme de normalisation (RFC 8141, 6.2)
   *[fast_track] Procédure accélérée (RFC 8141, 6.3)
}
refusal-overlay = { $overlay ->
    [contended] une autre demande vise le même nom ; cela est réglé d’abord (RFC 8141, 6.2)
    [court_hold] une décision de justice la suspend (RFC 8141, 5.1)
    [under_appeal] un appel est déjà en cours
   *[escalated] transmise à l’échelon supérieur
}
refusal-consents = { $missing ->
    [yes-yes] un second opérateur et un expert auront consenti
    [yes-no] un second opérateur aura consenti
   *[no-yes] un expert aura consenti
}
refusal-act-submit = la soumettre
refusal-act-open-review = ouvrir l’examen
refusal-act-ask = interroger le titulaire
refusal-act-answer = répondre
refusal-act-send-snapshot = envoyer un nouveau texte
refusal-act-approve = l’approuver
refusal-act-report = faire rapport à l’organisme de normalisation
refusal-act-direct = consigner l’instruction de l’organisme
refusal-act-body-asks = consigner que l’organisme demande des modifications
refusal-act-body-declines = consigner que l’organisme refuse
refusal-act-propose-decline = proposer de la refuser
refusal-act-decline = donner son accord au refus
refusal-act-complete = demander l’achèvement
refusal-act-register = l’enregistrer
refusal-act-send-back = la renvoyer
refusal-act-withdraw = la retirer
refusal-act-lapse = la laisser devenir caduque
refusal-act-call-duplicate = la déclarer en doublon
refusal-act-reopen = la reprendre
refusal-act-correct = publier la correction
refusal-act-change-track = changer de procédure
refusal-act-take-back-duplicate = revenir sur la déclaration de doublon
refusal-act-go-on = revenir sur sa fin
refusal-act-appeal = faire appel
refusal-act-uphold-decision = décider que la décision est maintenue
refusal-act-grant-appeal = accueillir un appel
