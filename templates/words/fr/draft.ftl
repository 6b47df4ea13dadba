# Un brouillon : la liste de ses sections, et tout le texte sur une page.

task-saved = enregistré le { $time }
task-lede-draft = { $completed } sections remplies sur { $of }. Vos réponses sont conservées jusqu’à ce que vous les supprimiez ; vous pouvez
    partir et revenir.
task-lede-sent = Ce que vous modifiez est enregistré, et personne d’autre ne le voit avant que vous n’envoyiez un nouveau texte.
task-asked-html = <span class="turn registrant">À vous d’agir</span> : une question vous est posée.
task-correction = Une correction
task-correction-about = Une correction garde la version et le sens. Si le sens change, faites-en une nouvelle version ; votre texte reste.
task-make-version = En faire une nouvelle version
task-send-it = Soumettre
task-check-submit = Vérifier vos réponses et soumettre
task-left = { $count ->
    [0] Prêt
    [1] 1 point à corriger
   *[other] { $count } points à corriger
}
task-send-new-about = Les experts reçoivent le texte tel qu’il est dans les sections ci-dessus.
task-send-new = Envoyer le nouveau texte
task-send-answer = Envoyer la réponse
task-this-request = Cette demande
task-preview = Aperçu du modèle
task-way = Procédure : { $way }
task-team = { $count } personnes y travaillent ; inviter ou partager
task-team-open = { $count } personnes y travaillent ; un lien privé est ouvert
task-team-alone = Y travailler à plusieurs, ou partager un aperçu privé
task-team-alone-open = Y travailler à plusieurs, ou partager un aperçu privé (un lien est ouvert)
task-whole = Modifier tout le texte sur une page
task-as-text = Enregistrer en texte
task-as-email = Enregistrer en e‑mail pour votre propre messagerie
task-threads = { $count ->
    [one] { $count } fil ouvert
   *[other] { $count } fils ouverts
}

# Groupes de sections, et où en est une section.

task-group-before = Avant de commencer
task-group-describe = Décrire l’espace de noms
task-group-finish = Terminer
task-problem = Il y a un problème
task-not-started = Pas encore commencé
task-unchanged = Inchangé
task-changed-completed = Modifié, terminé
task-changed = Modifié
task-completed = Terminé
task-optional = Facultatif
task-filled = Rempli
task-testable = Rendre la syntaxe vérifiable
task-testable-hint = Vos règles sous forme de données, essayées sur des noms, et ce qu’un changement exclurait

# De quoi il s’agit, par quelle procédure, et où en est la demande.

draft-about-formal = un espace de noms formel
draft-about-informal = le prochain espace de noms informel
draft-about-revision = urn:{ $nid }, version { $version }
draft-about-correction = urn:{ $nid }, correction de la version { $version }
draft-about-registrant = urn:{ $nid }, changement de titulaire
draft-about-status = urn:{ $nid }, statut { $status }
draft-about-page = { $number } : { $title }
draft-way-community = communauté (RFC 8141, 6.2)
draft-way-standards = organisme de normalisation (RFC 8141, 6.2)
draft-way-fast-track = procédure accélérée (RFC 8141, 6.3)
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

# Tout le texte.

draft-sections-of = { $number } : sections
draft-public = Page publique
draft-saved = Enregistré. Vous pouvez partir et revenir.
draft-question = La question
draft-asks = { $who } demande : { $words }
draft-checks-say = Ce que dit la vérification
draft-nothing-to-fix = Rien à corriger.
draft-template = Le modèle d’enregistrement
draft-template-about = Le registre inscrit la version et la date à l’enregistrement.
draft-number-html = Écrivez <code>{"{{NID}}"}</code> là où figurera le numéro.
draft-repaired = Réparé ici, et pas encore enregistré.
draft-send-new = Envoyer un nouveau texte
draft-send-new-about = Les experts reçoivent le texte ci-dessus.
draft-answer = Répondre
draft-send-too = Envoyer aussi le texte ci-dessus comme nouveau texte
draft-save = Enregistrer
draft-save-check = Enregistrer et vérifier
draft-save-submit = Enregistrer et soumettre
draft-save-send = Enregistrer et envoyer
draft-save-answer = Enregistrer et envoyer la réponse
draft-see-whole = Voir toute la demande, ou la supprimer
draft-public-page = Page publique : commenter, historique, retirer
draft-newer = Une version plus récente
draft-newer-about = Cette révision part de la version { $base } ; la version { $newest } a été enregistrée depuis.
    Lisez-la, adaptez votre texte et prenez-la comme base.
draft-rebase = Partir de la version { $version }
draft-stale = Enregistré depuis une autre fenêtre
draft-stale-about = Ce brouillon a été enregistré depuis une autre fenêtre après que vous avez ouvert la page. Rien n’a été écrasé ; les deux textes sont ici.
draft-stale-same = Les deux textes ont les mêmes mots.
draft-stale-differs = Les différences
draft-stale-marks = Barré : ce qui est enregistré. Souligné : ce que vous avez saisi ici.
draft-stale-saved = Ce qui est enregistré
draft-stale-keep = Garder ce qui est enregistré
draft-stale-typed = Ce que vous avez saisi
draft-stale-save-mine = Enregistrer mon texte à la place
draft-f-note = Qu’avez-vous modifié ?
draft-f-answer = Votre réponse
draft-f-nid-hint = Lettres, chiffres et traits d’union, de 3 à 32 caractères
draft-f-nid-remark-hint = Le nom ; une remarque peut suivre sur les lignes suivantes
draft-f-statement = Déclaration
draft-f-statement-hint = Pourquoi le statut change, et ce que les utilisateurs devraient faire
draft-f-from-whom-hint = De qui à qui, et pourquoi
draft-f-new-registrant-hint = Le nouveau, tel que le registre l’imprimera

# Qui décide.

draft-way-page = La procédure
draft-way-title = La procédure de la demande
draft-way-lede = La plupart des demandes sont décidées par les experts désignés. Deux sortes ne le sont pas (RFC 8141, 6.2 et 6.3).
draft-way-settled = La demande est en route : seule la spécification d’une demande en procédure accélérée peut encore être nommée. Un opérateur
    peut changer la procédure une fois.
draft-way-who = Qui décide ?
draft-way-experts-html = <strong>Les experts.</strong> La voie habituelle
draft-way-body-html = <strong>Un organisme de normalisation.</strong> L’espace de noms doit devenir une norme ou une partie de norme ; les experts font rapport à
    l’organisme
draft-way-fast-html = <strong>Un organisme reconnu demande la procédure accélérée.</strong> Les experts ne font que conseiller. <a href="/bodies">Quels organismes sont
    reconnus</a>
draft-way-f-body = L’organisme
draft-way-f-body-hint = Par exemple l’IESG, ou l’organisme qui demande la procédure accélérée
draft-way-f-specification = Sa spécification
draft-way-f-specification-hint = En procédure accélérée : titre et numéro, ou une adresse (RFC 8141, 6.3 point 2)

# Des caractères qu’un bouton répare.

draft-repair-title-needed = { $count ->
    [one] { $count } caractère doit être réparé
   *[other] { $count } caractères doivent être réparés
}
draft-repair-title = { $count ->
    [one] { $count } caractère ressemble seulement à un autre, ou est invisible
   *[other] { $count } caractères ressemblent seulement à d’autres, ou sont invisibles
}
draft-repair-needed = Un texte publié n’a pas de caractères de commande, rien qui change son sens d’écriture, et aucun point de code sans
    signification.
draft-repair-others-stay = Les autres peuvent rester.
draft-repair-may-stay = Ils figurent dans des règles ou des exemples, d’après lesquels on écrit des programmes. Ils peuvent rester.
draft-repair-becomes-html = { $place } : <code>{ $before }</code> devient
    <code>{ $after }</code>
draft-repair-number = , réparation { $number }
draft-repair-more = Et { $count } autres du même genre.
draft-repair-all = { $count ->
    [1] Le réparer
   *[other] Réparer les { $count }
}
draft-repair-place = { $field }, ligne { $line }, colonne { $column }
draft-repair-remove = Retirer { $found } à la ligne { $line }
draft-repair-break = Couper la ligne { $line } à { $found }
draft-repair-blank = Écrire une espace au lieu de { $found } à la ligne { $line }
draft-repair-write = Écrire { $text } au lieu de { $found } à la ligne { $line }

# La fin.

draft-keep = Non, garder
draft-withdraw-page = Retirer la demande
draft-withdraw-title = Retirer { $number } ?
draft-withdraw-lede = { $title }. La demande prend fin ; ce qui a été envoyé reste public.
draft-withdraw = Retirer
draft-delete-page = Supprimer le brouillon
draft-delete-title = Supprimer { $number } ?
draft-delete-lede = { $title }. La demande n’a jamais été soumise. La suppression efface pour de bon :
draft-delete-text = son texte, avec les règles et les engagements à côté
draft-delete-team = le travail de { $names } ; ces personnes sont averties
draft-delete-links = les liens privés vers l’aperçu
draft-delete-invitations = { $count ->
    [one] { $count } invitation ouverte, et les liens privés vers l’aperçu
   *[other] { $count } invitations ouvertes, et les liens privés vers l’aperçu
}
draft-delete-emails = les e‑mails à son sujet qui sont conservés ici
draft-delete-stays = Ce qui reste : son numéro, que personne d’autre ne reçoit, et le fait que vous avez commencé et supprimé un brouillon. Les copies de la
    base de données gardent ce qu’elles avaient jusqu’à ce qu’elles soient écrasées.
draft-delete = Supprimer pour de bon
