# La page d’un brouillon.

task-saved = enregistré le { $time }
task-lede-sent = Vos modifications sont enregistrées et restent privées jusqu’à ce que vous soumettiez une nouvelle révision.
task-asked-html = <span class="holder registrant">Action requise</span> : vous avez une question à laquelle répondre.
task-correction-about = Une correction ne change ni la version ni le sens. Si le sens change, demandez une nouvelle version ;
    votre texte est repris.
task-make-version = Demander plutôt une nouvelle version
task-preview = Aperçu du modèle
task-procedure = Procédure : { $procedure }
task-team = { $count } collaborateurs
task-team-alone = Inviter des collaborateurs
task-as-text = Enregistrer en texte
task-as-email = Enregistrer comme e‑mail à envoyer vous-même
task-contacts = Vous n’êtes pas connu pour cet espace de noms, ou votre texte nomme un autre titulaire. Après la soumission, les contacts de la version actuelle sont interrogés par e‑mail sur la modification.
task-contacts-private = Vous n’êtes pas connu pour cet espace de noms. Après la soumission, les contacts de la version actuelle sont interrogés par e‑mail sur la modification. La demande reste privée jusqu’à ce que l’un d’eux l’accepte ou qu’un opérateur ouvre l’examen.

# De quoi il s’agit, par quelle procédure, et où en est la demande.

draft-about-formal = un espace de noms formel
draft-about-informal = le prochain espace de noms informel
draft-about-revision = urn:{ $nid }, version { $version }
draft-about-correction = urn:{ $nid }, correction de la version { $version }
draft-about-status = urn:{ $nid }, statut { $status }
draft-about-page = { $number } : { $title }
draft-procedure-community = communauté (RFC 8141, 6.2)
draft-procedure-standards = organisme de normalisation (RFC 8141, 6.2)
draft-procedure-fast-track = procédure accélérée (RFC 8141, 6.3)
draft-state-draft = Brouillon
draft-state-intake = Vérification à la réception
draft-state-review = Examen par les experts
draft-state-advisory = Examen consultatif
draft-state-with-requester = En attente du demandeur
draft-state-ready = Prête à être enregistrée
draft-state-registered = Enregistrée
draft-state-declined = Refusée
draft-state-withdrawn = Retirée
draft-state-with-body = Auprès de l’organisme de normalisation
draft-state-lapsed = Caduque
draft-state-duplicate = Doublon
draft-state-obsolete = Sans objet

# Enregistrer, vérifier et envoyer.

draft-lede = Rien n’est soumis tant que vous n’utilisez pas le bouton à la fin de la page.
draft-saved = Enregistré. Vous pouvez partir et revenir à tout moment.
draft-asks = { $who } demande : { $text }
draft-repaired = Réparé ici, mais pas encore enregistré.
draft-send-new-about = Les experts reçoivent le texte ci-dessus.
draft-send-too = Soumettre aussi le texte ci-dessus comme nouvelle révision
draft-save = Enregistrer
draft-save-check = Enregistrer et vérifier
draft-save-answer = Enregistrer et envoyer la réponse
draft-see-whole = Voir ou supprimer la demande
draft-public-page = Page publique : commenter, historique, retirer
draft-newer = Une version plus récente a été enregistrée
draft-newer-about = Cette demande part de la version { $base }. La version { $newest } a été enregistrée depuis. Lisez la nouvelle
    version, adaptez votre texte et prenez-la comme base.
draft-rebase = Prendre la version { $version } comme base
draft-stale = Enregistré depuis une autre fenêtre
draft-stale-differs = Différences
draft-stale-marks = Barré : le texte enregistré. Souligné : votre texte.
draft-stale-saved = Texte enregistré
draft-stale-keep = Garder le texte enregistré
draft-stale-typed = Votre texte : { $label }
draft-stale-save-mine = Enregistrer mon texte à la place
draft-f-note = Qu’avez-vous modifié ?
draft-f-answer = Votre réponse
draft-f-nid-remark-hint = L’identifiant d’espace de noms. Des remarques peuvent suivre sur les lignes suivantes
draft-f-statement = Déclaration
draft-f-statement-hint = Pourquoi le statut change, et ce que les utilisateurs devraient faire

# Qui décide.

draft-procedure-lede = La plupart des demandes sont décidées par les experts désignés. Il y a deux exceptions (RFC 8141, 6.2 et 6.3).
draft-procedure-settled = La procédure d’une demande soumise est fixée. Pour une demande en procédure accélérée, vous pouvez encore
    indiquer le document. Un opérateur peut changer la procédure une fois.
draft-procedure-who = Qui décide ?
draft-procedure-experts-html = <strong>Les experts désignés.</strong> La procédure habituelle
draft-procedure-body-html = <strong>Un organisme de normalisation.</strong> Pour les espaces de noms d’une norme existante ou future.
    Les experts font rapport à l’organisme
draft-procedure-fast-html = <strong>Procédure accélérée pour un organisme reconnu.</strong> Les experts ne font que conseiller.
    <a href="/bodies">Liste des organismes reconnus</a>
draft-procedure-f-body-hint = Par exemple l’IESG, ou l’organisation qui demande la procédure accélérée
draft-procedure-f-specification-hint = Exigée en procédure accélérée : titre et numéro, ou une adresse (RFC 8141, 6.3 point 2)

# Des caractères qu’un bouton répare.

draft-repair-title-needed = { $count ->
    [one] { $count } caractère doit être réparé
   *[other] { $count } caractères doivent être réparés
}
draft-repair-title = { $count ->
    [one] { $count } caractère ressemble seulement à un autre, ou est invisible
   *[other] { $count } caractères ressemblent seulement à d’autres, ou sont invisibles
}
draft-repair-needed = Un texte publié ne doit contenir ni caractères de commande, ni caractères qui changent le sens d’écriture,
    ni points de code non attribués.
draft-repair-others-stay = Les autres caractères peuvent rester.
draft-repair-may-stay = Ces caractères figurent dans des règles ou des exemples, d’après lesquels on écrit des programmes. Ils
    peuvent rester.
draft-repair-becomes-html = { $place } : <code>{ $before }</code> devient
    <code>{ $after }</code>
draft-repair-number = , réparation { $number }
draft-repair-more = Et { $count } autres.
draft-repair-all = { $count ->
    [1] Le réparer
   *[other] Réparer les { $count }
}
draft-repair-place = { $field }, ligne { $line }, colonne { $column }
draft-repair-remove = Retirer { $found } à la ligne { $line }
draft-repair-break = Remplacer { $found } par un saut de ligne à la ligne { $line }
draft-repair-blank = Remplacer { $found } par une espace à la ligne { $line }
draft-repair-write = Remplacer { $found } par { $text } à la ligne { $line }

# La fin.

draft-keep = Annuler
draft-withdraw-title = Retirer { $number } ?
draft-withdraw-lede = { $title }. La demande sera close. Tout ce qui a été soumis reste public.
draft-withdraw-lede-private = { $title }. La demande sera close. Elle reste privée.
draft-delete-title = Supprimer { $number } ?
draft-delete-lede = { $title }. Ce brouillon n’a jamais été soumis. Sa suppression efface définitivement :
draft-delete-text = son texte, avec ses règles
draft-delete-team = le travail de { $names } ; ces personnes sont averties
draft-delete-invitations = { $count ->
    [one] { $count } invitation ouverte,
   *[other] { $count } invitations ouvertes,
}
draft-delete-emails = les e‑mails conservés à son sujet
draft-delete-stays = Le numéro du brouillon n’est pas réutilisé, et l’historique montre que vous avez créé et supprimé un
    brouillon. Les sauvegardes de la base de données contiennent le brouillon jusqu’à ce qu’elles soient écrasées.
draft-delete = Supprimer définitivement
