# Ce qui a été dit d’une demande : fils, positions, ce qui s’est passé, et la décision.
talk-list = Liste d’examen
talk-list-label = Messages de la liste d’examen
talk-from-list = de la liste
talk-list-reply-html = Répondre sur la liste<span class="vh"> à { $author }</span>
talk-list-send-html = Envoyer à la liste<span class="vh"> : votre réponse à { $author }</span>
talk-list-hint = Publique. La réponse est envoyée par e‑mail à la liste d’examen en réponse à ce message, et affichée ici.
talk-list-title = Répondre sur la liste d’examen
talk-questions = Questions et réponses
talk-question-by = { $by } a demandé, { $at }
talk-answer-by = { $by } a répondu, { $at }
talk-question-open = Pas encore de réponse.
talk-request = La demande
talk-position = Avis
talk-nobody = personne
talk-label = Fil sur { $about }, ouvert par { $by }
talk-position-quote = { $expert } : { $position }. { $reasons }
talk-position-kind = { $position ->
    [approve] Approbation
    [no_objection] Pas d’objection
   *[discuss] À discuter
}
talk-person = { $name } ({ $role })
talk-role = { $role ->
    [registrant] titulaire
    [expert] expert
    [lead] responsable des experts
    [operator] opérateur
    [representative] représentant de l’organisme
    [liaison] agent de liaison
    [contact] indiqué dans l’enregistrement
    [clock] système
    [conflicted] expert en conflit d’intérêts
    [affected] partie concernée
    [person] personne
   *[public] membre du public
}
talk-all = La demande entière
talk-resolved = clos
talk-done = marqué comme traité par le titulaire
talk-done-unsent = marqué comme traité par le titulaire, pas encore dans une révision soumise
talk-applied = appliquée dans la révision { $text }
talk-open = ouvert
talk-line = { $about }, { $by } :
talk-on-text = sur la révision { $text }
talk-gone = Le passage auquel se rapporte ce commentaire a changé.
talk-by-email = { $role }, par e‑mail
talk-archive = dans l’archive de la liste
talk-struck-own = rétracté par son auteur
talk-suggested = Modification suggérée :
talk-use-html = Appliquer la suggestion<span class="vh"> pour { $about }</span>
talk-strike-html = Rétracter<span class="vh"> : votre commentaire dans { $label }</span>
talk-retract-reason = Motif (public ; le commentaire reste lisible, barré)
talk-retract = Rétracter
talk-save-html = Enregistrer la réponse<span class="vh"> : { $label }</span>
talk-suggest-html = Suggérer une modification<span class="vh"> : { $label }</span>
talk-mark-done-html = Marquer comme traité<span class="vh"> : { $label }</span>
talk-open-again-html = Rouvrir<span class="vh"> : { $label }</span>
talk-resolve-html = Clore<span class="vh"> : { $label }</span>
talk-next-html = Suivant ouvert<span class="vh"> après { $label }</span>
talk-reply-html = Répondre<span class="vh"> : { $label }</span>
talk-your-answer = Votre réponse
talk-send-html = Publier la réponse<span class="vh"> : { $label }</span>
talk-in-discussion = (dans la discussion)
talk-count-resolved = { $count ->
    [one] { $count } clos
   *[other] { $count } clos
}
talk-count-open = { $count ->
    [one] { $count } ouvert
   *[other] { $count } ouverts
}
talk-none-open = aucun ouvert
talk-earlier = { $count } événements antérieurs
talk-advice = Conseils des experts
talk-positions = Avis
talk-earlier-positions = { $count ->
    [one] 1 avis antérieur
   *[other] { $count } avis antérieurs
}
talk-advice-about = En procédure accélérée, l’avis des experts ne bloque pas l’enregistrement (RFC 8141, 6.3).
talk-holds = ouvert : bloque une approbation
talk-outdated = dépassé : une révision plus récente a été soumise
talk-left = n’est plus un expert désigné
talk-lead-answered = Réponse du responsable :
talk-merged-html = Fusionnée avec cette demande : <a href="{ $href }">{ $number }</a>. Sa discussion reste sur sa propre page.
talk-merged-said-html = Fusionnée avec cette demande : <a href="{ $href }">{ $number }</a>, avec { $threads }. Sa discussion reste
    sur sa propre page.
talk-thread-resolved = 1 fil, clos
talk-thread-open = 1 fil ouvert
talk-threads = { $all } fils, dont { $open } ouverts
talk-colon = {" : "}
decision-by = Décidé par
decision-on = Date
decision-about = Objet
decision-text = Révision { $text }
decision-reasons = Motifs
decision-cite = Cité dans les motifs :
decision-title = Décision sur { $number }
decision-eyebrow = Décision
decision-open = { $count ->
    [0] Aucun fil n’est resté ouvert.
    [one] Un fil est resté ouvert.
   *[other] { $count } fils sont restés ouverts.
}
decision-discussion = Discussion
decision-discussion-day = Jour { $day } sur { $days } ; prévue jusqu’au { $date }
decision-discussion-ended = { $days } jours, terminés le { $date }
decision-positions = Avis au moment de la décision
decision-objection = objection ouverte
decision-threads = Fils ouverts au moment de la décision
decision-record = Cette page montre ce qui a été enregistré avec la décision. Les changements ultérieurs ne la modifient pas. SHA-256 des octets de l’enregistrement (UTF-8), que le fichier JSON de la demande contient sous record_text :
decision-record-hidden = Cette page montre ce qui a été enregistré avec la décision. L’enregistrement lui-même et son empreinte ne sont pas publics, parce qu’il porte sur une révision occultée.
decision-digest = SHA-256 des octets du texte soumis (UTF-8)
decision-all = Toutes les décisions sur cette demande
decision-appeals = Appels
decision-request = Demande et discussion
decision-overturned = Annulée en appel le { $date }.
decision-reopened = N’est plus en vigueur depuis le { $date } : la demande a été rouverte.
decision-sent-back = N’est plus en vigueur depuis le { $date } : les opérateurs ont renvoyé la demande aux experts.
decision-revised = Plus en vigueur depuis le { $date } : une nouvelle révision a été soumise.
decision-what = { $act ->
    [approved] Approuvée par les experts désignés
    [declined] Refusée par les experts désignés
    [reported] Transmise avec un rapport à l’organisme de normalisation, qui décide
    [directed] À enregistrer, sur instruction de l’organisme de normalisation
    [body_declined] Refusée par l’organisme de normalisation
    [completion_asked] Menée à terme en procédure accélérée par l’organisme qui la demande
    [closed] Close
    [appeal_rejected] Appel rejeté
    [appeal_granted] Appel accueilli
    [status_changed] Statut de l’espace de noms modifié
   *[corrected] Publiée comme correction
}
decision-by-lead = { $lead }, responsable des experts, avec l’accord de { $second }
decision-by-clock = système (délai expiré)
decision-by-role = { $name }, { $role }
decision-rfc = RFC { $rfc }{ $year }
decision-rfc-obsoleted = RFC { $rfc }{ $year }, rendue obsolète par { $by }
decision-rfc-and = { $first } et { $next }
decision-rfc-newer = RFC { $rfc } (plus récente que la liste des RFC de ce programme)
decision-rfc-never = RFC { $rfc } (n’existe pas)
